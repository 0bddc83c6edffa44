import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { rejected } from '../../domain/ledger.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { recordChange } from '../audit/store.ts'
import { lockParts, type Part, appendEntries } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { lockSubmitted, submissionOf } from './store.ts'
import { revoke } from './revoke.ts'
import { changeState, type Staff } from './store.ts'

export type Rejection = { paymentId: string; comparedUtr?: string; reason: RejectReason; text?: string }

/**
 * Rejects a payment that is not on the bank statement: its UTR is free again, it no longer confirms its bookings, and the
 * devotee gets an email with the reason.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, UTR_CHANGED, REFUND_SENT if its money was already sent back
 */
export const rejectPayment = (
  db: Db,
  staff: Staff,
  { paymentId, comparedUtr, reason, text }: Rejection,
  { at }: Pick<Moment, 'at'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const payment = await lockSubmitted(tx, paymentId, comparedUtr)
    if (payment.state === 'REJECTED') return
    const parts = await lockParts(tx, payment.id)
    const verifiedParts = parts.filter(({ share }) => share.verified)
    await revoke(tx, payment, verifiedParts, 'PAYMENT_NOT_RECEIVED', { at })
    const detail = { utr: payment.utr, reason, ...(text && { text }) }
    await appendEntries(
      tx,
      at,
      parts.map(({ share, booking }) => ({
        bookingId: booking.id,
        paymentId,
        entry: rejected(share.part),
        detail,
      })),
    )
    const submission = submissionOf(payment)
    await changeState(tx, payment, { state: 'REJECTED', ...submission, rejectedAt: at, reason, text: text || null })
    const unconfirmed = payment.purpose === 'ADVANCE' ? parts : parts.filter(restsOnThis)
    if (unconfirmed.length > 0)
      await tx
        .updateTable('bookings')
        .set({ verified: false })
        .where(
          'id',
          'in',
          unconfirmed.map(({ booking }) => booking.id),
        )
        .execute()
    const change = { action: 'payment_rejected', subjectId: paymentId, from: {}, to: detail, at }
    await recordChange(tx, { actorId: staff.id, ...change })
    await queueEmailTo(tx, payment.userId, at, (name) => ({
      kind: 'payment_rejected',
      content: {
        name,
        reference: payment.reference,
        utr: payment.utr,
        amount: payment.amountPayable,
        reason,
        ...(text && { reasonText: text }),
        ...(verifiedParts.length > 0 && { wasVerified: true }),
        paymentId,
      },
    }))
  })

/** Whether a booking is confirmed only by this balance: its advance was rejected, and without this it is not paid in full. */
const restsOnThis = ({ share, booking }: Part): boolean =>
  booking.payment_state === 'REJECTED' && booking.received - share.received < booking.price

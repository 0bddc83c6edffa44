import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { rejected } from '../../domain/ledger.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { emailDueAfter } from '../../domain/undo.ts'
import { recordChange } from '../audit/store.ts'
import { lockParts, type Part, appendEntries } from '../ledger/store.ts'
import type { AuditMoment } from '../moment.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { lockSubmitted, submissionOf } from './store.ts'
import { forgetImport } from './forget-import.ts'
import { revoke } from './revoke.ts'
import { refuseHandled, storeUndo, type Undoable, type UndoUntil } from './store-undo.ts'
import { changeState, type Staff } from './store.ts'

export type Rejection = {
  paymentId: string
  comparedUtr?: string
  reason: RejectReason
  text?: string
} & Undoable

/**
 * Rejects a payment that is not on the bank statement: its UTR is free again, it no longer confirms its bookings, and the
 * devotee gets an email with the reason.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, PAYMENT_HANDLED, UTR_CHANGED, REFUND_SENT if its money was already sent back
 */
export const rejectPayment = (
  db: Db,
  staff: Staff,
  { paymentId, comparedUtr, reason, text, undoable = false }: Rejection,
  moment: AuditMoment,
): Promise<UndoUntil> =>
  inTransaction(db, async (tx) => {
    const { at } = moment
    const payment = await lockSubmitted(tx, paymentId, comparedUtr)
    if (undoable) await refuseHandled(tx, payment)
    if (payment.state === 'REJECTED') return { undoUntil: null }
    if (payment.state === 'VERIFIED') await forgetImport(tx, payment.id)
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
    const change = { action: 'payment_rejected', subjectId: paymentId, from: {}, to: detail } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    // What confirmed a booking is not found again by an undo.
    const canBeUndone = undoable && verifiedParts.length === 0 && unconfirmed.every(({ booking }) => !booking.verified)
    const dueAt = canBeUndone ? new Date(emailDueAfter(at.getTime())) : undefined
    const content = {
      reference: payment.reference,
      utr: payment.utr,
      amount: payment.amountPayable,
      reason,
      ...(text && { reasonText: text }),
      ...(verifiedParts.length > 0 && { wasVerified: true }),
      paymentId,
    }
    const write = (name: string) => ({ kind: 'payment_rejected' as const, content: { name, ...content } })
    await queueEmailTo(tx, payment.userId, at, write, { paymentId, dueAt })
    const did = { kind: 'REJECTED', verified: [], confirmed: [] } as const
    return { undoUntil: canBeUndone ? await storeUndo(tx, staff, paymentId, did, { at }) : null }
  })

/** Whether a booking is confirmed only by this balance: its advance was rejected, and without this it is not paid in full. */
export const restsOnThis = ({ share, booking }: Part): boolean =>
  booking.payment_state === 'REJECTED' && booking.received - share.received < booking.price

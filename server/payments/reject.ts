import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { rejected } from '../../domain/ledger.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { type Act, standingVerifications, startAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import { appendEntries, lockParts, type Part } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { lacksPaymentAlone } from './booking-emails.ts'
import { confirmBookings } from './confirm-bookings.ts'
import { settlingOf } from './settlement.ts'
import { referenceOf } from './named-payment.ts'
import { changeState, lockSubmitted, type Staff, submissionOf } from './store.ts'
import { takeBack } from './take-back.ts'
import { refuseHandled } from './verify.ts'

export type Rejection = {
  paymentId: string
  comparedUtr?: string
  reason: RejectReason
  text?: string
  /** As for a verification, but a rejection that takes a confirmation back cannot be undone. */
  undoable?: boolean
  /** Another email tells the devotee what follows. */
  silent?: true
}

/**
 * Rejects a payment that is not on the bank statement: its UTR becomes free, it no longer confirms its bookings, and the devotee
 * gets an email with the reason. Returns the act, unless the payment was already rejected.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, PAYMENT_HANDLED, UTR_CHANGED, REFUND_SENT if its money was already sent back
 */
export const rejectPayment = (
  db: Db,
  staff: Staff,
  { paymentId, comparedUtr, reason, text, undoable = false, silent }: Rejection,
  moment: Moment,
): Promise<Act | undefined> =>
  inTransaction(db, async (tx) => {
    const { at } = moment
    const locked = await lockSubmitted(tx, paymentId, comparedUtr)
    if (undoable) await refuseHandled(tx, locked)
    if (locked.state === 'REJECTED') return undefined
    const before = await lockParts(tx, paymentId)
    // An undo could not restore the confirmation of a booking.
    const isFinal = before.some(({ share, booking }) => share.verified || booking.verified)
    const act = await startAct(tx, staff, { kind: 'REJECT', paymentId, undoable: undoable && !isFinal }, moment)
    const acts = await standingVerifications(tx, paymentId)
    const { payment, parts, taken } =
      acts.length > 0
        ? await takeBack(tx, locked, acts, { staff, by: act, reason: 'PAYMENT_NOT_RECEIVED' }, moment)
        : { payment: locked, parts: before, taken: [] }
    const detail = { ...referenceOf(payment), reason, ...(text && { text }) }
    const entryOf = ({ share }: Part) => ({
      bookingId: share.bookingId,
      paymentId,
      entry: rejected(share.unverified),
      detail,
    })
    await appendEntries(tx, at, parts.map(entryOf), act)
    const submission = submissionOf(payment)
    await changeState(tx, payment, { state: 'REJECTED', ...submission, rejectedAt: at, reason, text: text || null })
    const bookings = parts.map(({ booking }) => booking)
    const now = await confirmBookings(tx, { staff, by: act }, bookings, moment)
    await settleRefunds(tx, bookings.map(settlingOf), at)
    const change = { action: 'payment_rejected', subjectId: paymentId, from: {}, to: detail, actId: act.id } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    const content = {
      reference: payment.reference,
      utr: payment.utr,
      ...(payment.way === 'CASH' && { cash: true }),
      amount: payment.amountPayable,
      reason,
      ...(text && { reasonText: text }),
      ...(taken.length > 0 && { wasVerified: true }),
      ...(now.some(lacksPaymentAlone) && { unconfirmed: true as const }),
      paymentId,
    }
    const write = (name: string) => ({ kind: 'payment_rejected' as const, content: { name, ...content } })
    if (!silent) await queueEmailTo(tx, payment.userId, at, write, act)
    return act
  })

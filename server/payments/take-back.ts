import type { Tx } from '../../db/transaction.ts'
import type { CancelReason } from '../../domain/document.ts'
import { addEntries, revoked, rounded, submitted } from '../../domain/ledger.ts'
import { paise } from '../../domain/money.ts'
import { type Act, markUndone, startAct } from '../acts/store.ts'
import { cancelDocuments } from '../documents/cancel-documents.ts'
import { lockUntold, withdrawEmails } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import { appendEntries, type BookingRow, lockParts, type Part } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { takePlacesAgain } from '../places/take-again.ts'
import { confirmBookings } from './confirm-bookings.ts'
import { tellWithoutPlace } from './no-place.ts'
import { sentBackOf, settlementEntries, settlingOf } from './settlement.ts'
import { referenceOf } from './named-payment.ts'
import { changeState, lockSubmitted, type Staff, submissionOf, type SubmittedPayment } from './store.ts'

/** The member of staff who takes acts back, the act that does it, and the reason. */
export type TakingBack = {
  staff: Staff
  by: Act
  reason: CancelReason
  /** Only the parts of these bookings; without it, everything that the acts verified. */
  only?: readonly string[]
}

export type TakenBack = {
  payment: SubmittedPayment
  /** The parts after the undo. */
  parts: Part[]
  /** The parts that were taken back, in their earlier state. */
  taken: Part[]
  /** The parts in `taken` that an email has reported to the devotee, with their bookings after the undo. */
  told: Part[]
}

/**
 * Every undo of an act of staff on a locked payment uses this function. After a verification, the money is unverified again, its
 * documents are cancelled, its unsent emails are withdrawn, and its bookings lose their confirmation unless something else confirms
 * them; the payment waits again. A rejected payment waits again with its UTR. The caller settles the refunds when its own act is
 * done.
 * @throws AppError REFUND_SENT if money of the act was already sent back
 */
export async function takeBack(
  tx: Tx,
  payment: SubmittedPayment,
  acts: readonly Act[],
  taking: TakingBack,
  moment: Moment,
): Promise<TakenBack> {
  const ids = acts.map(({ id }) => id).filter((id) => id !== taking.by.id)
  const before = await lockParts(tx, payment.id)
  const isTaken = ({ share: { verified, actId, bookingId } }: Part) =>
    verified && actId !== null && ids.includes(actId) && (taking.only?.includes(bookingId) ?? true)
  const taken = before.filter(isTaken)
  const untold = await lockUntold(tx, ids)
  await revokeParts(tx, payment, taken, taking, moment)
  const wasRejected = acts.some(({ kind }) => kind === 'REJECT')
  if (wasRejected) {
    await submitAgain(tx, payment, ids, taking.by, moment.at)
    await tellWithoutPlace(tx, await takePlacesAgain(tx, bookingsOf(before), moment.at), moment.at)
  }
  if (payment.state !== 'SUBMITTED') await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
  // A rejection has left bookings confirmed that other payments cover.
  await confirmBookings(tx, taking, bookingsOf(wasRejected ? before : taken), moment)
  const parts = await lockParts(tx, payment.id)
  const standing = new Set(parts.flatMap(({ share }) => (share.verified && share.actId ? [share.actId] : [])))
  // If a part of an act remains valid, its email reports that part.
  const undone = ids.filter((id) => !standing.has(id))
  await withdrawEmails(tx, undone)
  await markUndone(tx, undone, taking.staff, moment.at)
  const bookings = new Map(parts.map(({ booking }) => [booking.id, booking]))
  return {
    payment: await lockSubmitted(tx, payment.id),
    parts,
    taken,
    told: taken
      .filter(({ share }) => !untold.has(share.actId))
      .map(({ share, booking }) => ({ share, booking: bookings.get(booking.id) ?? booking })),
  }
}

type Undoing = { staff: Staff; kind: 'UNDO' | 'REVOKE'; only?: readonly string[] }

/** Starts an act of staff that only takes other acts back, because the money did not come. */
export async function takeBackByAct(
  tx: Tx,
  payment: SubmittedPayment,
  acts: readonly Act[],
  { staff, kind, only }: Undoing,
  moment: Moment,
): Promise<TakenBack & { by: Act }> {
  const by = await startAct(tx, staff, { kind, paymentId: payment.id }, moment)
  const back = await takeBack(tx, payment, acts, { staff, by, reason: 'PAYMENT_NOT_RECEIVED', only }, moment)
  const settling = back.taken.map(({ booking }) => settlingOf(booking))
  await settleRefunds(tx, settling, moment.at)
  return { ...back, by }
}

const bookingsOf = (parts: readonly Part[]): BookingRow[] => parts.map(({ booking }) => booking)

/** @throws AppError REFUND_SENT */
async function revokeParts(
  tx: Tx,
  payment: SubmittedPayment,
  taken: readonly Part[],
  { by, reason }: TakingBack,
  { at }: Moment,
): Promise<void> {
  const sentBack = await sentBackOf(tx, payment.id, bookingsOf(taken))
  if (taken.some(({ booking }) => sentBack.has(booking.id))) throw new AppError('REFUND_SENT')
  const entries = taken.flatMap(({ share, booking }) => {
    const entry = revoked(share.part, share.received)
    const about = { bookingId: booking.id, paymentId: payment.id }
    const rounding = rounded(paise(0 - share.rounding))
    return [
      { ...about, entry, ...(payment.way === 'BEFORE' && { detail: { way: payment.way } }) },
      ...(rounding.price ? [{ ...about, entry: rounding }] : []),
      ...settlementEntries(booking, addEntries([entry, rounding], sumsOf(booking))),
    ]
  })
  await appendEntries(tx, at, entries, by)
  for (const { booking } of taken) await cancelDocuments(tx, booking, payment.id, { reason, act: by, at })
}

/** Submits again the money that a rejection removed from the unverified money. */
async function submitAgain(tx: Tx, payment: SubmittedPayment, ids: readonly string[], by: Act, at: Date) {
  const rejections = await tx
    .selectFrom('ledger')
    .select(['booking_id', 'unverified'])
    .where('act_id', 'in', [...ids])
    .where('kind', '=', 'REJECTED')
    .execute()
  const entries = rejections.map(({ booking_id: bookingId, unverified }) => ({
    bookingId,
    paymentId: payment.id,
    entry: submitted(paise(0 - unverified)),
    detail: referenceOf(payment),
  }))
  await appendEntries(tx, at, entries, by)
}

import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { type Paise, total } from '../../domain/money.ts'
import { statementShares, verifiesShare } from '../../domain/statement-shares.ts'
import { emailDueAfter } from '../../domain/undo.ts'
import { recordChange } from '../audit/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { lockParts, type Part } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail } from './booking-emails.ts'
import { revoke } from './revoke.ts'
import { canRevoke } from './settlement.ts'
import {
  changeState,
  lockSubmitted,
  setBookingsVerified,
  type Staff,
  submissionOf,
  type SubmittedPayment,
} from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { refuseHandled, storeUndo, type Undoable, type UndoUntil } from './store-undo.ts'
import { verify } from './verify-parts.ts'

export type Verification = {
  paymentId: string
  /** The UTR that staff compared with the bank statement. */
  comparedUtr?: string
  /** The amount on the bank statement, in paise; without it, the submitted amount. */
  amount?: Paise
  /** The day on which the money reached the bank; by default today. */
  receivedOn?: CalendarDay
} & Undoable

export type Verified = {
  /** How many parts are unverified. */
  unverified: number
} & UndoUntil

/**
 * Verifies a payment that was found on the bank statement. `amount` is that of the whole payment: afterwards the received money
 * of its bookings adds up to it. A part that was verified with another amount is corrected: its receipt is cancelled and issued
 * again. A part that receives nothing stays unverified.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, PAYMENT_HANDLED, UTR_CHANGED, RECEIVED_ON_RANGE, UTR_TAKEN if it was rejected and another payment now
 * has its UTR, REFUND_SENT if the money to be corrected was already sent back
 */
export const verifyPayment = (
  db: Db,
  staff: Staff,
  { paymentId, comparedUtr, amount, receivedOn, undoable = false }: Verification,
  moment: Moment,
  env: DocumentEnv,
): Promise<Verified> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const locked = await lockSubmitted(tx, paymentId, comparedUtr)
      if (undoable) await refuseHandled(tx, locked)
      const before = await lockParts(tx, paymentId)
      const found = foundAmounts(before, amount)
      const corrected = before.filter(({ share }) => share.verified && share.received !== found(share.bookingId))
      const receivedBefore = new Map(corrected.map(({ share }) => [share.bookingId, share.received]))
      const { payment, parts } =
        corrected.length > 0
          ? await undo(tx, staff, { payment: locked, corrected, found, moment })
          : { payment: locked, parts: before }
      const open = parts.filter(({ share }) => !share.verified)
      const wanted = open
        .map((part) => ({ part, found: found(part.booking.id), before: receivedBefore.get(part.booking.id) }))
        .filter((one) => verifiesShare(one.part.share, one.found))
      const day = receivedOn ?? moment.today
      const canBeUndone = undoable && corrected.length === 0
      const emailsDueAt = canBeUndone ? new Date(emailDueAfter(moment.at.getTime())) : undefined
      const confirmed = await verify(tx, staff, { payment, parts, wanted, receivedOn: day, moment, env, emailsDueAt })
      if (corrected.length + wanted.length > 0) {
        const to = { amount: amount ?? total(wanted.map((one) => one.found)), receivedOn: day }
        const change = { action: 'payment_verified', subjectId: paymentId, from: {}, to } as const
        await recordChange(tx, { actorId: staff.id, ...change }, moment)
      }
      const verified = wanted.map(({ part }) => part.booking.id)
      const did = { kind: 'VERIFIED', verified, confirmed } as const
      const undoUntil = canBeUndone ? await storeUndo(tx, staff, paymentId, did, moment) : null
      return { unverified: open.length - wanted.length, undoUntil }
    }),
  )

type Found = (bookingId: string) => Paise

/** What each booking of the payment must have received. @throws AppError REFUND_SENT */
function foundAmounts(parts: readonly Part[], amount: Paise | undefined): Found {
  const shares = parts.map(({ share }) => share)
  const isFixed = ({ share, booking }: Part) => share.verified && !canRevoke(booking, share)
  const fixed = new Set(parts.filter(isFixed).map(({ share }) => share))
  const split =
    amount === undefined
      ? shares.map((share) => [share, share.verified ? share.received : share.part] as const)
      : statementShares(amount, shares, (share) => fixed.has(share))
  if (!split) throw new AppError('REFUND_SENT')
  const byBooking = new Map(split.map(([{ bookingId }, received]) => [bookingId, received]))
  return (bookingId) => {
    const received = byBooking.get(bookingId)
    if (received === undefined) throw new Error(`booking ${bookingId} has no share of this payment`)
    return received
  }
}

type Undoing = { payment: SubmittedPayment; corrected: readonly Part[]; found: Found; moment: Moment }

/** Revokes the parts that have another amount than was found, and reads the payment and its parts again. */
async function undo(tx: Tx, staff: Staff, { payment, corrected, found, moment }: Undoing) {
  await revoke(tx, payment, corrected, 'AMOUNT_CORRECTED', moment)
  for (const { booking, share } of corrected) {
    if (verifiesShare(share, found(booking.id))) continue
    if (booking.verified) await setBookingsVerified(tx, staff, [booking.id], false, moment)
    await queueEmailTo(tx, booking.user_id, moment.at, revokedEmail(booking, payment, share.part))
  }
  if (payment.state === 'VERIFIED') await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
  return { payment: await lockSubmitted(tx, payment.id), parts: await lockParts(tx, payment.id) }
}

import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { allocateAmong } from '../../domain/allocation.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { addEntries, submitted, verified } from '../../domain/ledger.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { issueForPayment } from '../documents/issue.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { lockParts, type Part, type BookingRow, appendEntries } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { verifiedEmail } from './booking-emails.ts'
import { lockSubmitted, submissionOf, type SubmittedPayment } from './store.ts'
import { revoke } from './revoke.ts'
import { setBookingVerified } from './store.ts'
import { settlementEntries } from './settlement.ts'
import { changeState, type Staff } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'

export type Verification = {
  paymentId: string
  /** The UTR that staff compared with the bank statement. */
  comparedUtr?: string
  /** The amount on the bank statement, in paise; without it, the submitted amount. */
  amount?: Paise
  /** The day on which the money reached the bank; by default today. */
  receivedOn?: CalendarDay
}

/**
 * Verifies a payment that was found on the bank statement. `amount` is that of the whole payment, with parts that are already
 * verified. If all parts are verified with another amount, it is corrected: the receipts are cancelled and issued again.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, UTR_CHANGED, DATE_OUT_OF_RANGE, UTR_TAKEN if it was rejected and another payment now
 * has its UTR, REFUND_SENT if the money to be corrected was already sent back
 */
export const verifyPayment = (
  db: Db,
  staff: Staff,
  { paymentId, comparedUtr, amount, receivedOn }: Verification,
  moment: Moment,
  env: DocumentEnv,
): Promise<void> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const day = receivedOn ?? moment.today
      let payment = await lockSubmitted(tx, paymentId, comparedUtr)
      let parts = await lockParts(tx, payment.id)
      const received = () => total(parts.map(({ share }) => share.received))
      if (payment.state === 'VERIFIED' && amount !== undefined && amount !== received()) {
        await revoke(tx, payment, parts, 'AMOUNT_CORRECTED', moment)
        await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
        payment = await lockSubmitted(tx, paymentId)
        parts = await lockParts(tx, payment.id)
      }
      const wanted = parts.filter(({ share }) => !share.verified)
      if (wanted.length === 0) return
      const more = amount === undefined ? undefined : paise(Math.max(0, amount - received()))
      const found = await verify(tx, staff, { payment, parts, wanted, amount: more, receivedOn: day, moment, env })
      const to = { amount: found, receivedOn: day }
      const change = { action: 'payment_verified', subjectId: paymentId, from: {}, to, at: moment.at }
      await recordChange(tx, { actorId: staff.id, ...change })
    }),
  )

export type Verifying = {
  payment: SubmittedPayment
  /** All parts of the payment, and those that are to be verified. */
  parts: readonly Part[]
  wanted: readonly Part[]
  /** The amount received for the wanted parts, in paise; without it, the amount submitted for them. */
  amount?: Paise
  receivedOn: CalendarDay
  moment: Moment
  env: DocumentEnv
}

/** Verifies parts of a locked payment, with documents and emails. Returns the amount in paise. */
export async function verify(tx: Tx, staff: Staff, verifying: Verifying): Promise<Paise> {
  const { payment, parts, wanted, receivedOn, moment } = verifying
  const { at, today } = moment
  if (receivedOn > today) throw new AppError('DATE_OUT_OF_RANGE')
  if (payment.state === 'REJECTED') await reopen(tx, payment, parts, at)
  const amount = verifying.amount ?? total(wanted.map(({ share }) => share.part))
  for (const [part, found] of allocateAmong(amount, wanted, ({ share }) => share.part))
    await verifyPart(tx, staff, part, found, verifying)
  if (parts.every((part) => part.share.verified || wanted.includes(part)))
    await changeState(tx, payment, { state: 'VERIFIED', ...submissionOf(payment), verifiedAt: at })
  return amount
}

async function verifyPart(tx: Tx, staff: Staff, { share, booking }: Part, amount: Paise, now: Verifying) {
  const { payment, receivedOn, env } = now
  const { at, today } = now.moment
  const entry = verified(share.part, amount)
  const reopened = payment.state === 'REJECTED' ? [submitted(share.part)] : []
  const sums = addEntries([...reopened, entry], sumsOf(booking))
  await appendEntries(tx, at, [
    { bookingId: booking.id, paymentId: payment.id, entry, detail: { receivedOn } },
    ...settlementEntries(booking, sums),
  ])
  // A booking whose advance was not found is confirmed when later payments cover its price.
  const isVerified = booking.verified || payment.purpose === 'ADVANCE' || sums.received >= booking.price
  if (isVerified && !booking.verified) await setBookingVerified(tx, staff, booking.id, true, at)
  const { price, unverified, received, refundDue } = sums
  const after: BookingRow = { ...booking, price, unverified, received, refund_due: refundDue, verified: isVerified }
  await issueForPayment(tx, env, after, payment, { amount, receivedOn, at })
  if (!booking.cancelled_at) await queueEmailTo(tx, booking.user_id, at, verifiedEmail(after, payment, amount, today))
}

/** Submits a rejected payment again, with the UTR that it had. */
async function reopen(tx: Tx, payment: SubmittedPayment, parts: readonly Part[], at: Date): Promise<void> {
  await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
  await appendEntries(
    tx,
    at,
    parts.map(({ share }) => ({
      bookingId: share.bookingId,
      paymentId: payment.id,
      entry: submitted(share.part),
      detail: { utr: payment.utr },
    })),
  )
}

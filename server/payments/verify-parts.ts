import type { Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { addEntries, submitted, verified } from '../../domain/ledger.ts'
import type { Paise } from '../../domain/money.ts'
import { canBeReceivedOn } from '../../domain/payment.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { issueForPayment } from '../documents/issue-for-payment.ts'
import { queueEmailsTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { appendEntries, type BookingEntry, type BookingRow, type Part } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { verifiedEmail } from './booking-emails.ts'
import { settlementEntries } from './settlement.ts'
import { changeState, setBookingsVerified, type Staff, submissionOf, type SubmittedPayment } from './store.ts'

/** A part that is to be verified, and the amount that was received for it, in paise. */
type Wanted = {
  part: Part
  found: Paise
  /** The amount of an earlier verification that is corrected. */
  before?: Paise
}

export type Verifying = {
  payment: SubmittedPayment
  /** All parts of the payment, and those that are to be verified. */
  parts: readonly Part[]
  wanted: readonly Wanted[]
  receivedOn: CalendarDay
  moment: Moment
  env: DocumentEnv
  /** When its emails are sent at the earliest; by default at once. */
  emailsDueAt?: Date
}

/**
 * Verifies parts of a locked payment, with documents and emails; as many statements for many bookings as for one, unless refunds
 * change. Returns the ids of the bookings that it confirmed.
 * @throws AppError RECEIVED_ON_RANGE
 */
export async function verify(tx: Tx, staff: Staff, verifying: Verifying): Promise<string[]> {
  const { payment, parts, wanted, receivedOn, moment } = verifying
  const { at } = moment
  if (wanted.length === 0) return []
  refuseImpossibleDay(payment, receivedOn, moment)
  if (payment.state === 'REJECTED') await reopen(tx, payment, parts, at)
  const results = wanted.map((one) => verifyPart(one, verifying))
  await appendEntries(
    tx,
    at,
    results.flatMap(({ entries }) => entries),
  )
  const confirmed = results.filter((one) => one.confirms).map(({ booking }) => booking.id)
  await setBookingsVerified(tx, staff, confirmed, true, moment)
  const { id, utr, userId } = payment
  await issueForPayment(tx, verifying.env, { id, utr, userId, receivedOn, at }, results)
  const emails = results.flatMap((one) => verifiedEmail(one.booking, payment, { ...one, today: moment.today }) ?? [])
  await queueEmailsTo(tx, userId, at, emails, { paymentId: id, dueAt: verifying.emailsDueAt })
  if (parts.every((part) => part.share.verified || wanted.some((one) => one.part === part)))
    await changeState(tx, payment, { state: 'VERIFIED', ...submissionOf(payment), verifiedAt: at })
  return confirmed
}

function refuseImpossibleDay(payment: SubmittedPayment, day: CalendarDay, { today, language }: Moment): void {
  const quotedOn = dayOf(payment.createdAt.getTime())
  if (canBeReceivedOn(day, { quotedOn, today })) return
  const words = { first: formatDay(addDays(quotedOn, -1), language), last: formatDay(today, language) }
  throw new AppError('RECEIVED_ON_RANGE', { field: 'receivedOn', words })
}

type Result = {
  /** The booking as it is afterwards. */
  booking: BookingRow
  entries: BookingEntry[]
  /** Whether it confirms the booking, which was unconfirmed before. */
  confirms: boolean
  part: Paise
  amount: Paise
  before?: Paise
}

/** What the verification of a part changes. @throws AppError REFUND_SENT */
function verifyPart(
  { part: { share, booking }, found: amount, before }: Wanted,
  { payment, receivedOn }: Verifying,
): Result {
  const entry = verified(share.part, amount)
  const reopened = payment.state === 'REJECTED' ? [submitted(share.part)] : []
  const sums = addEntries([...reopened, entry], sumsOf(booking))
  const settlement = settlementEntries(booking, sums)
  // A booking whose advance was not found is confirmed when later payments cover its price.
  const isVerified = booking.verified || payment.purpose === 'ADVANCE' || sums.received >= booking.price
  const { price, unverified, received, refundDue } = addEntries(
    settlement.map((one) => one.entry),
    sums,
  )
  return {
    booking: { ...booking, price, unverified, received, refund_due: refundDue, verified: isVerified },
    entries: [{ bookingId: booking.id, paymentId: payment.id, entry, detail: { receivedOn } }, ...settlement],
    confirms: isVerified && !booking.verified,
    part: share.part,
    amount,
    before,
  }
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

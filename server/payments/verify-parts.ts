import type { Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { addEntries, rounded, submitted, verified } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { canBeReceivedOn, roundingOf } from '../../domain/payment.ts'
import type { Act } from '../acts/store.ts'
import { AppError } from '../http/app-error.ts'
import { appendEntries, type BookingEntry, type Part } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { confirmBookings } from './confirm-bookings.ts'
import { settlementEntries } from './settlement.ts'
import { takePlacesAgain } from '../places/take-again.ts'
import { referenceOf } from './named-payment.ts'
import { tellWithoutPlace } from './no-place.ts'
import { changeState, type Staff, submissionOf, type SubmittedPayment } from './store.ts'
import type { VerifiedPart } from './verified-part.ts'

/** A part that must be verified, and the amount that was received for it, in paise. */
export type Wanted = {
  part: Part
  found: Paise
  /** The amount of an earlier verification that this one corrects. */
  before?: Paise
}

export type Verifying = {
  payment: SubmittedPayment
  /** All parts of the payment, and the parts that must be verified. */
  parts: readonly Part[]
  wanted: readonly Wanted[]
  receivedOn: CalendarDay
  note?: string
  moment: Moment
  act: Act
}

/**
 * Verifies parts of a locked payment. The number of statements does not depend on the number of bookings. The caller issues the
 * documents and settles the refunds.
 * @throws AppError RECEIVED_ON_RANGE, REFUND_SENT
 */
export async function verifyParts(tx: Tx, staff: Staff, verifying: Verifying): Promise<VerifiedPart[]> {
  const { payment, parts, wanted, moment, act } = verifying
  if (wanted.length === 0) return []
  refuseImpossibleDay(verifying)
  const isWanted = (part: Part) => wanted.some((one) => one.part === part)
  // A rejected payment waits again. If a booking was paid in another way meanwhile, its part is not needed.
  const isReopened = payment.state === 'REJECTED'
  const waitsAgain = isReopened ? parts.filter((part) => !isWanted(part) && !part.booking.verified) : []
  if (isReopened) {
    await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
    const missing = await takePlacesAgain(tx, bookingsOf(parts), moment.at)
    await tellWithoutPlace(tx, missing, moment.at)
  }
  const entries = wanted.flatMap((one) => entriesOf(one, verifying))
  await appendEntries(tx, moment.at, [...waitsAgain.map((part) => submittedAgain(part, payment)), ...entries], act)
  const confirmed = await confirmBookings(
    tx,
    { staff, by: act },
    wanted.map(({ part }) => part.booking),
    moment,
  )
  const now = new Map(confirmed.map((booking) => [booking.id, booking]))
  const results = wanted.flatMap(({ part, found: amount, before }): VerifiedPart[] => {
    const booking = now.get(part.booking.id)
    return booking ? [{ booking, part: part.share.part, amount, before }] : []
  })
  const isAll = parts.every((part) => part.share.verified || isWanted(part) || part.booking.verified)
  if (isAll) {
    const before = isReopened ? { ...payment, state: 'SUBMITTED' as const } : payment
    await changeState(tx, before, { state: 'VERIFIED', ...submissionOf(payment), verifiedAt: moment.at })
  }
  return results
}

/**
 * Cash may be recorded days later; it was received on the day of the booking or afterwards. Money from before an import has its day
 * in the earlier books.
 */
function refuseImpossibleDay({ payment, parts, receivedOn: day, moment: { today, language } }: Verifying): void {
  const since = payment.way === 'CASH' ? parts[0]?.booking.created_at : undefined
  const quotedOn = dayOf((since ?? payment.createdAt).getTime())
  if (canBeReceivedOn(day, { quotedOn: payment.way === 'BEFORE' && day < quotedOn ? day : quotedOn, today })) return
  const words = { first: formatDay(addDays(quotedOn, -1), language), last: formatDay(today, language) }
  throw new AppError('RECEIVED_ON_RANGE', { field: 'receivedOn', words })
}

/** Submits again, before its verification, a part that is no longer among the unverified money. */
function entriesOf({ part, found }: Wanted, { payment, receivedOn, note }: Verifying): BookingEntry[] {
  const { share, booking } = part
  const again = share.unverified === 0 && share.part > 0 ? [submittedAgain(part, payment)] : []
  const entry = verified(share.part, found)
  const sums = addEntries([...again.map((one) => one.entry), entry], sumsOf(booking))
  const about = { bookingId: booking.id, paymentId: payment.id }
  if (payment.way === 'BANK' || booking.cancelled_at)
    return [...again, { ...about, entry, detail: { receivedOn } }, ...settlementEntries(booking, sums)]
  const rest = paise(sums.price - sums.unverified - sums.received)
  const rounding = rounded(payment.way === 'CASH' ? roundingOf(found, rest) : paise(0))
  return [
    ...again,
    { ...about, entry, detail: { receivedOn, way: payment.way, ...(note && { text: note }) } },
    ...(rounding.price ? [{ ...about, entry: rounding }] : []),
    ...settlementEntries(booking, addEntries([rounding], sums)),
  ]
}

const bookingsOf = (parts: readonly Part[]) => parts.map(({ booking }) => booking)

const submittedAgain = ({ share }: Part, payment: SubmittedPayment): BookingEntry => ({
  bookingId: share.bookingId,
  paymentId: payment.id,
  entry: submitted(share.part),
  detail: referenceOf(payment),
})

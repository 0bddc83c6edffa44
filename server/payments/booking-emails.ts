import { hasEnded } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { hasRite } from '../../domain/departed.ts'
import { canChangeSankalp } from '../../domain/sankalp.ts'
import { journeyCard } from '../documents/journey-card.ts'
import type { EmailBooking, EmailPart } from '../email/data.ts'
import type { WriteEmail } from '../email/outbox.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import type { BookingRow, Part } from '../ledger/store.ts'
import type { SubmittedPayment } from './store.ts'
import type { VerifiedPart } from './verified-part.ts'

/**
 * The data of a booking for every email about it. With `today`, in Asia/Kolkata, it also contains the first stop and the amounts,
 * for emails before the journey is over.
 */
export function aboutBooking(booking: BookingRow, today?: CalendarDay): { reference: string; line: EmailBooking } {
  const { subject, date, dateEnd, headCount, facts, money, isOver } = journeyCard(booking, today ?? booking.date_start)
  const [firstStop] = facts.stops
  const { received, checked, due } = money
  return {
    reference: booking.reference,
    line: {
      subject,
      date,
      dateEnd,
      headCount,
      ...(today && firstStop && !isOver && { firstStop }),
      ...(today && { money: { received, checked, ...(!isOver && { due }) } }),
    },
  }
}

/**
 * The emails after a payment was verified: one about all its bookings. An advance confirms its bookings, and so does the first
 * money of a held booking; a balance confirms nothing, and a correction replaces an earlier email. A cancelled booking has its own
 * email if its refund differs from the announced one.
 */
export function verifiedEmails(
  payment: SubmittedPayment,
  verified: readonly VerifiedPart[],
  transfer: Transfer,
  today: CalendarDay,
): WriteEmail[] {
  const cancelled = verified.filter(({ booking }) => booking.cancelled_at)
  const live = verified.filter(({ booking }) => !booking.cancelled_at)
  return [
    ...(live.length > 0 ? [transferEmail(payment, live, transfer, today)] : []),
    ...cancelled.flatMap((one) => refundChangedEmail(payment, one) ?? []),
  ]
}

/** The whole transfer on the bank statement, in paise, and the amount in an earlier email. */
export type Transfer = { amount: Paise; before?: Paise }

function transferEmail(
  payment: SubmittedPayment,
  live: readonly VerifiedPart[],
  { amount, before }: Transfer,
  today: CalendarDay,
): WriteEmail {
  const about = { ...codesOf(payment, live), amount, parts: live.map((one) => partOf(one, today)) }
  if (before !== undefined) return (name) => ({ kind: 'amount_corrected', content: { ...about, name, before } })
  // Without a place, a booking is not confirmed; the email only says that the money came.
  const confirms = ({ booking }: VerifiedPart) => booking.payment_state === 'OPEN' && booking.received === amount
  return (payment.purpose === 'ADVANCE' || live.some(confirms)) && !live.some(({ booking }) => booking.no_place)
    ? (name) => ({ kind: 'booking_verified', content: { ...about, name } })
    : (name) => ({ kind: 'payment_verified', content: { ...about, name } })
}

/** All bookings of an advance have one code. A balance has its own code, which no email names. */
const codesOf = ({ utr, way, reference }: SubmittedPayment, parts: readonly { booking: BookingRow }[]) => ({
  utr,
  ...(way === 'CASH' && { cash: true as const }),
  reference: parts[0]?.booking.reference ?? reference,
})

function partOf({ booking, part, amount }: VerifiedPart, today: CalendarDay): EmailPart {
  const { due, over } = balanceOfBooking(booking, today)
  return {
    line: aboutBooking(booking, today).line,
    bookingId: booking.id,
    amount,
    submitted: part,
    over,
    ...(!hasEnded(booking.last_day, today) && { balance: due }),
    ...(asksSankalp(booking, today) && { asksSankalp: true }),
  }
}

function refundChangedEmail(
  { utr }: SubmittedPayment,
  { booking, part, amount, before }: VerifiedPart,
): WriteEmail | null {
  const expected = before ?? part
  if (amount === expected) return null
  const changed = { utr, bookingId: booking.id, amount, expected, refund: booking.refund_due }
  return (name) => ({ kind: 'refund_changed', content: { ...aboutBooking(booking), ...changed, name } })
}

/** Whether the names for the sankalp of a pooja are missing and can still be written. */
const asksSankalp = (booking: BookingRow, today: CalendarDay): boolean =>
  hasRite(booking.poojas, booking.package) && booking.sankalp === null && canChangeSankalp(booking.date_start, today)

/** Whether a booking is not confirmed until its payment is found, and then is. */
export const lacksPaymentAlone = ({ verified, cancelled_at: cancelledAt, no_place: noPlace }: BookingRow): boolean =>
  !verified && !cancelledAt && !noPlace

/** The email to send after staff took back the verification of a payment for these bookings. */
export function revokedEmail(parts: readonly Part[], payment: SubmittedPayment): WriteEmail {
  const about = parts.map(({ share, booking }) => ({
    line: aboutBooking(booking).line,
    bookingId: booking.id,
    amount: share.part,
    ...(booking.cancelled_at && { cancelled: true }),
    ...(lacksPaymentAlone(booking) && { unconfirmed: true }),
  }))
  const amount = payment.amountPayable
  return (name) => ({
    kind: 'verification_revoked',
    content: { name, ...codesOf(payment, parts), amount, parts: about },
  })
}

import { hasEnded } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { canChangeSankalp } from '../../domain/sankalp.ts'
import { journeyCard } from '../documents/journey-card.ts'
import type { EmailBooking, EmailPayload } from '../email/data.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { SubmittedPayment } from './store.ts'

/**
 * The data of a booking that every email about it contains. With `today`, in Asia/Kolkata, also its first stop and its amounts,
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

/** What was received for a booking: `before` is the amount of an earlier verification that this one corrects. In paise. */
export type Received = { part: Paise; amount: Paise; before?: Paise; today: CalendarDay }

/**
 * The email after a payment was verified for a booking: an advance confirms the booking, a balance does not, and a correction
 * replaces an earlier email. Null for a cancelled booking whose refund is as it was told.
 */
export function verifiedEmail(
  booking: BookingRow,
  payment: SubmittedPayment,
  { part, amount, before, today }: Received,
): ((name: string) => EmailPayload) | null {
  const { due, over } = balanceOfBooking(booking, today)
  const changed = { utr: payment.utr, bookingId: booking.id }
  const expected = before ?? part
  if (booking.cancelled_at)
    return amount === expected
      ? null
      : (name) => ({
          kind: 'refund_changed',
          content: { ...aboutBooking(booking), ...changed, name, amount, expected, refund: booking.refund_due },
        })
  const balance = hasEnded(booking.last_day, today) ? undefined : due
  const about = { ...aboutBooking(booking, today), ...changed, balance, submitted: part, over }
  if (before !== undefined) return (name) => ({ kind: 'amount_corrected', content: { ...about, name, amount, before } })
  return (name) =>
    payment.purpose === 'ADVANCE'
      ? {
          kind: 'booking_verified',
          content: { ...about, name, amountPaid: amount, asksSankalp: asksSankalp(booking, today) },
        }
      : { kind: 'payment_verified', content: { ...about, name, amount } }
}

/** Whether the names for the sankalp of a pooja are missing, and can still be written. */
const asksSankalp = (booking: BookingRow, today: CalendarDay): boolean =>
  booking.poojas.length > 0 && booking.sankalp === null && canChangeSankalp(booking.date_start, today)

/** The email after the verification of a payment for a booking was revoked. `amount` is what was submitted, in paise. */
export const revokedEmail =
  (booking: BookingRow, payment: SubmittedPayment, amount: Paise) =>
  (name: string): EmailPayload => ({
    kind: 'verification_revoked',
    content: {
      ...aboutBooking(booking),
      name,
      utr: payment.utr,
      amount,
      bookingId: booking.id,
      cancelled: booking.cancelled_at !== null,
    },
  })

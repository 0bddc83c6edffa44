import { hasEnded } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import type { EmailData, EmailPayload } from '../email/data.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { SubmittedPayment } from './store.ts'

/** The data of a booking that every email about it contains. */
export const aboutBooking = (
  booking: BookingRow,
): { reference: string; line: EmailData['booking_verified']['line'] } => ({
  reference: booking.reference,
  line: {
    subject: subjectSnapshot(booking),
    date: booking.date_start,
    dateEnd: booking.last_day,
    headCount: booking.head_count,
  },
})

/** The email after a payment was verified for a booking: an advance confirms the booking, a balance does not. In paise. */
export const verifiedEmail =
  (booking: BookingRow, payment: SubmittedPayment, amount: Paise, today: CalendarDay) =>
  (name: string): EmailPayload => {
    const balance = hasEnded(booking.last_day, today) ? undefined : balanceOfBooking(booking, today).due
    const about = { ...aboutBooking(booking), name, utr: payment.utr, balance, bookingId: booking.id }
    return payment.purpose === 'ADVANCE'
      ? { kind: 'booking_verified', content: { ...about, amountPaid: amount } }
      : { kind: 'payment_verified', content: { ...about, amount } }
  }

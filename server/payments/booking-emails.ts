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
  line: { subject: subjectSnapshot(booking), date: booking.date_start, headCount: booking.head_count },
})

/** The email after a payment was verified for a booking: an advance confirms the booking, a balance does not. In paise. */
export const verifiedEmail =
  (booking: BookingRow, payment: SubmittedPayment, amount: Paise) =>
  (name: string): EmailPayload => {
    const { due: balance } = balanceOfBooking(booking)
    const about = { ...aboutBooking(booking), name, utr: payment.utr, balance, bookingId: booking.id }
    return payment.purpose === 'ADVANCE'
      ? { kind: 'booking_verified', content: { ...about, amountPaid: amount } }
      : { kind: 'payment_verified', content: { ...about, amount } }
  }

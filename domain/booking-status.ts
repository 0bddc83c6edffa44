import type { CalendarDay } from './calendar-day.ts'

/**
 * The states of a booking: its payment is being checked, confirmed, its payment was rejected, cancelled, or a confirmed
 * journey is over. On the wire they are the values of `status`.
 */
export const bookingStatuses = ['CHECKING', 'VERIFIED', 'REJECTED', 'CANCELLED', 'PAST'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingFacts = {
  cancelled: boolean
  verified: boolean
  /** Staff rejected the payment that made the booking. */
  paymentRejected: boolean
  /** The last day of the journey, in Asia/Kolkata. */
  lastDay: CalendarDay
}

/** The one place that decides what a booking's state is; nothing is confirmed before its money is verified. */
export function bookingStatus(booking: BookingFacts, today: CalendarDay): BookingStatus {
  if (booking.cancelled) return 'CANCELLED'
  if (booking.verified) return booking.lastDay < today ? 'PAST' : 'VERIFIED'
  return booking.paymentRejected ? 'REJECTED' : 'CHECKING'
}

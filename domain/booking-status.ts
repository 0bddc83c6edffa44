import type { CalendarDay } from './calendar-day.ts'

/**
 * The states of a booking. CHECKING: its payment is unverified. VERIFIED. REJECTED: its payment was rejected. CANCELLED. PAST: a
 * verified booking is over. NO_PLACE: its money came when its day was full. HELD: staff keep it for a devotee who has not paid.
 * They are the values of `status` on the wire.
 */
export const bookingStatuses = ['CHECKING', 'VERIFIED', 'REJECTED', 'CANCELLED', 'PAST', 'NO_PLACE', 'HELD'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingFacts = {
  cancelled: boolean
  verified: boolean
  /** Whether staff rejected the payment that made the booking. */
  paymentRejected: boolean
  /** Whether staff have entered the booking and its advance has no UTR. */
  held: boolean
  /** Whether no place was free when its money came. */
  noPlace: boolean
  /** The last day of the journey, in Asia/Kolkata. */
  lastDay: CalendarDay
}

/** Whether a journey is over: its last day has passed in Asia/Kolkata. From then on, nobody is asked for a balance. */
export const hasEnded = (lastDay: CalendarDay, today: CalendarDay): boolean => lastDay < today

/** The state of a booking. No other code may compute it. */
export function bookingStatus(booking: BookingFacts, today: CalendarDay): BookingStatus {
  if (booking.cancelled) return 'CANCELLED'
  if (booking.noPlace && (booking.verified || !(booking.paymentRejected || booking.held))) return 'NO_PLACE'
  if (booking.verified) return hasEnded(booking.lastDay, today) ? 'PAST' : 'VERIFIED'
  if (booking.held) return 'HELD'
  return booking.paymentRejected ? 'REJECTED' : 'CHECKING'
}

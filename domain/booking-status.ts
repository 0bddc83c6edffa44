import type { CalendarDay } from './calendar-day.ts'

/**
 * The states of a booking: CHECKING while its payment is unverified, VERIFIED, REJECTED when its payment was, CANCELLED,
 * PAST when a verified booking is over, NO_PLACE when its money came and its day was full, and HELD while staff keep it for who has not
 * paid. They are the values of `status` on the wire.
 */
export const bookingStatuses = ['CHECKING', 'VERIFIED', 'REJECTED', 'CANCELLED', 'PAST', 'NO_PLACE', 'HELD'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingFacts = {
  cancelled: boolean
  verified: boolean
  /** Staff rejected the payment that made the booking. */
  paymentRejected: boolean
  /** Staff have entered the booking, and its advance has no UTR. */
  held: boolean
  /** When its money came no place was left. */
  noPlace: boolean
  /** The last day of the journey, in Asia/Kolkata. */
  lastDay: CalendarDay
}

/** Whether a journey is over: its last day has passed in Asia/Kolkata. From then on no balance is asked for. */
export const hasEnded = (lastDay: CalendarDay, today: CalendarDay): boolean => lastDay < today

/** The state of a booking. Nothing else may compute it. */
export function bookingStatus(booking: BookingFacts, today: CalendarDay): BookingStatus {
  if (booking.cancelled) return 'CANCELLED'
  if (booking.noPlace && (booking.verified || !(booking.paymentRejected || booking.held))) return 'NO_PLACE'
  if (booking.verified) return hasEnded(booking.lastDay, today) ? 'PAST' : 'VERIFIED'
  if (booking.held) return 'HELD'
  return booking.paymentRejected ? 'REJECTED' : 'CHECKING'
}

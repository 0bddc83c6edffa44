import { addDays, BOOKING_HORIZON_DAYS, type CalendarDay, isBookable } from './calendar-day.ts'

/**
 * The states of a question about a journey that the cart cannot sell: NEW, then with an offer, then booked, or closed without a
 * booking.
 */
export const inquiryStates = ['NEW', 'ANSWERED', 'ACCEPTED', 'CLOSED'] as const
export type InquiryState = (typeof inquiryStates)[number]

export const MOST_PEOPLE = 500
/** A question is deleted so many days after its last change. */
export const INQUIRY_KEPT_DAYS = 180

const DAY_LENGTH = 'YYYY-MM-DD'.length
const MONTH_LENGTH = 'YYYY-MM'.length

/** Whether bookings are possible on a wished day, or in a wished month, in Asia/Kolkata. An empty wish leaves the day open. */
export function isWishable(wished: string, today: CalendarDay): boolean {
  if (wished === '') return true
  if (wished.length === DAY_LENGTH) return isBookable(wished as CalendarDay, today)
  const last = addDays(today, BOOKING_HORIZON_DAYS)
  return wished >= today.slice(0, MONTH_LENGTH) && wished <= last.slice(0, MONTH_LENGTH)
}

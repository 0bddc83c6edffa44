import { DAY_MS, HOUR_MS } from './durations.ts'

declare const calendar: unique symbol

/** A day in Asia/Kolkata, as `YYYY-MM-DD`. The strings sort in the order of the days. */
export type CalendarDay = string & { readonly [calendar]: 'Asia/Kolkata' }

// India has had one offset and no summer time since 1945, so arithmetic is enough. Old phones lack Temporal.
export const KOLKATA_OFFSET_MS = 5.5 * HOUR_MS
/** The number of days ahead for which a booking is possible. */
export const BOOKING_HORIZON_DAYS = 365

/** The day of an instant. @throws RangeError if the instant is outside the years 0–9999 */
export function dayOf(epochMs: number): CalendarDay {
  const iso = new Date(epochMs + KOLKATA_OFFSET_MS).toISOString()
  if (iso.length !== 24) throw new RangeError(`not an instant with a calendar day: ${epochMs}`)
  return iso.slice(0, 10) as CalendarDay
}

/** Whether `dayOf` accepts an instant. */
export const hasDay = (epochMs: number): boolean =>
  Number.isFinite(epochMs) && epochMs > Date.UTC(1, 0) && epochMs < Date.UTC(9999, 0)

/** The first instant of a day, in epoch milliseconds. */
export const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00.000Z`) - KOLKATA_OFFSET_MS

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayOf(startOf(day) + days * DAY_MS)

/** A day can be booked from tomorrow (specification, section 5) up to 365 days ahead. */
export const isBookable = (day: CalendarDay, today: CalendarDay): boolean =>
  day > today && day <= addDays(today, BOOKING_HORIZON_DAYS)

/** The last day of a package, whose itinerary has one entry for each day. */
export const lastDayOf = (first: CalendarDay, entries: number): CalendarDay => addDays(first, Math.max(entries, 1) - 1)

/** The number of days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS)

declare const calendar: unique symbol

/** A day in Asia/Kolkata, as `YYYY-MM-DD`. Such strings sort as the days do. */
export type CalendarDay = string & { readonly [calendar]: 'Asia/Kolkata' }

// India has kept one offset and no summer time since 1945; arithmetic stands in for Temporal, which cheap phones lack.
const KOLKATA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** How far ahead one can book, in days. */
export const BOOKING_HORIZON_DAYS = 365

/** The day of an instant. @throws RangeError when the instant lies outside the years 0–9999. */
export function dayOf(epochMs: number): CalendarDay {
  const iso = new Date(epochMs + KOLKATA_OFFSET_MS).toISOString()
  if (iso.length !== 24) throw new RangeError(`no calendar day: ${epochMs}`)
  return iso.slice(0, 10) as CalendarDay
}

/** Whether an instant has a calendar day at all. */
export const hasDay = (epochMs: number): boolean =>
  Number.isFinite(epochMs) && epochMs > Date.UTC(1, 0) && epochMs < Date.UTC(9999, 0)

/** The first instant of a day, in epoch milliseconds. */
export const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00.000Z`) - KOLKATA_OFFSET_MS

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayOf(startOf(day) + days * DAY_MS)

/** Bookable is tomorrow (specification, section 5) up to 365 days ahead. */
export const isBookable = (day: CalendarDay, today: CalendarDay): boolean =>
  day > today && day <= addDays(today, BOOKING_HORIZON_DAYS)

/** Whole days from one day to another; negative when it lies before. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS)

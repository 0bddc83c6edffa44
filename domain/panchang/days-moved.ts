import { type CalendarDay, daysBetween } from '../calendar-day.ts'

/** Calendars differ by one day, seldom by two. */
export const MOST_DAYS_MOVED = 3

export const canBeMovedTo = (day: CalendarDay, computed: CalendarDay): boolean =>
  Math.abs(daysBetween(computed, day)) <= MOST_DAYS_MOVED

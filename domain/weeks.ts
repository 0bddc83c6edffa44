import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts'

const MONDAY: CalendarDay = '2001-01-01' as CalendarDay

/** The Monday of the week of a day. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const passed = daysBetween(MONDAY, day) % 7
  return addDays(day, -(passed < 0 ? passed + 7 : passed))
}

/** The Mondays of the last weeks, oldest first. The last one is the week of `today`. */
export function lastWeeks(today: CalendarDay, count: number): CalendarDay[] {
  const last = mondayOf(today)
  return Array.from({ length: count }, (_, index) => addDays(last, 7 * (index + 1 - count)))
}

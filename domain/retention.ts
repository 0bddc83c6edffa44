import type { CalendarDay } from './calendar-day.ts'

const RETENTION_YEARS = 6

/**
 * Records of the financial years before this day need not be kept any more. They must be kept for 72 months from 31 December after
 * the year, the due date of its annual return (CGST Act, section 36).
 */
export function keptFrom(today: CalendarDay): CalendarDay {
  const lastReturn = Number(today.slice(0, 4)) - RETENTION_YEARS - 1
  return `${lastReturn}-04-01` as CalendarDay
}

import { addDays, type CalendarDay } from '../calendar-day.ts'

/** A month of the calendar, as `YYYY-MM`. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const YEARS = { before: 2, after: 4 } as const

/** The years for which there is a panchang: two before this one, and four after it. */
export function yearsOffered(today: CalendarDay): number[] {
  const first = Number(today.slice(0, 4)) - YEARS.before
  return Array.from({ length: YEARS.before + 1 + YEARS.after }, (_, index) => first + index)
}

/** Whether there is a panchang for a month. */
export function isOfferedMonth(month: string, today: CalendarDay): boolean {
  return MONTH.test(month) && yearsOffered(today).includes(Number(month.slice(0, 4)))
}

/** The month that is so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** All days of a month, in their order. */
export function daysOfMonth(month: string): CalendarDay[] {
  const first = `${month}-01` as CalendarDay
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month))
}

/** The weekday of a day, from 0 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()

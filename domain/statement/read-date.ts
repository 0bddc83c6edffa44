import type { CalendarDay } from '../calendar-day.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** UPI, and this product, are younger: an earlier year is a mistake, such as an empty date cell of a spreadsheet. */
const FIRST_YEAR = 2000
/** Two digits from here on are a year of the last century, as spreadsheets and banks read them. */
const FIRST_SHORT_YEAR = 70

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
// A time may follow.
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ,]{1,2}(\d{4}|\d{2})(?:[,\s]+\d{1,2}:\d{2}.*)?$/

/**
 * Reads the date of a bank statement, which in India is always day first; null if it cannot be read so. Day and month are
 * never swapped: `12/25/2026` is no date.
 */
export function readDate(text: string): CalendarDay | null {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed)
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, day, month = '', year = ''] = DAY_FIRST.exec(trimmed) ?? []
  return calendarDay(readYear(year), readMonth(month), Number(day))
}

function readYear(text: string): number {
  if (text.length !== 2) return Number(text)
  return (Number(text) < FIRST_SHORT_YEAR ? 2000 : 1900) + Number(text)
}

function readMonth(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

function calendarDay(year: number, month: number, day: number): CalendarDay | null {
  if (!(year >= FIRST_YEAR)) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10) as CalendarDay
}

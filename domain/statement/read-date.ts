import type { CalendarDay } from '../calendar-day.ts'
import { latinDigits } from './cell.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** UPI and this product are younger: an earlier year is an error, such as an empty date cell of a spreadsheet. */
const FIRST_YEAR = 2000
/** Two-digit years from here on belong to the last century, as spreadsheets and banks read them. */
const FIRST_SHORT_YEAR = 70

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/
// If no sign stands between them, letters separate the month from the day. A time or, in brackets, the value date may follow.
const PARTS =
  /^(\d{1,2})(?:[-/. ](?=\d)|[-/. ]?(?=[A-Za-z]))(\d{1,2}|[A-Za-z]{3,9})[-/. ,]{1,2}(\d{4}|\d{2})(?:[,\s]+\d{1,2}[:.]\d{2}.*|\s*\(.*\))?$|^(\d{1,2})([A-Za-z]{3})(\d{4}|\d{2})$/
const MONTH_NAME_FIRST = /^([A-Za-z]{3,9})[-. ]?(\d{1,2})[-, ]{1,2}(\d{4})(?:,?\s+\d{1,2}[:.]\d{2}.*)?$/

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i

/** The order in which a bank writes day and month. In India the day comes first, but not in every export of every program. */
export type DateOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** Reads the date of a bank statement; null if it cannot be read in this order. Day and month are never swapped automatically. */
export function readDate(text: string, order: DateOrder = 'DAY_FIRST'): CalendarDay | null {
  const trimmed = onOneLine(text)
  const yearFirst = YEAR_FIRST.exec(trimmed)
  if (yearFirst) return calendarDay(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
  const [, name = '', ofName, yearOfName = ''] = MONTH_NAME_FIRST.exec(trimmed) ?? []
  if (name !== '') return calendarDay(readYear(yearOfName), readMonth(name), Number(ofName))
  const parts = partsOf(trimmed)
  if (!parts) return null
  const { first, second, year } = parts
  return order === 'MONTH_FIRST' && /^\d+$/.test(second)
    ? calendarDay(readYear(year), Number(first), Number(second))
    : calendarDay(readYear(year), readMonth(second), Number(first))
}

/** Narrow columns break a date, even within a cell. */
const onOneLine = (text: string): string =>
  latinDigits(text)
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
    .trim()
    .replace(WEEKDAY, '')
    .replace(/^(\d{1,2})(?:st|nd|rd|th)\b/i, '$1')
    .replace(/(?<=[a-z]) ?['’](?=\d\d$)/i, ' ')
    .replace(/^(\d{2})(\d{2})(20\d{2})$/, '$1/$2/$3')
    .replace(/^(20\d{2})(\d{2})(\d{2})$/, '$1-$2-$3')

function partsOf(text: string): { first: string; second: string; year: string } | null {
  const [, first, second, year, day, month, shortYear] = PARTS.exec(text) ?? []
  if (first !== undefined && second !== undefined && year !== undefined) return { first, second, year }
  return day !== undefined && month !== undefined && shortYear !== undefined
    ? { first: day, second: month, year: shortYear }
    : null
}

/** The order of day and month that the date cells of a whole file show; `isSure` is false if a person must confirm it. */
export function dateOrderOf(cells: readonly string[]): { order: DateOrder; isSure: boolean } {
  const numbers = cells.flatMap((cell) => {
    const parts = partsOf(onOneLine(cell))
    return parts && /^\d+$/.test(parts.second)
      ? [{ first: Number(parts.first), second: Number(parts.second), cell }]
      : []
  })
  const isDayFirst = numbers.some(({ first, second }) => first > 12 && second <= 12)
  const isMonthFirst = numbers.some(({ first, second }) => second > 12 && first <= 12)
  if (isDayFirst || isMonthFirst)
    return { order: isDayFirst ? 'DAY_FIRST' : 'MONTH_FIRST', isSure: isDayFirst && !isMonthFirst }
  const days = new Set(numbers.map(({ cell }) => cell))
  const isSpread = days.size >= FEWEST_DAYS && spanOf(days, 'MONTH_FIRST') * LIKELIER < spanOf(days, 'DAY_FIRST')
  return isSpread ? { order: 'MONTH_FIRST', isSure: false } : { order: 'DAY_FIRST', isSure: true }
}

/** If so many days are each a month apart, they are more likely months that are each a day apart. */
const FEWEST_DAYS = 3
const LIKELIER = 5

function spanOf(cells: ReadonlySet<string>, order: DateOrder): number {
  const times = [...cells].flatMap((cell) => {
    const day = readDate(cell, order)
    return day ? [Date.parse(day)] : []
  })
  return Math.max(...times) - Math.min(...times)
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

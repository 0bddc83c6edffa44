import type { CalendarDay } from './calendar-day.ts'

declare const april: unique symbol

/** An Indian financial year, April to March, as `2026-27`. Such strings sort as the years do. */
export type FinancialYear = string & { readonly [april]: 'financial year' }

/** The series of papers that are numbered on their own: invoices and receipt vouchers (Rules 46 (b) and 50 (b), CGST). */
export const series = { invoice: 'TI', receipt: 'TR' } as const

/** What the rules allow a serial to have: characters in all. */
const LONGEST = 16
const DIGITS = 6

/** The financial year of a day in Asia/Kolkata. */
export function financialYearOf(day: CalendarDay): FinancialYear {
  const year = Number(day.slice(0, 4))
  const first = day.slice(5, 7) >= '04' ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}` as FinancialYear
}

/**
 * The serial of the n-th paper of a series in a year, such as `TI/26-27/000123`; at most 16 characters of letters, digits,
 * hyphen and slash. Numbers begin at 1; whoever gives them leaves no gap.
 * @throws RangeError for what is no such number, and where it would become too long
 */
export function serialOf(kind: keyof typeof series, year: FinancialYear, number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`no serial number: ${number}`)
  const serial = `${series[kind]}/${year.slice(2)}/${String(number).padStart(DIGITS, '0')}`
  if (serial.length > LONGEST) throw new RangeError(`longer than ${LONGEST} characters: ${serial}`)
  return serial
}

import type { CalendarDay } from './calendar-day.ts'
import type { NumberedKind } from './document.ts'

declare const april: unique symbol

/** An Indian financial year, April to March, as `2026-27`. */
export type FinancialYear = string & { readonly [april]: 'financial year' }

/** Each kind of document has its own series (Rules 46 (b), 50 (b), 51 (b) and 53 (1A) (c) of the CGST Rules). */
const series = {
  invoice: 'TI',
  receipt: 'TR',
  refund_voucher: 'RV',
  credit_note: 'CN',
} as const satisfies Record<NumberedKind, string>

/** The longest serial that the rules allow. */
const LONGEST = 16
const DIGITS = 6

/** The financial year of a day in Asia/Kolkata. */
export function financialYearOf(day: CalendarDay): FinancialYear {
  const year = Number(day.slice(0, 4))
  const first = day.slice(5, 7) >= '04' ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}` as FinancialYear
}

/**
 * The serial of the n-th document of a series in a year, such as `TI/26-27/000123`: at most 16 letters, digits, hyphens and
 * slashes. Numbers begin at 1, and the caller skips none.
 * @throws RangeError if `number` is not a whole number from 1, or if the serial is longer than 16 characters
 */
export function serialOf(kind: NumberedKind, year: FinancialYear, number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`not a serial number: ${number}`)
  const serial = `${series[kind]}/${year.slice(2)}/${String(number).padStart(DIGITS, '0')}`
  if (serial.length > LONGEST) throw new RangeError(`a serial of more than ${LONGEST} characters: ${serial}`)
  return serial
}

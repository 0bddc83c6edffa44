import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from './calendar-day.ts'
import { numberedKinds } from './document.ts'
import { financialYearOf, serialOf } from './invoice-serial.ts'

const day = (text: string) => text as CalendarDay
const year = financialYearOf(day('2026-11-08'))

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-04-01', '2099-00'],
])('DOCUMENTS the day %s is in the financial year %s', (text, expected) => {
  expect(financialYearOf(day(text))).toBe(expected)
})

test('DOCUMENTS the financial year changes on 1 April and on no other day', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2098-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const today = day(date.toISOString().slice(0, 10))
      const tomorrow = addDays(today, 1)
      expect(financialYearOf(today) !== financialYearOf(tomorrow)).toBe(tomorrow.endsWith('-04-01'))
    }),
  )
})

test('DOCUMENTS a serial contains its series, year and number', () => {
  expect(serialOf('invoice', year, 123)).toBe('TI/26-27/000123')
  expect(serialOf('receipt', year, 1)).toBe('TR/26-27/000001')
  expect(serialOf('refund_voucher', year, 1)).toBe('RV/26-27/000001')
  expect(serialOf('credit_note', year, 999_999)).toBe('CN/26-27/999999')
  expect(serialOf('invoice', year, 1_234_567)).toBe('TI/26-27/1234567')
})

test('DOCUMENTS a serial is unique and has at most 16 characters, all allowed by Rule 46', () => {
  const number = fc.integer({ min: 1, max: 9_999_999 })
  const kind = fc.constantFrom(...numberedKinds)
  fc.assert(
    fc.property(kind, number, kind, number, (kindOfOne, one, kindOfOther, other) => {
      const serial = serialOf(kindOfOne, year, one)
      expect(serial).toMatch(/^[A-Z0-9/-]{1,16}$/)
      expect(serial === serialOf(kindOfOther, year, other)).toBe(kindOfOne === kindOfOther && one === other)
    }),
  )
})

test.each([0, -1, 1.5, Number.NaN, 10_000_000])('DOCUMENTS a serial with the number %d is refused', (number) => {
  expect(() => serialOf('invoice', year, number)).toThrow(RangeError)
})

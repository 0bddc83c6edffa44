import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import {
  formatDay,
  formatMoment,
  formatMomentInIndia,
  formatMonth,
  formatExactRupees,
  formatHour,
  formatRupees,
  formatShortDay,
  formatSpan,
  formatWait,
  formatWeekday,
  tableFormat,
} from './format.ts'
import { paise } from './money.ts'
import { HOUR_MS } from './durations.ts'

test.each([
  [0, '₹0.00'],
  [1, '₹0.01'],
  [500_000, '₹5,000.00'],
  [12_345_600, '₹1,23,456.00'],
  [1_000_000_000, '₹1,00,00,000.00'],
])('§9 %d paise are shown in rupees as %s, in both languages', (amount, expected) => {
  expect(formatExactRupees(paise(amount), 'en')).toBe(expected)
  expect(formatExactRupees(paise(amount), 'hi')).toBe(expected)
})

test.each([
  [500_000, '₹5,000'],
  [500_050, '₹5,000.50'],
])('§9 %i paise are shown in a sentence as %s', (amount, expected) => {
  expect(formatRupees(paise(amount), 'en')).toBe(expected)
  expect(formatRupees(paise(amount), 'hi')).toBe(expected)
})

test.each([
  ['all whole', [500_000, 100], ['₹5,000', '₹1']],
  ['one with paise', [500_000, 150], ['₹5,000.00', '₹1.50']],
  ['none', [], []],
])('§9 amounts in one table are shown in rupees with paise or without: %s', (_, amounts, expected) => {
  const all = amounts.map(paise)
  expect(all.map(tableFormat(all, 'en'))).toEqual(expected)
})

test.each([
  [1, 'a moment', 'थोड़ी देर'],
  [30, 'a moment', 'थोड़ी देर'],
  [31, '1 minute', '1 मिनट'],
  [61, '2 minutes', '2 मिनट'],
  [5400, '90 minutes', '90 मिनट'],
  [5401, '2 hours', '2 घंटे'],
  [86_400, '24 hours', '24 घंटे'],
])('CONTRACT limits: a wait of %d seconds is told as %s, in Hindi as %s', (seconds, english, hindi) => {
  expect(formatWait(seconds, 'en')).toBe(english)
  expect(formatWait(seconds, 'hi')).toBe(hindi)
})

test.each([
  [0, 'a moment', 'थोड़ी देर'],
  [59_999, 'a moment', 'थोड़ी देर'],
  [60_000, '1 minute', '1 मिनट'],
  [90 * 60_000 + 59_999, '90 minutes', '90 मिनट'],
  [91 * 60_000, '1 hour', '1 घंटा'],
  [21.99 * HOUR_MS, '21 hours', '21 घंटे'],
])('QUEUE a span of %d ms is told as %s, in Hindi as %s, and never as more than it is', (ms, english, hindi) => {
  expect([formatSpan(ms, 'en'), formatSpan(ms, 'hi')]).toEqual([english, hindi])
})

test('WORDS an hour is said as people say it', () => {
  expect(['05:30', '16:00'].map((time) => formatHour(time, 'en'))).toEqual(['5:30 am', '4:00 pm'])
  expect(['05:30', '16:00'].map((time) => formatHour(time, 'hi'))).toEqual(['सुबह 5:30 बजे', 'शाम 4 बजे'])
})

test('QUEUE a short day has no year', () => {
  expect([formatShortDay('2026-09-02', 'en'), formatShortDay('2026-12-02', 'hi')]).toEqual(['2 Sep', '2 दिसंबर'])
})

test('§9 every amount is shown to the paisa', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom('en' as const, 'hi' as const), (amount, language) => {
      expect(Number(formatExactRupees(paise(amount), language).replaceAll(/[₹,.]/g, ''))).toBe(amount)
    }),
  )
})

test.each([
  ['en', 'en-IN'],
  ['hi', 'hi-IN-u-nu-latn'],
] as const)('§9 every amount is grouped as the browser does it for India (%s)', (language, locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' })
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000_000, max: 100_000_000_000_000 }), (amount) => {
      expect(formatExactRupees(paise(amount), language)).toBe(format.format(amount / 100))
    }),
  )
})

test.each([
  ['2026-01-05', '05 Jan 2026'],
  ['2026-05-31', '31 May 2026'],
  ['2026-09-09', '09 Sep 2026'],
  ['2026-11-21', '21 Nov 2026'],
])('§2 %s is shown as %s (dd MMM yyyy)', (day, expected) => {
  expect(formatDay(day as CalendarDay, 'en')).toBe(expected)
})

test('§2 every day is shown as dd MMM yyyy', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(formatDay(day, 'en')).toMatch(/^\d{2} [A-Z][a-z]{2} \d{4}$/)
      expect(new Date(`${formatDay(day, 'en')} UTC`).toISOString().slice(0, 10)).toBe(day)
    }),
  )
})

test.each([
  ['2026-01-05', '05 जनवरी 2026'],
  ['2026-09-09', '09 सितंबर 2026'],
  ['2026-11-21', '21 नवंबर 2026'],
])('§2 %s is shown in Hindi words as %s', (day, expected) => {
  expect(formatDay(day as CalendarDay, 'hi').normalize('NFC')).toBe(expected.normalize('NFC'))
})

test.each([
  ['2026-11-21T18:00:00Z', '21 Nov 2026, 11:30 pm IST', '21 नवंबर 2026, रात 11:30 बजे (भारतीय समय)'],
  ['2026-09-01T00:30:00Z', '01 Sep 2026, 6:00 am IST', '01 सितंबर 2026, सुबह 6 बजे (भारतीय समय)'],
])('§2 the moment %s is shown in the time of India', (instant, english, hindi) => {
  expect(formatMoment(instant, 'en')).toBe(english)
  expect(formatMoment(instant, 'hi')).toBe(hindi)
})

test('§2 a reader in India sees a moment without the name of its time', () => {
  const instant = '2026-11-21T18:00:00Z'
  expect(formatMomentInIndia(instant, 'en')).toBe('21 Nov 2026, 11:30 pm')
  expect(formatMomentInIndia(instant, 'hi')).toBe('21 नवंबर 2026, रात 11:30 बजे')
})

test.each([
  ['2026-12-12', 'Saturday', 'शनिवार'],
  ['2027-01-01', 'Friday', 'शुक्रवार'],
])('§1 the weekday of %s is %s, in Hindi %s', (day, en, hi) => {
  expect([formatWeekday(day, 'en'), formatWeekday(day, 'hi')]).toEqual([en, hi])
})

test('§1 the month 2026-12 is December 2026, in Hindi दिसंबर 2026', () => {
  expect([formatMonth('2026-12', 'en'), formatMonth('2026-12', 'hi')]).toEqual(['December 2026', 'दिसंबर 2026'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, dayOf, hasDay, isBookable, startOf } from './calendar-day.ts'
import { DAY_MS } from './durations.ts'

const at = (iso: string) => Date.parse(iso)
const instants = fc.integer({ min: at('1950-01-01T00:00:00Z'), max: at('2200-01-01T00:00:00Z') })
const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

describe('CONTRACT dates in', () => {
  test.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['1969-12-31T18:29:59.999Z', '1969-12-31'],
  ])('%s is %s in India', (instant, day) => {
    expect(dayOf(at(instant))).toBe(day)
  })

  test('the day of an instant is the day of a calendar in Kolkata', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(dayOf(instant)).toBe(kolkata.format(instant))
      }),
    )
  })

  test('a day contains its own instants and no others', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const start = startOf(dayOf(instant))
        expect(start).toBeLessThanOrEqual(instant)
        expect(instant - start).toBeLessThan(DAY_MS)
        expect(dayOf(start - 1)).toBe(addDays(dayOf(instant), -1))
      }),
    )
  })

  test('added and subtracted days give the same day, and days sort as text', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 2000 }), (instant, days) => {
        const day = dayOf(instant)
        expect(addDays(addDays(day, days), -days)).toBe(day)
        expect(addDays(day, days) > day).toBe(true)
      }),
    )
  })

  test('every instant that is accepted has a day', () => {
    fc.assert(
      fc.property(fc.double(), (instant) => {
        if (hasDay(instant)) expect(dayOf(instant)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
    expect(hasDay(at('2026-11-21T00:00:00Z'))).toBe(true)
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, 1e300, -1e300]) expect(hasDay(none)).toBe(false)
  })
})

test.each<[string, string, boolean]>([
  ['2026-11-21', '2026-11-20', false],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-21', '2026-11-22', true],
  ['2026-11-21', '2027-11-21', true],
  ['2026-11-21', '2027-11-22', false],
  // With a leap day between the two dates, 365 days are one day less than a year.
  ['2027-11-21', '2028-11-20', true],
  ['2027-11-21', '2028-11-21', false],
])('§5 on %s, %s is bookable: %s', (today, day, expected) => {
  expect(isBookable(day as CalendarDay, today as CalendarDay)).toBe(expected)
})

test('§5 the days from tomorrow to 365 days ahead are bookable, on any day', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -800, max: 800 }), (instant, days) => {
      const today = dayOf(instant)
      expect(isBookable(addDays(today, days), today)).toBe(days >= 1 && days <= 365)
    }),
  )
})

import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from './calendar-day.ts'
import { lastWeeks, mondayOf } from './weeks.ts'

const day = (text: string) => text as CalendarDay

test('NUMBERS a week begins on Monday and ends on Sunday', () => {
  const week = Array.from({ length: 7 }, (_, index) => mondayOf(addDays(day('2026-11-16'), index)))
  expect(new Set(week)).toEqual(new Set(['2026-11-16']))
  expect(mondayOf(day('2026-11-23'))).toBe('2026-11-23')
  expect(mondayOf(day('2000-12-31'))).toBe('2000-12-25')
})

test('NUMBERS the last weeks end with the week of today, also over the end of a year', () => {
  expect(lastWeeks(day('2027-01-06'), 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
  expect(lastWeeks(day('2026-11-22'), 1)).toEqual(['2026-11-16'])
})

import { expect, test } from 'vitest'
import type { CalendarDay } from '../calendar-day.ts'
import { addMonths, daysOfMonth, isOfferedMonth } from './offered.ts'

const today = '2026-11-22' as CalendarDay

test('PANCHANG months of seven years are offered: two before this one, and four after it', () => {
  expect(['2024-01', '2026-11', '2030-12'].filter((month) => !isOfferedMonth(month, today))).toEqual([])
  const others = ['2023-12', '2031-01', '2026-13', '2026-00', '2026-1', '26-11', '2026-11-22', '', '2026-11 ']
  expect(others.filter((month) => isOfferedMonth(month, today))).toEqual([])
})

test('PANCHANG months follow each other over the end of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2028-01',
  ])
})

test('PANCHANG a month has all its days', () => {
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOfMonth('2026-11').length).toBe(30)
})

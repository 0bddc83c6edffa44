import { expect, test } from 'vitest'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { weekdayOf } from '../../domain/panchang/offered.ts'
import { spokenDay, weekdays } from './month-words.ts'

const day = '2026-12-12' as CalendarDay

test('PANCHANG page: a day is said with its weekday and month', () => {
  expect(spokenDay(day, 'en')).toBe('Saturday 12 December')
  expect(spokenDay(day, 'hi')).toBe('शनिवार, 12 दिसंबर')
})

test('PANCHANG page: a week begins with Sunday', () => {
  expect(weekdays('en', 'short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(weekdays('hi', 'long')[1]).toBe('सोमवार')
  expect(weekdays('en', 'long')[weekdayOf(day)]).toBe('Saturday')
})

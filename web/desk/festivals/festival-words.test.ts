import { expect, test } from 'vitest'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { shortDay, shortMonth, spokenDay } from './festival-words.ts'

const day = '2026-09-04' as CalendarDay

test('PANCHANG desk: a day and a month are short in a row, and are said with the whole weekday', () => {
  expect([shortDay(day, 'en'), shortDay(day, 'hi')]).toEqual(['Fri, 4 Sep', 'शुक्र, 4 सितंबर'])
  expect([spokenDay(day, 'en'), spokenDay(day, 'hi')]).toEqual(['Friday, 4 Sep', 'शुक्रवार, 4 सितंबर'])
  expect([shortMonth('2026-09', 'en'), shortMonth('2026-05', 'hi')]).toEqual(['Sep', 'मई'])
})

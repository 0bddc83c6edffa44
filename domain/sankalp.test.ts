import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import { canChangeSankalp } from './sankalp.ts'

test('SANKALP it can be changed on the day before, and not on the day itself', () => {
  const start = '2027-01-01' as CalendarDay
  expect(canChangeSankalp(start, '2026-12-31' as CalendarDay)).toBe(true)
  expect(canChangeSankalp(start, start)).toBe(false)
})

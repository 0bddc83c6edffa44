import { expect, test } from 'vitest'
import type { CalendarDay } from '../calendar-day.ts'
import { mustShow } from './missing.ts'

test('STATEMENT a payment must be on it if it was quoted within its days and submitted a day before its end', () => {
  const day = (text: string) => text as CalendarDay
  expect(mustShow({ from: day('2026-11-19'), to: day('2026-11-21') })).toEqual({
    quotedFrom: '2026-11-19',
    submittedTo: '2026-11-20',
  })
})

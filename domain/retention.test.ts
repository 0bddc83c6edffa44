import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import { keptFrom } from './retention.ts'

// The year 2026-27 ends on 31 March 2027. Its annual return is due on 31 December 2027, and 72 months later it is 31 December 2033.
test.each([
  ['2033-12-31', '2026-04-01'],
  ['2034-01-01', '2027-04-01'],
  ['2034-12-31', '2027-04-01'],
])('DESIGN on %s records from %s are kept', (today, from) => {
  expect(keptFrom(today as CalendarDay)).toBe(from)
})

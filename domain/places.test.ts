import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import { paise } from './money.ts'
import { dayState, daysOfSpan, placesLeft, priceOfDay, takenBeyond, weekdayOf, withoutPlace } from './places.ts'

const day = (text: string) => text as CalendarDay

test.each([
  [null, 300, null, 'OPEN'],
  [10, 4, 6, 'OPEN'],
  [10, 5, 5, 'FEW'],
  [10, 9, 1, 'FEW'],
  [10, 10, 0, 'FULL'],
  [10, 12, 0, 'FULL'],
  [0, 0, 0, 'FULL'],
] as const)('PLACES %s with %d taken leave %s, and the day is %s', (places, taken, left, state) => {
  expect(placesLeft(places, taken)).toBe(left)
  expect(dayState({ closed: false, left })).toBe(state)
  expect(dayState({ closed: true, left })).toBe('CLOSED')
})

test('PLACES a season has another price, a day without one the usual price', () => {
  expect(priceOfDay(paise(5100_00), undefined)).toBe(5100_00)
  expect(priceOfDay(paise(5100_00), { price: null })).toBe(5100_00)
  expect(priceOfDay(paise(5100_00), { price: paise(0) })).toBe(0)
})

test('PLACES fewer than are taken are told by how many', () => {
  expect([takenBeyond(3, 5), takenBeyond(5, 5), takenBeyond(null, 5)]).toEqual([2, 0, 0])
})

test('PLACES the days of a time are all of it or its weekdays', () => {
  expect(daysOfSpan(day('2026-11-28'), day('2026-11-30'))).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
  expect(daysOfSpan(day('2026-11-28'), day('2026-12-06'), ['SAT', 'SUN'])).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(daysOfSpan(day('2026-11-28'), day('2026-11-27'))).toEqual([])
  expect(weekdayOf(day('2026-11-25'))).toBe('WED')
})

test('PLACES an entry takes all places that it needs, or none, and the first comes first', () => {
  const entries = [
    { id: 'a', needs: ['boat', 'priest'] },
    { id: 'b', needs: ['boat'] },
    { id: 'c', needs: ['priest'] },
    { id: 'd', needs: ['walk'] },
  ]
  const left = (boat: number, priest: number) =>
    new Map([
      ['boat', boat],
      ['priest', priest],
    ])
  expect([...withoutPlace(entries, left(1, 0))]).toEqual(['a', 'c'])
  expect([...withoutPlace(entries, left(1, 1))]).toEqual(['b', 'c'])
  expect([...withoutPlace(entries, left(2, 2))]).toEqual([])
  expect([...withoutPlace([{ id: 'a', needs: ['boat', 'boat'] }], left(1, 0))]).toEqual(['a'])
})

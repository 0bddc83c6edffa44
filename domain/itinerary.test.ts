import { describe, expect, test } from 'vitest'
import {
  atMostSteps,
  endsWithItinerary,
  firstOutOfOrder,
  isStopTime,
  mostSteps,
  emptyStop,
  type Stop,
  walkingMetres,
} from './itinerary.ts'

const stop = (over: Partial<Stop>): Stop => ({
  ...emptyStop(1),
  place: 'Assi Ghat',
  placeHindi: 'अस्सी घाट',
  ...over,
})

const [none, thirty, many, unknown] = [0, 30, 76, null].map((steps) => stop({ steps }))
const at = (...stops: (Stop | undefined)[]) => stops.filter((one) => one !== undefined)

describe('ITINERARY steps', () => {
  test.each([
    ['no stops', at(), null],
    ['only unknown steps', at(unknown), null],
    ['the most of one stop, not the sum', at(none, thirty, many, thirty), 76],
    ['unknown steps beside known ones', at(unknown, thirty), 30],
    ['no steps at all', at(none, none), 0],
  ])('the most: %s', (_, stops, most) => {
    expect(mostSteps(stops)).toBe(most)
  })

  test.each([
    ['all known and few enough', at(none, thirty), 30, 'YES'],
    ['one more than allowed', at(thirty), 29, 'NO'],
    ['unknown steps do not count as none', at(none, unknown), 30, 'UNKNOWN'],
    ['unknown steps do not hide too many', at(unknown, many), 30, 'NO'],
    ['a package without stops', at(), 1000, 'UNKNOWN'],
  ])('the filter: %s', (_, stops, most, fits) => {
    expect(atMostSteps(stops, most).fits).toBe(fits)
  })

  test('the filter names the stops whose steps are unknown', () => {
    expect(atMostSteps(at(thirty, unknown), 30).unknown).toEqual([unknown])
  })
})

test('ITINERARY metres: the sum of what is known', () => {
  expect(walkingMetres([stop({ metres: 700 }), stop({}), stop({ metres: 200 })])).toBe(900)
  expect(walkingMetres([stop({ metres: 0 })])).toBe(0)
  expect(walkingMetres([stop({})])).toBeNull()
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['5:30', false],
  ['05:60', false],
  ['05:30 ', false],
])('ITINERARY %s is an hour: %s', (text, isOne) => {
  expect(isStopTime(text)).toBe(isOne)
})

test('ITINERARY the first stop that is out of order', () => {
  const days = (...numbers: number[]) => numbers.map((day) => ({ day }))
  expect(firstOutOfOrder(days(1, 1, 3))).toBe(-1)
  expect(firstOutOfOrder(days(2, 1))).toBe(1)
  expect(firstOutOfOrder(days())).toBe(-1)
})

test('ITINERARY stops and lines end on the same day, if there are both', () => {
  expect(endsWithItinerary([{ day: 2 }], ['Day 1', 'Day 2'])).toBe(true)
  expect(endsWithItinerary([{ day: 1 }], ['Day 1', 'Day 2'])).toBe(false)
  expect(endsWithItinerary([{ day: 3 }], ['Day 1', 'Day 2'])).toBe(false)
  expect(endsWithItinerary([], ['Day 1'])).toBe(true)
  expect(endsWithItinerary([{ day: 2 }], [])).toBe(true)
})

import { expect, test } from 'vitest'
import { namedWeeks, scaleOf } from './chart-scale.ts'

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [
    [3, 1],
    [0, 1, 2, 3],
  ],
  [[37], [0, 10, 20, 30, 40]],
  [[100], [0, 50, 100]],
  [[412_300], [0, 200_000, 400_000, 600_000]],
])('NUMBERS the scale of %j has round whole ticks', (values, ticks) => {
  expect(scaleOf(values, { whole: true }).ticks).toEqual(ticks)
})

test('NUMBERS a scale of hours can have parts, one of money can go below 0', () => {
  expect(scaleOf([0.3]).ticks).toEqual([0, 0.1, 0.2, 0.3])
  const { ticks, y } = scaleOf([-1500, 4000])
  expect(ticks).toEqual([-2000, 0, 2000, 4000])
  expect([y(4000), y(1000), y(-2000)]).toEqual([0, 50, 100])
})

test.each([1, 4, 12, 26, 52])('NUMBERS of %i weeks at most six are named, with the last', (count) => {
  const named = namedWeeks(count)
  expect(named.length).toBeLessThanOrEqual(6)
  expect(named.at(-1)).toBe(count - 1)
})

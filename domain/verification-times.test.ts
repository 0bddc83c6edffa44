import { expect, test } from 'vitest'
import { addTimes, countOf, hoursWithin } from './verification-times.ts'

test('half of the payments, and nine of ten, are verified within hours that lie between two payments', () => {
  const times = { tenths: [20, 60, 240, 1000], counts: [1, 1, 1, 1] }
  expect(countOf(times)).toBe(4)
  expect(hoursWithin(times, 0.5)).toBe(15)
  expect(hoursWithin(times, 0.9)).toBe(77.2)
  expect(hoursWithin(times, 0)).toBe(2)
  expect(hoursWithin(times, 1)).toBe(100)
})

test('payments that took as long are counted together, and one payment is its own median', () => {
  expect(hoursWithin({ tenths: [5, 9], counts: [3, 1] }, 0.5)).toBe(0.5)
  expect(hoursWithin({ tenths: [0], counts: [1] }, 0.9)).toBe(0)
  expect(hoursWithin({ tenths: [], counts: [] }, 0.5)).toBeNull()
})

test('weeks are added payment by payment, so that their median is not the mean of medians', () => {
  const sum = addTimes([
    { inTime: 3, tenths: [10], counts: [3] },
    { inTime: 0, tenths: [2, 10, 900], counts: [1, 1, 1] },
  ])
  expect(sum).toEqual({ inTime: 3, tenths: [2, 10, 900], counts: [1, 4, 1] })
  expect(hoursWithin(sum, 0.5)).toBe(1)
  expect(addTimes([])).toEqual({ inTime: 0, tenths: [], counts: [] })
})

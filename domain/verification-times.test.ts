import { expect, test } from 'vitest'
import { addTimes, countOf, hoursWithin } from './verification-times.ts'

test('half of the payments, and nine of ten, are verified within hours that lie between two payments', () => {
  const tenths = { 1000: 1, 20: 1, 240: 1, 60: 1 }
  expect(countOf(tenths)).toBe(4)
  expect(hoursWithin(tenths, 0.5)).toBe(15)
  expect(hoursWithin(tenths, 0.9)).toBe(77.2)
  expect(hoursWithin(tenths, 0)).toBe(2)
  expect(hoursWithin(tenths, 1)).toBe(100)
})

test('payments that took as long are counted together, and one payment is its own median', () => {
  expect(hoursWithin({ 5: 3, 9: 1 }, 0.5)).toBe(0.5)
  expect(hoursWithin({ 0: 1 }, 0.9)).toBe(0)
  expect(hoursWithin({}, 0.5)).toBeNull()
})

test('weeks are added payment by payment, so that their median is not the mean of medians', () => {
  const sum = addTimes([
    { inTime: 3, tenths: { 10: 3 } },
    { inTime: 0, tenths: { 10: 1, 900: 1 } },
  ])
  expect(sum).toEqual({ inTime: 3, tenths: { 10: 4, 900: 1 } })
  expect(hoursWithin(sum.tenths, 0.5)).toBe(1)
  expect(addTimes([])).toEqual({ inTime: 0, tenths: {} })
})

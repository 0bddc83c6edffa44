import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from './calendar-day.ts'
import {
  canCancel,
  canChange,
  limitsRefund,
  refundOf,
  refundPercent,
  REFUND_TIERS,
  refundTiers,
} from './cancellation.ts'
import { paise } from './money.ts'

const start = '2027-03-01' as CalendarDay
const daysBefore = (days: number) => addDays(start, -days)

describe('MONEY cancellation', () => {
  test.each([
    [400, 90],
    [16, 90],
    [15, 90],
    [14, 50],
    [8, 50],
    [7, 50],
    [6, 25],
    [4, 25],
    [3, 25],
    [2, 0],
    [1, 0],
    [0, 0],
    [-1, 0],
  ])('%d days before the journey %d percent are refunded', (days, percent) => {
    expect(refundPercent(start, daysBefore(days))).toBe(percent)
  })

  test.each([
    [null, REFUND_TIERS, false],
    [90, REFUND_TIERS, false],
    [50, [REFUND_TIERS[1], REFUND_TIERS[2]], true],
    [25, [REFUND_TIERS[2]], true],
  ])('after a change of date at %s percent these tiers are left', (most, tiers, limits) => {
    expect([refundTiers(most), limitsRefund(most)]).toEqual([tiers, limits])
  })

  test.each([
    ['the day before', 1, true, false],
    ['on the day', 0, false, false],
    ['a day after', -1, false, false],
    ['three days before', 3, true, true],
    ['two days before', 2, true, false],
  ])('%s', (_, days, cancellable, changeable) => {
    expect([canCancel(start, daysBefore(days)), canChange(start, daysBefore(days))]).toEqual([cancellable, changeable])
  })

  test('the refunded share never grows as the journey comes nearer', () => {
    for (const journey of ['2028-03-01', '2027-01-01', '2026-12-01'] as CalendarDay[]) {
      const shares = Array.from({ length: 60 }, (__, days) => refundPercent(journey, addDays(journey, days - 50)))
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      expect(new Set(shares)).toEqual(new Set([...REFUND_TIERS.map(({ percent }) => percent), 0]))
    }
  })

  test('refund and charge add up to the paid amount; the refund is rounded up', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(paise)
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 25, 50, 90, 100), (received, percent) => {
        const { refund, kept } = refundOf(received, percent)
        expect(refund + kept).toBe(received)
        expect(Math.min(refund, kept)).toBeGreaterThanOrEqual(0)
        expect(BigInt(kept) * 100n <= BigInt(received) * BigInt(100 - percent)).toBe(true)
        expect((BigInt(kept) + 1n) * 100n > BigInt(received) * BigInt(100 - percent)).toBe(true)
      }),
    )
    expect(refundOf(paise(999), 50)).toEqual({ refund: 500, kept: 499 })
    expect(refundOf(paise(1), 25)).toEqual({ refund: 1, kept: 0 })
  })
})

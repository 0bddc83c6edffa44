import { describe, expect, test } from 'vitest'
import { paise } from './money.ts'
import {
  canBecome,
  nextPaymentStates,
  isFarFrom,
  overpaid,
  paymentStates,
  paymentStatus,
  QUOTE_GRACE_MS,
  quotePhase,
} from './payment.ts'

describe('CONTRACT payments', () => {
  test.each([
    ['OPEN', 'INITIATED'],
    ['ENDED', 'INITIATED'],
    ['SUBMITTED', 'SUBMITTED'],
    ['VERIFIED', 'VERIFIED'],
    ['REJECTED', 'REJECTED'],
  ] as const)('%s is shown as %s', (state, status) => {
    expect(paymentStatus({ state })).toBe(status)
  })

  test('only a payment with a UTR is verified or rejected', () => {
    for (const state of ['OPEN', 'ENDED'] as const)
      expect(nextPaymentStates[state].filter((next: string) => next === 'VERIFIED' || next === 'REJECTED')).toEqual([])
    expect(canBecome('OPEN', 'SUBMITTED')).toBe(true)
  })

  test('an ended payment accepts no UTR unless it is opened again, and no payment with a UTR ends', () => {
    for (const state of paymentStates) {
      expect(canBecome('ENDED', state)).toBe(state === 'OPEN')
      expect(canBecome(state, 'ENDED')).toBe(state === 'OPEN')
    }
  })

  test('a verified UTR is never replaced by another one without being revoked', () => {
    expect(canBecome('VERIFIED', 'VERIFIED')).toBe(false)
    expect(canBecome('REJECTED', 'REJECTED')).toBe(false)
  })

  test.each([
    [-1, 'VALID'],
    [0, 'GRACE'],
    [QUOTE_GRACE_MS - 1, 'GRACE'],
    [QUOTE_GRACE_MS, 'CLOSED'],
  ] as const)('CONTRACT payments/initiate: %d ms after its expiry a quote is %s', (after, phase) => {
    const expiresAt = Date.parse('2026-11-21T00:00:00Z')
    expect(quotePhase(expiresAt, expiresAt + after)).toBe(phase)
  })
})

test.each([
  [708_000, 500_000, 0],
  [708_000, 708_000, 0],
  [708_000, 708_100, 100],
  [0, 1500, 1500],
])('MONEY overpaid: price %d, received %d: %d', (price, received, over) => {
  expect(overpaid({ price: paise(price), received: paise(received) })).toBe(over)
})

test.each([
  [249_999, true],
  [250_000, false],
  [1_000_000, false],
  [1_000_001, true],
])('MONEY far amounts: %d paise received for 500,000 paise submitted: %s', (received, far) => {
  expect(isFarFrom(paise(500_000), paise(received))).toBe(far)
})

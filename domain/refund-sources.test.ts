import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise } from './money.ts'
import { refundSources } from './refund-sources.ts'

const payment = (id: string, received: number) => ({ id, received: paise(received) })
const refund = (id: string, amount: number, cause: 'CANCELLATION' | 'LATE_PAYMENT' = 'CANCELLATION') => ({
  id,
  cause,
  amount: paise(amount),
})

describe('MONEY the sources of a refund', () => {
  test('a cancellation takes from the oldest payment first, a late payment from the newest', () => {
    const payments = [payment('advance', 5000), payment('balance', 2080)]
    expect(refundSources(payments, [refund('a', 6372)]).get('a')).toEqual([
      { paymentId: 'advance', amount: 5000 },
      { paymentId: 'balance', amount: 1372 },
    ])
    const both = refundSources(payments, [refund('a', 4500), refund('b', 2000, 'LATE_PAYMENT')])
    expect(both.get('b')).toEqual([{ paymentId: 'balance', amount: 2000 }])
  })

  test('a refund that was sent took nothing from money that came after it', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day))
    const payments = [
      { ...payment('advance', 5000), verified_at: at(1) },
      { ...payment('balance', 2080), verified_at: at(3) },
    ]
    const sent = (amount: number) => ({ ...refund('a', amount, 'LATE_PAYMENT'), sent_at: at(2) })
    expect(refundSources(payments, [sent(43)]).get('a')).toEqual([{ paymentId: 'advance', amount: 43 }])
    expect(refundSources(payments, [sent(5001)]).get('a')).toEqual([
      { paymentId: 'advance', amount: 5000 },
      { paymentId: 'balance', amount: 1 },
    ])
  })

  test('they add up to the refund, and no payment gives more than it received', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(amounts, fc.array(fc.tuple(fc.nat(800), fc.boolean()), { maxLength: 4 }), (received, asked) => {
        const payments = received.map((amount, index) => payment(String(index), amount))
        let left = received.reduce((sum, amount) => sum + amount, 0)
        const refunds = asked.map(([wanted, late], index) => {
          const amount = Math.min(wanted, left)
          left -= amount
          return refund(String(index), amount, late ? 'LATE_PAYMENT' : 'CANCELLATION')
        })
        const sources = refundSources(payments, refunds)
        for (const { id, amount } of refunds)
          expect((sources.get(id) ?? []).reduce((sum, one) => sum + one.amount, 0)).toBe(amount)
        for (const { id, received: most } of payments) {
          const taken = [...sources.values()].flat().filter(({ paymentId }) => paymentId === id)
          expect(taken.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { settlementOf } from './cancellation.ts'
import { addEntries, balanceOf, cancelled, quoted, refunded, settled, submitted, verified, zeroSums } from './ledger.ts'
import { paise } from './money.ts'

describe('MONEY ledger', () => {
  test.each([
    ['nothing submitted', { price: 708_000 }, false, { paid: 0, due: 708_000, over: 0, refundDue: 0 }],
    ['the advance submitted', { price: 708_000, unverified: 500_000 }, false, { paid: 500_000, due: 208_000, over: 0 }],
    ['a rupee too little found', { price: 708_000, received: 707_900 }, false, { due: 100, over: 0 }],
    ['a rupee too much found', { price: 708_000, received: 708_100 }, false, { due: 0, over: 100 }],
    ['too much, queued as a refund', { price: 1000, received: 1500, refundDue: 500 }, false, { due: 0, over: 500 }],
    ['cancelled, nothing kept', { price: 0, received: 5000, refundDue: 5000 }, true, { due: 0, over: 0 }],
    ['cancelled before anything was found', { price: 0, unverified: 5000 }, true, { paid: 5000, due: 0, over: 0 }],
  ])('%s', (_, sums, isCancelled, balance) => {
    const whole = Object.fromEntries(Object.entries(sums).map(([column, amount]) => [column, paise(amount)]))
    expect(balanceOf({ ...zeroSums, ...whole }, isCancelled)).toMatchObject(balance)
  })

  const found = addEntries([
    quoted(paise(500_000)),
    submitted(paise(500_000)),
    verified(paise(500_000), paise(500_000)),
  ])
  const settlement = (received: number, sent: number) =>
    settlementOf({
      quoted: paise(500_000),
      received: paise(received),
      refunded: paise(sent),
      percent: 90,
      mostKept: paise(50_000),
    })

  test('a cancellation keeps a share of the received money and refunds the rest', () => {
    const after = addEntries([cancelled(found, { kept: paise(50_000), refundDue: paise(450_000) })], found)
    expect(after).toEqual({ price: 50_000, unverified: 0, received: 500_000, refundDue: 450_000 })
    expect(settlement(500_000, 0)).toEqual({ kept: 50_000, refundDue: 450_000 })
  })

  test('money found after a cancellation is settled at the same share', () => {
    const open = addEntries([quoted(paise(500_000)), submitted(paise(500_000))])
    const after = addEntries([cancelled(open, { kept: paise(0), refundDue: paise(0) })], open)
    expect(after).toEqual({ price: 0, unverified: 500_000, received: 0, refundDue: 0 })
    const verifiedLater = addEntries([verified(paise(500_000), paise(300_000))], after)
    expect(settled(verifiedLater, { kept: paise(30_000), refundDue: paise(270_000) })).toEqual({
      kind: 'SETTLED',
      price: 30_000,
      refundDue: 270_000,
    })
  })

  test('refunded money cannot be revoked', () => {
    expect(settlement(50_000, 450_000)).toEqual({ kept: 50_000, refundDue: 0 })
    expect(settlement(-450_000, 450_000)).toBeNull()
    expect(refunded(paise(450_000))).toEqual({ kind: 'REFUNDED', received: -450_000, refundDue: -450_000 })
  })
})

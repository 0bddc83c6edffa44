import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateAmong, sharesOf } from './allocation.ts'
import { type Paise, paise, total } from './money.ts'
import { type Item, itemPrice, totalsOf } from './price.ts'
import { present } from '../test/present.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise)
const weights = fc.array(amount, { minLength: 1, maxLength: 40 })
const someWeight = weights.filter((list) => list.some((weight) => weight > 0))
const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({
    package: fc.record({ price: amount, additionalPerson: amount }),
    headCount: fc.integer({ min: 2, max: 11 }),
    poojaCosts: fc.array(amount, { maxLength: 2 }),
  }),
  fc.record({
    package: fc.constant(null),
    headCount: fc.constant(0),
    poojaCosts: fc.array(amount, { minLength: 1, maxLength: 1 }),
  }),
)
const cart = fc.array(item, { minLength: 1, maxLength: 30 })
const allocate = (all: Paise, by: readonly Paise[]) =>
  allocateAmong(all, by, (weight) => weight).map(([, share]) => share)
const sum = (list: readonly number[]) => list.reduce((all, one) => all + BigInt(one), 0n)

describe('CONTRACT amounts', () => {
  test.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [5, [7, 2, 1], [4, 1, 0]],
    [10, [0, 1, 0], [0, 10, 0]],
    [0, [3, 4], [0, 0]],
    [7, [0, 0], [7, 0]],
    [500_000, [708_000, 110_000], [432_763, 67_237]],
  ])('%d allocated by the weights %j gives %j', (all, by, expected) => {
    expect(allocate(paise(all), by.map(paise))).toEqual(expected)
  })

  test('shares add up to the paisa', () => {
    fc.assert(
      fc.property(amount, weights, (all, by) => {
        expect(sum(allocate(all, by))).toBe(BigInt(all))
      }),
    )
  })

  test('each share differs from its exact proportion by less than a paisa', () => {
    fc.assert(
      fc.property(amount, someWeight, (all, by) => {
        const whole = sum(by)
        allocate(all, by).forEach((share, index) => {
          const difference = BigInt(share) * whole - BigInt(all) * BigInt(present(by[index]))
          expect(difference < 0n ? -difference : difference).toBeLessThan(whole)
        })
      }),
    )
  })

  test('the largest remainders get the remaining paise', () => {
    fc.assert(
      fc.property(amount, someWeight, (all, by) => {
        const whole = sum(by)
        const remainder = (index: number) => (BigInt(all) * BigInt(present(by[index]))) % whole
        const raised = allocate(all, by).map(
          (share, index) => BigInt(share) * whole > BigInt(all) * BigInt(present(by[index])),
        )
        const up = by.map((_, index) => index).filter((index) => raised[index])
        const down = by.map((_, index) => index).filter((index) => !raised[index])
        for (const high of up) for (const low of down) expect(remainder(high)).toBeGreaterThanOrEqual(remainder(low))
      }),
    )
  })

  test('a weight of zero gets nothing', () => {
    fc.assert(
      fc.property(amount, someWeight, (all, by) => {
        const shares = allocate(all, by)
        expect(by.flatMap((weight, index) => (weight === 0 ? [shares[index]] : [])).every((share) => share === 0)).toBe(
          true,
        )
      }),
    )
  })

  test('no weights give no shares', () => {
    expect(allocate(paise(0), [])).toEqual([])
  })

  test('the bookings of any cart add up to the payment: GST, total and paid', () => {
    fc.assert(
      fc.property(cart, (items) => {
        const totals = totalsOf(items)
        const shares = sharesOf(items, totals.payable)
        expect(total(shares.map((share) => share.gst))).toBe(totals.gst)
        expect(total(shares.map((share) => share.amountTotal))).toBe(totals.total)
        expect(total(shares.map((share) => share.amountPaid))).toBe(totals.payable)
      }),
    )
  })

  test('a booking has its own price and GST, and is never paid beyond its total', () => {
    fc.assert(
      fc.property(cart, (items) => {
        sharesOf(items, totalsOf(items).payable).forEach(({ gst, amountTotal, amountPaid }, index) => {
          expect(amountTotal - gst).toBe(itemPrice(present(items[index])))
          expect(amountPaid).toBeLessThanOrEqual(amountTotal)
          if (!present(items[index]).package) expect(gst).toBe(0)
        })
      }),
    )
  })

  test('three equal bookings share the advance in whole rupees, and a transfer with paise to the paisa', () => {
    const pack: Item = {
      package: { price: 400_000 as Paise, additionalPerson: 0 as Paise },
      headCount: 2,
      poojaCosts: [],
    }
    const parts = (paid: number) => sharesOf([pack, pack, pack], paise(paid)).map((share) => share.amountPaid)
    expect(parts(500_000)).toEqual([166_700, 166_700, 166_600])
    expect(parts(500_050)).toEqual([166_684, 166_683, 166_683])
  })

  test('a part in whole rupees is never more than its booking costs', () => {
    const pooja = (cost: number): Item => ({ package: null, headCount: 0, poojaCosts: [paise(cost)] })
    const shares = sharesOf([pooja(100_050), pooja(199_950)], paise(300_000))
    expect(shares.map((share) => share.amountPaid)).toEqual([100_050, 199_950])
    expect(sharesOf([pooja(100_060), pooja(399_960)], paise(500_000)).map((share) => share.amountPaid)).toEqual([
      100_056, 399_944,
    ])
  })
})

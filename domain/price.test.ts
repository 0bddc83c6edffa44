import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise } from './money.ts'
import { ADVANCE_CAP } from './advance-cap.ts'
import { HEAD_COUNT } from './head-count.ts'
import { type Item, itemPrice, packagePart, totalsOf } from './price.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise)
const packageItem = fc.record({
  package: fc.record({ price: amount, additionalPerson: amount }),
  headCount: fc.integer({ min: HEAD_COUNT.least, max: HEAD_COUNT.most }),
  poojaCosts: fc.array(amount, { maxLength: 3 }),
})
const poojaItem = fc.record({
  package: fc.constant(null),
  headCount: fc.constant(0),
  poojaCosts: fc.array(amount, { minLength: 1, maxLength: 3 }),
})
const items: fc.Arbitrary<Item[]> = fc.array(fc.oneof(packageItem, poojaItem), { maxLength: 30 })

const pack = (headCount: number, poojaCosts: number[] = []): Item => ({
  package: { price: paise(400_000), additionalPerson: paise(100_050) },
  headCount,
  poojaCosts: poojaCosts.map(paise),
})
const pooja = (cost: number): Item => ({ package: null, headCount: 0, poojaCosts: [paise(cost)] })

test('§9 head counts are 2 to 11, by default 2, and at most 5000 rupees are payable', () => {
  expect(HEAD_COUNT).toEqual({ least: 2, most: 11, usual: 2 })
  expect(ADVANCE_CAP).toBe(500_000)
})

test.each([
  [1, 400_000],
  [2, 400_000],
  [3, 500_050],
  [11, 1_300_450],
])('§9 a package for %d people costs %d paise', (headCount, expected) => {
  expect(packagePart(pack(headCount))).toBe(expected)
})

test('§9 the price of an item is its package, each person after the second, and its poojas', () => {
  expect(itemPrice(pack(4, [110_000, 1]))).toBe(400_000 + 2 * 100_050 + 110_001)
  expect(itemPrice(pooja(110_001))).toBe(110_001)
})

test('§9 the price of any item follows the formula', () => {
  fc.assert(
    fc.property(packageItem, (item) => {
      const extra = Math.max(0, item.headCount - 2)
      const poojas = item.poojaCosts.reduce<number>((sum, cost) => sum + cost, 0)
      expect(itemPrice(item)).toBe(item.package.price + item.package.additionalPerson * extra + poojas)
    }),
  )
})

test('§9 the total of a cart is its items and GST; at most 5000 rupees of it are payable', () => {
  expect(totalsOf([pack(4), pooja(110_000)])).toEqual({
    order: 710_100,
    gst: 108_018,
    total: 818_118,
    payable: 500_000,
  })
  expect(totalsOf([pooja(110_000)])).toEqual({ order: 110_000, gst: 0, total: 110_000, payable: 110_000 })
})

test.each([
  [499_999, 499_999],
  [500_000, 500_000],
  [500_001, 500_000],
])('§9 of a total of %d paise %d are payable', (cost, payable) => {
  expect(totalsOf([pooja(cost)]).payable).toBe(payable)
})

test('§9 the total of an empty cart is zero', () => {
  expect(totalsOf([])).toEqual({ order: 0, gst: 0, total: 0, payable: 0 })
})

test('§9 in any cart order + GST = total, and the payable amount is the total, at most 5000', () => {
  fc.assert(
    fc.property(items, (cart) => {
      const { order, gst, total, payable } = totalsOf(cart)
      expect(order).toBe(cart.map(itemPrice).reduce<number>((sum, price) => sum + price, 0))
      expect(total).toBe(order + gst)
      expect(payable).toBe(total < 500_000 ? total : 500_000)
    }),
  )
})

test('§9 the order of the items does not change the total of a cart', () => {
  fc.assert(
    fc.property(items, (cart) => {
      expect(totalsOf(cart.toReversed())).toEqual(totalsOf(cart))
    }),
  )
})

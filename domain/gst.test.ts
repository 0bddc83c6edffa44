import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise } from './money.ts'
import { GST_PERCENT, gstOf, type Item, totalsOf } from './price.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise)
const pack = (price: number, poojaCosts: number[] = []): Item => ({
  package: { price: paise(price), additionalPerson: paise(0) },
  headCount: 2,
  poojaCosts: poojaCosts.map(paise),
})

test('§9 GST is 18 percent', () => {
  expect(GST_PERCENT).toBe(18)
  expect(gstOf(paise(400_000))).toBe(72_000)
})

test.each([
  [0, 0],
  [5, 0],
  [6, 1],
  [99, 17],
  [100, 18],
  [33_333, 5_999],
  [400_001, 72_000],
])('§9 GST of %d paise is floored to %d', (part, expected) => {
  expect(gstOf(paise(part))).toBe(expected)
})

test('§9 GST is floored once, on the sum of the package parts', () => {
  expect(totalsOf([pack(3), pack(3)]).gst).toBe(1)
})

test('§9 poojas have no GST, with or without a package', () => {
  const pooja: Item = { package: null, headCount: 0, poojaCosts: [paise(110_000)] }
  expect(totalsOf([pooja]).gst).toBe(0)
  expect(totalsOf([pack(100_000, [50_000]), pooja]).gst).toBe(18_000)
})

test('§9 the charge for further people includes GST', () => {
  const item: Item = {
    package: { price: paise(100_000), additionalPerson: paise(10_000) },
    headCount: 5,
    poojaCosts: [],
  }
  expect(totalsOf([item]).gst).toBe(23_400)
})

test('§9 GST is the greatest whole paisa that is not above 18 percent', () => {
  fc.assert(
    fc.property(amount, (part) => {
      expect(BigInt(gstOf(part))).toBe((BigInt(part) * 18n) / 100n)
    }),
  )
})

test('§9 GST of a cart is the GST of the sum of its package parts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 20 }), (pairs) => {
      const parts = pairs.reduce((sum, [price]) => sum + BigInt(price), 0n)
      expect(BigInt(totalsOf(pairs.map(([price, pooja]) => pack(price, [pooja]))).gst)).toBe((parts * 18n) / 100n)
    }),
  )
})

test('MONEY an offer can have its own rate, a pooja too; a site without GST has none at all', () => {
  const rated = {
    package: { price: paise(400_000), additionalPerson: paise(0), gstPercent: 5 as const },
    headCount: 2,
    poojaCosts: [paise(1000)],
  }
  const taxedPoojas = [{ cost: paise(1000), gstPercent: 18 as const }]
  expect(totalsOf([rated]).gst).toBe(20_000)
  expect(totalsOf([{ ...rated, taxedPoojas }]).gst).toBe(20_180)
  expect(totalsOf([{ ...rated, taxedPoojas }], 0).gst).toBe(0)
  // Rounded down once, for the whole cart: 0.15 + 0.54 + 0.54 paise.
  const of3 = { ...rated, package: { ...rated.package, price: paise(3) } }
  expect(totalsOf([of3, pack(3), pack(3)]).gst).toBe(1)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasAtMostTwoDecimals, paise, paiseFromRupees, rupeesFromPaise, total } from './money.ts'

/** Up to 100 crore rupees. */
const amounts = fc.integer({ min: 0, max: 100_000_000_000 })

describe('CONTRACT money', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [4999.99, 499_999],
    [19.99, 1999],
    [10_000_000, 1_000_000_000],
  ])('%d rupees are %d paise', (rupees, expected) => {
    expect(paiseFromRupees(rupees)).toBe(expected)
  })

  test('an amount stays the same on its way over the wire and back', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const onTheWire: number = JSON.parse(JSON.stringify(rupeesFromPaise(paise(amount))))
        expect(paiseFromRupees(onTheWire)).toBe(amount)
        expect(hasAtMostTwoDecimals(onTheWire)).toBe(true)
      }),
    )
  })

  test('rupees on the wire have at most two decimals', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(String(rupeesFromPaise(paise(amount)))).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })

  test.each([0.001, 1.005, 99.999, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d has too many decimals',
    (rupees) => {
      expect(hasAtMostTwoDecimals(rupees)).toBe(false)
    },
  )

  test('a third decimal is always noticed', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9 }), (amount, third) => {
        expect(
          hasAtMostTwoDecimals(Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${third}`)),
        ).toBe(false)
      }),
    )
  })

  test.each([0.5, 1.000001, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d is not a number of whole paise',
    (amount) => {
      expect(() => paise(amount)).toThrow(RangeError)
    },
  )

  test('a total is the sum to the paisa', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), (list) => {
        expect(BigInt(total(list.map(paise)))).toBe(list.reduce((sum, amount) => sum + BigInt(amount), 0n))
      }),
    )
    expect(total([])).toBe(0)
  })
})

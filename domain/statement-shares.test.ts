import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, total } from './money.ts'
import { statementShares, verifiesShare } from './statement-shares.ts'

const amount = fc.integer({ min: 0, max: 3_000_000 }).map(paise)
const share = fc
  .record({ part: amount, received: amount, verified: fc.boolean(), fixed: fc.boolean() })
  .map((one) => ({ ...one, fixed: one.fixed && one.verified, received: one.verified ? one.received : paise(0) }))
const shares = fc.array(share, { minLength: 1, maxLength: 6 })
const open = (part: number) => ({ part: paise(part), received: paise(0), verified: false })
const verified = (part: number, received: number) => ({ part: paise(part), received: paise(received), verified: true })
const none = () => false

describe('MONEY the amount on the bank statement', () => {
  test('the shares add up to it, and fixed shares keep what they received', () => {
    let [corrected, kept, impossible] = [0, 0, 0]
    fc.assert(
      fc.property(amount, shares, (found, all) => {
        const fixed = all.filter((one) => one.fixed)
        const split = statementShares(found, all, (one) => one.fixed)
        const least = total(fixed.map(({ received }) => received))
        if (!split) {
          impossible++
          expect(found < least || (fixed.length === all.length && found > least)).toBe(true)
          return
        }
        expect(total(split.map(([, received]) => received))).toBe(found)
        expect(split.map(([one]) => one)).toEqual(all)
        for (const [one, received] of split) {
          expect(received).toBeGreaterThanOrEqual(0)
          if (one.fixed) expect(received).toBe(one.received)
        }
        if (split.some(([one, received]) => one.verified && one.received !== received)) corrected++
        if (fixed.length > 0) kept++
      }),
      { numRuns: 2000 },
    )
    for (const times of [corrected, kept, impossible]) expect(times).toBeGreaterThan(20)
  })

  test.each([
    ['less than was verified before', 5000, [4000, 1000]],
    ['far more', 20_000, [16_000, 4000]],
    ['as submitted', 5000, [4000, 1000]],
  ])('%s is shared in proportion, also by a share that was verified before', (_, found, expected) => {
    const split = statementShares(paise(found), [open(4000), verified(1000, 1500)], none)
    expect(split?.map(([, received]) => received)).toEqual(expected)
  })

  test('verified shares that add up to it stay as they are', () => {
    const split = statementShares(paise(4200), [verified(4000, 3200), verified(1000, 1000)], none)
    expect(split?.map(([, received]) => received)).toEqual([3200, 1000])
  })

  test('a share without money is not verified, unless nothing had to be paid for it', () => {
    expect(verifiesShare({ part: paise(1) }, paise(0))).toBe(false)
    expect(verifiesShare({ part: paise(0) }, paise(0))).toBe(true)
    expect(verifiesShare({ part: paise(1) }, paise(1))).toBe(true)
  })
})

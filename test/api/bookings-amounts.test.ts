import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { makePackage, makePooja } from '../factories.ts'
import { nextUtr } from '../calls.ts'
import { world } from '../world.ts'
import { fullCart } from './booking-calls.ts'
import { firstOf } from '../present.ts'

const inPaise = (rupees: number[]) => rupees.reduce((sum, one) => sum + paiseFromRupees(one), 0)

describe('CONTRACT amounts', () => {
  test('several bookings share a payment in proportion, in whole rupees where it is whole rupees', async () => {
    const { devotee } = await fullCart()
    await devotee.addPackage({ headCount: 4 })
    expect(
      (await devotee.book('426812345678'))
        .map((booking) => [booking.amountTotal, booking.amountPaid])
        .toSorted((a, b) => firstOf(a) - firstOf(b)),
    ).toEqual([
      // 5000 of a total of 11720
      [1100, 469],
      [3540, 1510],
      [7080, 3021],
    ])
  })

  test('the bookings of any cart add up to the payment, to the paisa', async () => {
    const amount = fc.nat({ max: 900_000 }).map((paise) => paise / 100)
    const headCount = fc.integer({ min: 2, max: 11 })
    const anEntry = fc.record({ price: amount, additionalPerson: amount, headCount, isPooja: fc.boolean() })
    const w = await world()
    await fc.assert(
      fc.asyncProperty(fc.array(anEntry, { minLength: 1, maxLength: 6 }), async (entries) => {
        const devotee = await w.devotee()
        let [order, packageParts] = [0, 0]
        for (const { price, additionalPerson, headCount: people, isPooja } of entries) {
          if (isPooja) await devotee.addPooja({ eventId: (await makePooja(w.db, { cost: price })).id })
          else {
            const packageId = (await makePackage(w.db, { price, additionalPerson })).id
            await devotee.addPackage({ packageId, headCount: people })
          }
          const item = inPaise([price]) + (isPooja ? 0 : inPaise([additionalPerson]) * (people - 2))
          order += item
          packageParts += isPooja ? 0 : item
        }
        const cost = order + Math.floor((packageParts * 18) / 100)
        const payable = Math.min(cost, 500_000)
        expect(inPaise([await devotee.cost()])).toBe(cost)
        const bookings = await devotee.book(nextUtr())
        expect(inPaise(bookings.map((booking) => booking.amountTotal))).toBe(cost)
        expect(inPaise(bookings.map((booking) => booking.amountPaid))).toBe(payable)
        // A transfer of whole rupees has parts of whole rupees.
        const unit = payable % 100 === 0 && payable < cost ? 100 : 1
        for (const { amountTotal, amountPaid } of cost === 0 ? [] : bookings)
          expect(Math.abs(inPaise([amountPaid]) - (payable * inPaise([amountTotal])) / cost)).toBeLessThan(unit)
      }),
      { numRuns: 15 },
    )
  })
})

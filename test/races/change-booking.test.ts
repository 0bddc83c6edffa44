import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { cancel, detail, patient, post, rounds, statuses, verifyPayment, withAdvance } from '../calls.ts'
import { act, choiceOf, preview } from '../changed-bookings.ts'
import { placeViolations } from '../place-violations.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

/** A booking that is being checked, with the price that two clerks at two servers have seen. */
async function twoDesks() {
  const { w, elsewhere } = await twoInstances()
  const made = await withAdvance(w)
  const desks = [patient(made.admin), patient(elsewhere(made.admin))] as const
  const change = async (desk: 0 | 1, headCount: number) => {
    const choice = await choiceOf(desks[desk], made.id, { headCount })
    const { data } = await preview(desks[desk], made.id, choice)
    return () => act(desks[desk], made.id, choice, data)
  }
  return { ...made, desks, change }
}

describe('MONEY races of a change of people', () => {
  test('of two clerks one changes it, and the other one sees that it has changed', async () => {
    for (const _round of rounds(4)) {
      const { change } = await twoDesks()
      const [five, three] = [await change(0, 5), await change(1, 3)]
      expect(statuses(await Promise.all([five(), three()]))).toEqual([200, 409])
    }
  })

  test('a verification, a cancellation or cash at the same time leaves the books in order', async () => {
    for (const round of rounds(9)) {
      const { w, id, paymentId, desks, change, devotee } = await twoDesks()
      const fewer = await change(0, 2)
      const other = [
        () => verifyPayment(desks[1], paymentId),
        () => cancel(desks[1], id, 5000),
        () => post(desks[1], '/payments/cash', { bookingId: id, amount: 1000, receivedOn: w.inDays(0) }),
      ][round % 3]
      const [changed, beside] = await Promise.all([fewer(), other?.()])
      expect([200, 409]).toContain(changed.status)
      // The cash may exceed the amount that is due at the lower price.
      expect([200, 201, 409]).toContain(beside?.status)
      const { money, status } = await detail(devotee, id)
      const { total, received, beingChecked, due } = money
      if (status !== 'CANCELLED') expect(due).toBe(Math.max(0, total - received - beingChecked))
    }
    await expectConsistentLedger()
    expect(await actViolations(pg.database.db)).toEqual([])
    expect(await placeViolations(pg.database.db, new Date('2026-11-21T04:30:00Z'))).toEqual([])
  })
})

import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { cancel, detail, patient, post, rounds, statuses, verifyPayment, withAdvance } from '../calls.ts'
import { act, choiceOf, type NewChoice, preview } from '../changed-bookings.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { placesOf } from '../places.ts'
import { present } from '../present.ts'
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
  const changeTo = async (desk: 0 | 1, over: Partial<NewChoice>) => {
    const choice = await choiceOf(desks[desk], made.id, over)
    const { data } = await preview(desks[desk], made.id, choice)
    return () => act(desks[desk], made.id, choice, data)
  }
  return { ...made, desks, changeTo, change: (desk: 0 | 1, headCount: number) => changeTo(desk, { headCount }) }
}

describe('MONEY races of a change of people or day', () => {
  test('of two clerks one changes it, and the other one sees that it has changed', async () => {
    for (const _round of rounds(4)) {
      const { change } = await twoDesks()
      const [five, three] = [await change(0, 5), await change(1, 3)]
      expect(statuses(await Promise.all([five(), three()]))).toEqual([200, 409])
    }
  })

  test('of two clerks who choose another day, or a day and other people, one changes it', async () => {
    for (const round of rounds(4)) {
      const { w, id, admin, changeTo } = await twoDesks()
      const [near, far] = [w.inDays(30), w.inDays(40)]
      const first = await changeTo(0, { date: near })
      const second = await changeTo(1, round % 2 ? { headCount: 2 } : { date: far })
      expect(statuses(await Promise.all([first(), second()]))).toEqual([200, 409])
      const { dateStart, headCount } = await detail(admin, id)
      const days = [near, far].map((at) => dayOf(at))
      if (headCount === 4) expect(days).toContain(dateStart)
      else expect(days).not.toContain(dateStart)
    }
    await expectConsistentLedger()
  })

  test('two bookings that staff move to the last place of a day at once: one gets it', async () => {
    for (const _round of rounds(4)) {
      const { w, elsewhere } = await twoInstances()
      const [one, other] = [await withAdvance(w), await withAdvance(w)]
      const desks = [patient(one.admin), patient(elsewhere(one.admin))] as const
      const { Package } = await detail(one.admin, one.id)
      const subject = { kind: 'PACKAGE', id: present(Package.id) } as const
      const day = placesOf(w, one.admin, subject)
      await day.set(30, { places: 1 })
      const moving = [one, other].map(async ({ id }, index) => {
        const desk = desks[index === 0 ? 0 : 1]
        const choice = await choiceOf(desk, id, { packageId: subject.id, date: w.inDays(30) })
        const { data } = await preview(desk, id, choice)
        return () => act(desk, id, choice, data)
      })
      const acts = await Promise.all(moving)
      expect(statuses(await Promise.all(acts.map((move) => move())))).toEqual([200, 409])
      expect(await day.read(30)).toMatchObject({ state: 'FULL' })
    }
    await expectConsistentLedger()
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

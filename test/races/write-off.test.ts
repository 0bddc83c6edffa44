import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { call, detail, patient, post, rounds, statuses, verifyPayment, withAdvance } from '../calls.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'
import { openSession } from '../../server/account/sessions.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

/** A past journey, of which ₹2,080 are unpaid, and an owner at each of two servers. */
async function twoOwners() {
  const { w, elsewhere } = await twoInstances()
  const today = w.clock.now().toISOString()
  // The other server has its own clock, so the time is not compared.
  w.clock.set('2026-11-17T04:30:00Z')
  const { admin, id, paymentId } = await withAdvance(w, { days: 2 })
  await verifyPayment(admin, paymentId)
  w.clock.set(today)
  const owner = w.bearer(await openSession(w.db, admin.user, w.clock.now()))
  const desks = [patient(owner), patient(elsewhere(owner))] as const
  const path = `/admin/bookings/${id}/write-off`
  const write = (desk: 0 | 1) => post(desks[desk], path, { amount: 2080, reason: 'Not to be had' })
  const undo = (desk: 0 | 1) => call(desks[desk], 'DELETE', path, {})
  const cash = (amount: number) => post(desks[1], '/payments/cash', { bookingId: id, amount, receivedOn: w.inDays(0) })
  const cancel = async () => post(desks[1], '/bookings/cancel', { id, refund: 5000 })
  return { write, undo, cash, cancel, money: async () => (await detail(owner, id)).money, paymentId, desks }
}

async function expectWhole() {
  await expectConsistentLedger()
  expect(await actViolations(pg.database.db)).toEqual([])
}

describe('MONEY races of a write-off', () => {
  test('two owners write off once, and take it back once', async () => {
    for (const _round of rounds(3)) {
      const { write, undo, money } = await twoOwners()
      expect(statuses(await Promise.all([write(0), write(1)]))).toEqual([200, 409])
      expect(await money()).toMatchObject({ writtenOff: 2080, unpaid: 0 })
      expect(statuses(await Promise.all([undo(0), undo(1)]))).toEqual([200, 200])
      expect(await money()).toMatchObject({ writtenOff: 0, unpaid: 2080 })
    }
    await expectWhole()
  })

  test('cash at the same time counts, whichever comes first', async () => {
    for (const _round of rounds(4)) {
      const { write, cash, money } = await twoOwners()
      const [, paid] = await Promise.all([write(0), cash(2080)])
      expect(paid.status).toBe(201)
      expect(await money()).toMatchObject({ received: 7080, writtenOff: 0, unpaid: 0, over: 0 })
    }
    await expectWhole()
  })

  test('a cancellation or a verification taken back at the same time leaves the books in order', async () => {
    for (const round of rounds(4)) {
      const { write, cancel, money, paymentId, desks } = await twoOwners()
      const other = () =>
        round % 2 === 0 ? cancel() : post(desks[1], '/payments/reject', { id: paymentId, reason: 'NOT_FOUND' })
      await Promise.all([write(0), other()])
      const { total, received, beingChecked, due, unpaid, writtenOff, refundDue } = await money()
      if (round % 2 === 0) expect([writtenOff, due, unpaid, refundDue]).toEqual([0, 0, 0, 5000])
      else expect(received + beingChecked + due + unpaid + writtenOff).toBe(total)
    }
    await expectWhole()
  })
})

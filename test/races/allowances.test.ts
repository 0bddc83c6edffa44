import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { reason } from '../allowances.ts'
import {
  call,
  cancel,
  detail,
  patient,
  post,
  refunds,
  rounds,
  sendRefund,
  statuses,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { firstOf } from '../present.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

/** A confirmed booking of ₹7,080, of which ₹5,000 are received, and a clerk at each of two servers. */
async function twoDesks() {
  const { w, elsewhere } = await twoInstances()
  const made = await withAdvance(w)
  await verifyPayment(made.admin, made.paymentId)
  const desks = [patient(made.admin), patient(elsewhere(made.admin))] as const
  const path = `/admin/bookings/${made.id}/allowance`
  const { total } = (await detail(made.admin, made.id)).money
  const allow = (desk: 0 | 1, amount = 2580) =>
    post(desks[desk], path, { amount, reason, total, refund: amount - 2080 })
  return { ...made, desks, allow, undo: (desk: 0 | 1) => call(desks[desk], 'DELETE', path, {}) }
}

describe('MONEY races of an allowance', () => {
  test('of two clerks one takes an amount off, and both take it back once', async () => {
    for (const _round of rounds(3)) {
      const { allow, undo, admin, id } = await twoDesks()
      expect(statuses(await Promise.all([allow(0), allow(1)]))).toEqual([200, 409])
      expect((await detail(admin, id)).money).toMatchObject({ allowed: 2580, refundDue: 500 })
      expect(statuses(await Promise.all([undo(0), undo(1)]))).toEqual([200, 200])
      expect((await detail(admin, id)).money).toMatchObject({ allowed: 0, refundDue: 0 })
    }
    await expectConsistentLedger()
  })

  test('a refund that is sent, a cancellation or a rejection at the same time leaves the books in order', async () => {
    for (const round of rounds(9)) {
      const { allow, undo, admin, id, desks, paymentId } = await twoDesks()
      await allow(0)
      const refund = firstOf((await refunds(admin)).filter(({ bookingId }) => bookingId === id))
      const other = [
        () => sendRefund(desks[1], refund.id),
        () => cancel(desks[1], id, 5000),
        () => post(desks[1], '/payments/reject', { id: paymentId, reason: 'NOT_FOUND' }),
      ][round % 3]
      const [back, beside] = await Promise.all([undo(0), other?.()])
      expect([200, 409]).toContain(back.status)
      expect([200, 404, 409]).toContain(beside?.status)
      if (round % 3 === 0) expect([back.status, beside?.status]).not.toEqual([200, 200])
    }
    await expectConsistentLedger()
    expect(await actViolations(pg.database.db)).toEqual([])
  })
})

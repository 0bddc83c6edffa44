import { describe, expect } from 'vitest'
import {
  cancel,
  refunds,
  reject,
  sendRefund,
  verification,
  verifyPayment,
  withAdvance,
  rounds,
  statuses,
} from '../calls.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'
import { firstOf, present } from '../present.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

describe('MONEY races', () => {
  test('a booking cancelled during its verification is refunded once', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const round of rounds(10)) {
      const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
      const race = [
        () => cancel(elsewhere(devotee), id, 4500),
        () => (round % 4 < 2 ? verifyPayment(admin, paymentId) : verification(admin, id, true)),
      ]
      const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
      expect(statuses(answers)).toEqual([200, 200])
      const booking = await shown()
      expect(booking).toMatchObject({
        status: 'CANCELLED',
        money: { received: 5000, refundDue: 4500, beingChecked: 0 },
      })
      expect(booking.refunds).toHaveLength(1)
    }
    await expectConsistentLedger()
  })

  test('simultaneous cancellations by devotee and admin cancel once', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const round of rounds(6)) {
      const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
      await verifyPayment(admin, paymentId)
      const answers = await Promise.all([
        cancel(devotee, id, 4500),
        round % 2 ? cancel(elsewhere(devotee), id, 4500) : cancel(elsewhere(admin), id, 5000),
      ])
      expect(statuses(answers)).toEqual([200, 409])
      expect(present(answers.find(({ status }) => status === 409)).code).toBe('CANCELLED')
      expect((await shown()).refunds).toHaveLength(1)
    }
    await expectConsistentLedger()
  })

  test('a refund is sent once, and either sent or revoked', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const round of rounds(6)) {
      const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
      await verifyPayment(admin, paymentId)
      await cancel(devotee, id, 4500)
      const refund = firstOf(await refunds(admin)).id
      const second = round % 2 ? () => sendRefund(elsewhere(admin), refund) : () => reject(elsewhere(admin), paymentId)
      const answers = await Promise.all([sendRefund(admin, refund), second()])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { status } of answers) expect([200, 404, 409]).toContain(status)
      const { refunded, received, refundDue } = (await shown()).money
      expect([
        [4500, 500, 0],
        [0, 0, 0],
      ]).toContainEqual([refunded, received, refundDue])
    }
    await expectConsistentLedger()
  })
})

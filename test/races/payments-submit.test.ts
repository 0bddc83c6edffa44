import { describe, expect } from 'vitest'
import {
  askBalance,
  call,
  nextUtr,
  patient,
  reject,
  submit,
  verifyPayment,
  withAdvance,
  rounds,
  statuses,
  cancel,
} from '../calls.ts'
import { test, usePostgres } from './postgres.ts'
import { paymentRaces } from './payment-races.ts'
import { firstOf, leading, present } from '../present.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

describe('MONEY races', () => {
  test('a UTR that two devotees submit at the same time belongs to one of them', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const round of rounds(8)) {
      const made = [await withAdvance(w), await withAdvance(w)]
      const targets = await Promise.all(
        made.map(async ({ devotee, id, paymentId }) =>
          round % 2 ? (await askBalance(devotee, id)).data.id : paymentId,
        ),
      )
      const utr = nextUtr()
      const answers = await Promise.all([
        submit(firstOf(made).devotee, firstOf(targets), utr),
        submit(elsewhere(present(made[1]).devotee), present(targets[1]), utr),
      ])
      expect(statuses(answers)).toEqual([200, 409])
      expect(present(answers.find(({ status }) => status === 409)).code).toBe('UTR_TAKEN')
      for (const { shown } of made) await shown()
    }
    await expectConsistentLedger()
  })

  test('a rejected UTR goes to another devotee or back to its payer, never to both', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const round of rounds(6)) {
      const { admin, paymentId, utr, shown } = await withAdvance(w)
      await reject(admin, paymentId)
      const owner = await w.devotee()
      await owner.addPooja()
      const race = [
        () => verifyPayment(elsewhere(admin), paymentId),
        () => call(owner, 'POST', '/bookings/add', { amountPaid: 1100, refNo: utr }),
      ]
      const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
      expect(answers.map(({ status }) => status < 300).toSorted()).toEqual([false, true])
      expect(answers.find(({ status }) => status >= 300)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
      await shown()
    }
    await expectConsistentLedger()
  })

  test('ten requests give one balance; a submission or a cancellation wins', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const round of rounds(6)) {
      const { devotee, id, shown } = await withAdvance(w)
      const asked = await Promise.all(
        rounds(10).map((n) => askBalance(patient(n % 2 ? devotee : elsewhere(devotee)), id)),
      )
      expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1)
      const race = [
        () => submit(devotee, firstOf(asked).data.id, nextUtr()),
        () => cancel(elsewhere(devotee), id, 4500),
      ]
      const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
      const [submitted, cancelled] = leading(round % 2 ? answers : answers.toReversed(), 2)
      expect(['200 409 REFUND_CHANGED', '404 200 -']).toContain(
        `${submitted.status} ${cancelled.status} ${cancelled.code ?? '-'}`,
      )
      expect((await shown()).money.beingChecked).toBe(submitted.status === 200 ? 7080 : 5000)
    }
    await expectConsistentLedger()
  })
})

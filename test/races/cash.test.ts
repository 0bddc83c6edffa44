import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { askBalance, nextUtr, patient, post, rounds, statuses, submit, verifyPayment, withAdvance } from '../calls.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

/** A journey of ₹7,080 of which ₹2,080 are due, and a clerk at each of two servers. */
async function twoDesks() {
  const { w, elsewhere } = await twoInstances()
  const made = await withAdvance(w)
  await verifyPayment(made.admin, made.paymentId)
  const desks = [patient(made.admin), patient(elsewhere(made.admin))] as const
  const pay = (desk: 0 | 1, note: string, amount = 2080) =>
    post(desks[desk], '/payments/cash', { bookingId: made.id, amount, note, receivedOn: w.inDays(0) })
  const receipts = async () =>
    (await w.db.selectFrom('documents').select('id').where('kind', '=', 'receipt').execute()).length
  return { ...made, pay, receipts }
}

async function expectWhole() {
  await expectConsistentLedger()
  expect(await actViolations(pg.database.db)).toEqual([])
}

describe('MONEY races of cash', () => {
  test('two clerks who record the same cash at once record it once', async () => {
    for (const _round of rounds(5)) {
      const { pay } = await twoDesks()
      const answers = await Promise.all([pay(0, ''), pay(1, '')])
      expect(statuses(answers)).toEqual([200, 201])
      expect(new Set(answers.map(({ data }) => data.serial)).size).toBe(1)
    }
    await expectWhole()
  })

  test('of two who record the whole balance from different people one is asked', async () => {
    for (const _round of rounds(5)) {
      const { pay, shown } = await twoDesks()
      const answers = await Promise.all([pay(0, 'The son'), pay(1, 'The father')])
      expect(statuses(answers)).toEqual([201, 409])
      expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['CASH_OVER_DUE'])
      expect((await shown()).money).toMatchObject({ received: 7080, due: 0, over: 0 })
    }
    await expectWhole()
  })

  test('cash and the UTR of the devotee at once never pay the balance twice', async () => {
    for (const _round of rounds(5)) {
      const { devotee, id, pay, shown } = await twoDesks()
      const { data } = await askBalance(devotee, id)
      const [cash, transfer] = await Promise.all([pay(0, ''), submit(patient(devotee), data.id, nextUtr())])
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual([cash.status, transfer.status])
      expect((await shown()).money.due).toBe(0)
    }
    await expectWhole()
  })
})

import { describe, expect } from 'vitest'
import { actViolations } from '../act-violations.ts'
import {
  askBalance,
  nextUtr,
  reject,
  rounds,
  statuses,
  submit,
  verification,
  verifyPayment,
  withTwo,
} from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { type World, world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

/** Two instances. A deadlock lasts until the limit of a request, which then gets 503. */
async function twoInstances() {
  await pg.execute(`alter database ${new URL(pg.url).pathname.slice(1)} set deadlock_timeout = '1min'`)
  return { w: await world({ database: pg.connect() }), other: await world({ database: pg.connect() }) }
}

async function expectWhole({ db }: World) {
  expect([...(await ledgerViolations(db)), ...(await actViolations(db))]).toEqual([])
}

describe('MONEY races: two acts of staff at once', () => {
  test('a balance that is rejected and its advance that is corrected never wait for each other', async () => {
    const { w, other } = await twoInstances()
    for (const round of rounds(8)) {
      const { devotee, admin, stay, pooja, paymentId } = await withTwo(w)
      await reject(admin, paymentId)
      const balance = (await askBalance(devotee, stay.id)).data.id
      await submit(devotee, balance, nextUtr())
      await verifyPayment(admin, balance)
      // The advance is verified: it confirms one booking, the balance the other one.
      await verification(admin, pooja.id, true)
      const race = [
        () => reject(other.bearer(admin.token), balance),
        () => verifyPayment(admin, paymentId, 4500 + round),
      ]
      const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
      expect(statuses(answers)).toEqual([200, 200])
    }
    await expectWhole(w)
  })
})

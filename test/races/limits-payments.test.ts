import { describe, expect } from 'vitest'
import { askBalance, call, nextUtr, patient, post, rounds, statuses, submit, verifyPayment } from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

/** Two instances on one database, where an account may have 3 unverified payments and get 6 quotes an hour. */
async function twoInstances() {
  const environment = { RATE_LIMIT_SCALE: '0.06' }
  const w = await world({ database: pg.database, environment })
  const other = await world({ database: pg.connect(), environment })
  const devotee = await w.devotee()
  return { w, devotee, turns: [devotee, other.bearer(devotee.token)] as const }
}

const unverified = async (userId: string) =>
  (
    await pg.database.db
      .selectFrom('payments')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'SUBMITTED')
      .execute()
  ).length

describe('CONTRACT limits of payments', () => {
  test('of twelve simultaneous quotes of different entries six are made', async () => {
    const { devotee, turns } = await twoInstances()
    const entries: string[] = []
    for (const _ of rounds(12)) entries.push((await devotee.addPooja()).id)
    const answers = await Promise.all(
      entries.map((id, n) =>
        call(patient(turns[n % 2 ? 1 : 0]), 'POST', '/payments/initiate', { cartIds: [id], vehicle: 'CAR' }),
      ),
    )
    expect(statuses(answers)).toEqual([...rounds(6).map(() => 201), ...rounds(6).map(() => 429)])
  })

  test('of simultaneous bookings, balances and corrections no more are taken than the limit', async () => {
    const { w, devotee, turns } = await twoInstances()
    const admin = await w.admin()
    const balances: string[] = []
    for (const _ of rounds(3)) {
      await devotee.addPackage({ headCount: 4 })
      const { id } = firstOf(await devotee.book(nextUtr()))
      await verifyPayment(admin, firstOf(await devotee.payments()).id)
      balances.push((await askBalance(devotee, id)).data.id)
    }
    for (const _ of rounds(3)) {
      const submissions = balances.map((id, n) => () => submit(turns[n % 2 ? 1 : 0], id, nextUtr()))
      await devotee.addPooja()
      const bookings = rounds(4).map(
        (n) => () => post(turns[n % 2 ? 0 : 1], '/bookings/add', { amountPaid: 1100, refNo: nextUtr() }),
      )
      const answers = await Promise.all([...bookings, ...submissions].map((start) => start()))
      expect(new Set(answers.map(({ status, code }) => `${status} ${code ?? ''}`))).not.toContain('500 INTERNAL')
      expect(await unverified(devotee.user.id)).toBeLessThanOrEqual(3)
    }
    expect(await unverified(devotee.user.id)).toBe(3)
  })

  test('a submission and a verification of one booking never wait for each other', async () => {
    // Without PostgreSQL's help a deadlock lasts until the limit of a request, which then gets 503.
    await pg.execute(`alter database ${new URL(pg.url).pathname.slice(1)} set deadlock_timeout = '1min'`)
    const w = await world({ database: pg.connect(), environment: { RATE_LIMIT_SCALE: '1' } })
    const other = await world({ database: pg.connect(), environment: { RATE_LIMIT_SCALE: '1' } })
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    for (const round of rounds(6)) {
      await devotee.addPackage({ headCount: 4 })
      const { id } = firstOf(await devotee.book(nextUtr()))
      const advance = firstOf(await devotee.payments()).id
      const balance = (await askBalance(devotee, id)).data.id
      const race = [() => submit(other.bearer(devotee.token), balance, nextUtr()), () => verifyPayment(admin, advance)]
      const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
      expect(statuses(answers)).toEqual([200, 200])
    }
  })
})

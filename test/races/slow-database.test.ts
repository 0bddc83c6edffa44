/** @module-tag thorough */
import { sql } from 'kysely'
import { afterEach, describe, expect } from 'vitest'
import { isDatabaseAway } from '../../db/connection-errors.ts'
import { makePackage } from '../factories.ts'
import { rounds } from '../calls.ts'
import { waitFor } from '../wait.ts'
import { type World, world } from '../world.ts'
import { lineTo, lines } from './connection-line.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

afterEach(() => lines.splice(0).forEach((line) => line.close()))

const MOST_MS = 5000

/** The result of a call, which must come within the five seconds that the contract's 503 may take. */
async function outcome({ msOf }: Pick<World, 'msOf'>, sent: Response | Promise<Response>) {
  const response = await sent
  const { code } = await response.json()
  const inTime = msOf(response) < MOST_MS
  return { status: response.status, code, retryAfter: Number(response.headers.get('retry-after')) > 0, inTime }
}

const unavailable = { status: 503, code: 'UNAVAILABLE', retryAfter: true, inTime: true }

describe('CONTRACT 503', () => {
  test('a locked row gives 503 within five seconds, however many calls wait for it', async () => {
    const w = await world({ database: pg.connect() })
    const devotee = await w.devotee()
    const { id } = await makePackage(w.db)
    // The first comparison with the contract builds the data that the others use.
    await devotee.cart()
    const add = { packageId: id, headCount: 2, date: w.inDays(10), events: [] }
    const lock = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = pg.database.db.transaction().execute(async (tx) => {
      await sql`select from users where id = ${devotee.user.id} for update`.execute(tx)
      locked.resolve()
      await lock.promise
    })
    await locked.promise
    // More than the connections of the pool.
    const outcomes = await Promise.all(rounds(12).map(() => outcome(w, devotee.send('POST', '/cart/add', add))))
    lock.resolve()
    await holding
    expect(outcomes).toEqual(rounds(12).map(() => unavailable))
    await waitFor(async () => expect((await devotee.send('POST', '/cart/add', add)).status).toBe(201))
  })

  test('many answers that are each a little late give 503 within five seconds', async () => {
    const line = await lineTo(pg.url)
    const w = await world({ database: pg.connect(line.url) })
    const devotee = await w.devotee()
    await devotee.addPackage()
    const booking = { amountPaid: await devotee.cost(), refNo: '426812345678' }
    line.slowDown(800)
    expect(await outcome(w, devotee.send('POST', '/bookings/add', booking))).toEqual(unavailable)
    line.slowDown(0)
    expect(await devotee.bookings()).toEqual([])
    expect(await devotee.book(booking.refNo)).toHaveLength(1)
  })

  test('a silent database gives calls and probes 503 within five seconds', async () => {
    const line = await lineTo(pg.url)
    const w = await world({ database: pg.connect(line.url), environment: { RATE_LIMIT_SCALE: '1' } })
    await w.visitor().send('GET', '/feedback')
    line.silence()
    const [feedback, login, ready] = await Promise.all([
      outcome(w, w.visitor().send('GET', '/feedback')),
      outcome(
        w,
        w.visitor().send('POST', '/user/login', { email: 'kamala@example.com', password: 'narmada teerth 7' }),
      ),
      outcome(w, w.request('/readyz')),
    ])
    expect([feedback, login]).toEqual([unavailable, unavailable])
    expect(ready).toMatchObject({ status: 503, retryAfter: true, inTime: true })
  })

  test('a start waits for the start of another instance without a limit', async () => {
    const { rows } = await sql<{ statement_timeout: string }>`
      show statement_timeout`.execute(pg.connect(pg.url, 'start').db)
    expect(rows).toEqual([{ statement_timeout: '0' }])
  })

  test.each([
    ['57014', 'a statement that took too long'],
    ['55P03', 'a lock that was not available'],
    ['25P03', 'a transaction that was left open'],
    ['25006', 'a write to a replica'],
  ])('%s, %s, counts as an unavailable database', (code) => {
    expect(isDatabaseAway(Object.assign(new Error('canceling statement'), { code }))).toBe(true)
  })
})

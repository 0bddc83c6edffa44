/** @module-tag thorough */
import { sql } from 'kysely'
import { afterEach, describe, expect } from 'vitest'
import { makePackage } from '../factories.ts'
import { call } from '../calls.ts'
import { waitFor } from '../wait.ts'
import { type World, world } from '../world.ts'
import { type Held, lineTo, lines } from './connection-line.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

afterEach(() => lines.splice(0).forEach((line) => line.close()))

const MOST_MS = 5000

/** A product whose connection to PostgreSQL can be held. */
async function heldWorld() {
  const line = await lineTo(pg.url)
  return { line, w: await world({ database: pg.connect(line.url) }) }
}

/** Makes a call whose statement is held until the call is answered. */
async function stall({ msOf }: Pick<World, 'msOf'>, holding: Promise<Held>, sent: Promise<Response>) {
  const response = await sent
  const ms = msOf(response)
  const held = await holding
  held.release()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms, held }
}

/** The call was answered soon, and its connection is not used any more. */
async function expectClosed({ status, retryAfter, ms, held }: Awaited<ReturnType<typeof stall>>): Promise<void> {
  expect([status, Number(retryAfter) > 0]).toEqual([503, true])
  await waitFor(() => expect(held.isClosed()).toBe(true))
  expect(ms).toBeLessThan(MOST_MS)
}

const openTransactions = async () =>
  (
    await sql`select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(pg.database.db)
  ).rows.length

describe('CONTRACT 503', () => {
  test('an acknowledged logout and profile stay after a late BEGIN of another request', async () => {
    const { line, w } = await heldWorld()
    const [slow, asha, other] = [await w.devotee(), await w.devotee({ name: 'Asha Devi' }), await w.devotee()]
    const { id } = await makePackage(w.db)
    await other.addPackage()
    const add = { packageId: id, headCount: 2, date: w.inDays(10), events: [] }
    const stalled = await stall(w, line.holdNext(/begin/i), slow.send('POST', '/cart/add', add))
    const profile = { name: 'Asha Sharma', phoneNumber: '98765 43210', language: 'hi' }
    expect((await call(asha, 'POST', '/user/update', profile)).status).toBe(200)
    expect((await call(asha, 'POST', '/user/logout', {})).status).toBe(200)
    // An ordinary refusal rolls its transaction back, and would roll back the others' writes if they were in it.
    expect((await call(other, 'POST', '/bookings/add', { amountPaid: 1, refNo: '426812345678' })).status).toBe(409)
    expect((await asha.send('GET', '/cart')).status).toBe(401)
    const observed = pg.database.db.selectFrom('users').leftJoin('sessions', 'sessions.user_id', 'users.id')
    const rows = await observed.select(['users.name', 'sessions.id']).where('users.id', '=', asha.user.id).execute()
    expect(rows).toEqual([{ name: 'Asha Sharma', id: null }])
    await waitFor(async () => expect(await openTransactions()).toBe(0), 5000)
    await expectClosed(stalled)
  })

  test('a repeated booking is one booking after a late COMMIT', async () => {
    const { line, w } = await heldWorld()
    const devotee = await w.devotee()
    await devotee.addPackage()
    const booking = { amountPaid: await devotee.cost(), refNo: '426812345678' }
    const stalled = await stall(w, line.holdNext(/commit/i), devotee.send('POST', '/bookings/add', booking))
    await waitFor(async () => expect(await openTransactions()).toBe(0))
    expect([200, 201]).toContain((await devotee.send('POST', '/bookings/add', booking)).status)
    expect(await devotee.bookings()).toHaveLength(1)
    await expectClosed(stalled)
  })

  test('a connection with a late answer is closed', async () => {
    const { line, w } = await heldWorld()
    const ask = () => w.visitor().send('GET', '/packages/city/varanasi')
    const stalled = await stall(w, line.holdNext(/from "packages"/), ask())
    expect((await ask()).status).toBe(200)
    await expectClosed(stalled)
  })

  test('PostgreSQL ends a transaction that is left open', async () => {
    const { rows } = await sql<{ idle_in_transaction_session_timeout: string }>`
      show idle_in_transaction_session_timeout`.execute(pg.database.db)
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
  })
})

import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { run } from '../process/run-script.ts'
import { useServers } from '../process/server-process.ts'
import { testOfOwnServer, usePostgres } from '../races/postgres.ts'
import { present } from '../present.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { startLoad } from './load.ts'
import { type Pooler, startPooler, whyNoPooler } from './pooler.ts'
import { testUnless } from './skip-aloud.ts'
import { makeStore } from './stores.ts'

const why = whyNoPooler()
const test = why ? testUnless(why, 'stops of a pooler are not tested') : testOfOwnServer

const servers = useServers()
const database = usePostgres({ ownServer: true })
let pooler: Pooler

beforeAll(async () => {
  if (!why) pooler = await startPooler(database.url)
})
afterAll(() => pooler?.remove())

const AWAY_MS = 4000
const WORKERS = [1, 2]
/** The tests of what people do. The other tests of the API count statements, read plans, or fill tables for minutes. */
const AREAS =
  'account-story acts-taken-back admin-user audit bank-statements begun-payment bookings cart catalogue correction-emails desk-queue desk-today desk-undo documents emails-still feedback ledger limits.test lists.test money-messages outbox panchang-dates payments private-answers public-reads refunds roles search.test settings shared-transfer tokens transfer-as-sent user'

describe('FAULTS PgBouncer', () => {
  test('FAULTS PgBouncer in transaction mode, killed and started again', async () => {
    const store = await makeStore('PostgreSQL', servers, database)
    const server = await store.start({ DATABASE_URL: pooler.pooled(present(store.databaseUrl)) })
    const load = await startLoad(store.url)
    await load.more(30)
    await pooler.stop()
    await pause(AWAY_MS)
    await pooler.start()
    const seconds = await load.secondsUntilAnswered(performance.now())
    await load.more(30)
    await load.stop()
    expect(server.isRunning(), server.said.stderr).toBe(true)
    await server.stop()
    const counts = await countUnharmed(store, load, { allAnswered: true })
    const note = `away for ${AWAY_MS / 1000} s; ${load.failed.unavailable} × 503`
    record('PgBouncer in transaction mode killed and started again', 'PostgreSQL', counts, seconds, note)
  })

  test('FAULTS PgBouncer in transaction mode is named by the doctor, and PostgreSQL itself is not', async () => {
    const store = await makeStore('PostgreSQL', servers, database)
    const { stop } = await store.start()
    await stop()
    const ask = async (DATABASE_URL: string) => {
      const doctor = run({
        script: 'scripts/doctor.ts',
        env: { ...store.settings, DATABASE_URL, DATA_DIR: store.dataDir },
      })
      await doctor.ended
      return doctor.said.stdout
    }
    const url = present(store.databaseUrl)
    expect(await ask(pooler.pooled(url))).toMatch(/^ok {4}pooler: /m)
    const direct = await ask(url)
    expect(direct).toMatch(/^ok {4}database: /m)
    expect(direct).not.toContain('pooler')
  })

  test('FAULTS PgBouncer in transaction mode: the tests of the API pass through it', async () => {
    const urls: Record<string, string> = {}
    for (const worker of WORKERS) urls[`TEST_API_DATABASE_URL_${worker}`] = pooler.pooled(await database.newDatabase())
    const root = resolve(import.meta.dirname, '../..')
    const { stdout } = await promisify(execFile)(
      'node_modules/.bin/vitest',
      ['run', ...AREAS.split(' ').map((area) => `test/api/${area}`)],
      {
        cwd: root,
        env: { ...process.env, ...urls, NO_COLOR: '1' },
        maxBuffer: 1e9,
      },
    )
    expect(stdout).toMatch(/Tests +\d+ passed/)
  })
})

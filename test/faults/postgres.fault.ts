import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect } from 'vitest'
import { rounds } from '../calls.ts'
import { useServers } from '../process/server-process.ts'
import { lineTo, lines } from '../races/connection-line.ts'
import { testOfOwnServer as test, usePostgres } from '../races/postgres.ts'
import { present } from '../present.ts'
import { waitUntil } from '../wait.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { type Load, startLoad } from './load.ts'
import { makeStore } from './stores.ts'

const servers = useServers()

const database = usePostgres({ ownServer: true })

afterEach(() => lines.splice(0).forEach((line) => line.close()))

type Line = Awaited<ReturnType<typeof lineTo>>

type Fault = (reached: { load: Load; line: Line; name: string }) => Promise<void>

/**
 * Causes a fault under load, and counts the bookings afterwards. Every call must be answered: with success, or with 503 and
 * Retry-After.
 */
async function survive(what: string, fault: Fault): Promise<void> {
  const store = await makeStore('PostgreSQL', servers, database)
  const url = present(store.databaseUrl)
  const line = await lineTo(url)
  const server = await store.start({ DATABASE_URL: line.url })
  const load = await startLoad(store.url)
  await load.more(30)
  const begun = performance.now()
  await fault({ load, line, name: new URL(url).pathname.slice(1) })
  const over = performance.now()
  const seconds = await load.secondsUntilAnswered(over)
  await load.more(30)
  await load.stop()
  expect(server.isRunning(), server.said.stderr).toBe(true)
  await server.stop()
  const counts = await countUnharmed(store, load, { allAnswered: true })
  const lasted = ((over - begun) / 1000).toFixed(0)
  record(what, 'PostgreSQL', counts, seconds, `lasted ${lasted} s; ${load.failed.unavailable} × 503`)
}

/** How long PostgreSQL cannot be reached. */
const AWAY_MS = 6000

const LATE = [
  ['BEGIN that reaches PostgreSQL late', 'holdNext', /begin/i],
  ['COMMIT that reaches PostgreSQL late', 'holdNext', /commit/i],
  ['COMMIT that PostgreSQL answers late', 'holdAnswerToNext', /commit/i],
  ['read of a session that PostgreSQL answers late', 'holdAnswerToNext', /from "sessions" inner join/],
] as const

describe('FAULTS PostgreSQL', () => {
  test('FAULTS PostgreSQL frozen', () =>
    survive('PostgreSQL frozen (SIGSTOP, SIGCONT)', async () => {
      database.server.signalAll('SIGSTOP')
      try {
        await pause(AWAY_MS)
      } finally {
        database.server.signalAll('SIGCONT')
      }
    }))

  test.each([
    ['restarted', 'SIGINT'],
    ['crashed', 'SIGQUIT'],
  ] as const)('FAULTS PostgreSQL %s', (what, signal) =>
    survive(`PostgreSQL ${what} (${signal})`, async () => {
      await database.server.stop(signal)
      await pause(AWAY_MS)
      await database.server.start()
    }),
  )

  test('FAULTS PostgreSQL out of connections', () =>
    survive('PostgreSQL out of connections', async ({ name }) => {
      const others: pg.Client[] = []
      const takeAll = async () => {
        while (true) {
          const client = new pg.Client({ connectionString: database.url })
          client.on('error', () => {})
          try {
            await client.connect()
          } catch {
            return
          }
          others.push(client)
        }
      }
      const begun = performance.now()
      await takeAll()
      // The product loses its connections, and others use them up.
      for (const other of others.slice(0, 1))
        await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      while (performance.now() - begun < AWAY_MS) await takeAll()
      expect(others.length).toBeGreaterThan(100)
      await Promise.all(others.map((client) => client.end()))
    }))

  test('FAULTS PostgreSQL ends every connection, 25 times', () =>
    survive('all connections ended by pg_terminate_backend, 25 times', async ({ name, load }) => {
      for (const _time of rounds(25)) {
        await database.execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
        await load.more(1)
      }
    }))

  test.each(LATE)('FAULTS %s, ten times', (what, hold, statement) =>
    survive(`${what}, ten times`, async ({ line }) => {
      for (const _time of rounds(10)) {
        const held = await line[hold](statement)
        await waitUntil(() => held.isClosed(), 20_000)
        held.release()
      }
    }),
  )
})

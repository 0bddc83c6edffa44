import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { useServers } from '../process/server-process.ts'
import { testOfOwnServer, usePostgres } from '../races/postgres.ts'
import { waitFor } from '../wait.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { startLoad } from './load.ts'
import { testUnless } from './skip-aloud.ts'
import { makeSmallDisk, whyNoSmallDisk } from './small-disk.ts'
import { makeStore } from './stores.ts'

const whyNot = whyNoSmallDisk()

const test = whyNot ? testUnless(whyNot, 'a full disk of PostgreSQL is not tested') : testOfOwnServer

const disk = whyNot ? null : makeSmallDisk(400)

afterAll(() => disk?.remove())

const servers = useServers()

const database = usePostgres({ ownServer: whyNot === null, folder: () => disk?.folder ?? '' })

/** How long the disk stays full. */
const FULL_MS = 5000

test('FAULTS the disk of PostgreSQL is full', async () => {
  const store = await makeStore('PostgreSQL', servers, database)
  const server = await store.start()
  const load = await startLoad(store.url)
  await load.more(30)
  disk?.fill()
  await waitFor(() => expect(load.failed.unavailable + load.odd.length).toBeGreaterThan(0), 120_000)
  await pause(FULL_MS)
  disk?.free()
  const freed = performance.now()
  // PostgreSQL ends when it cannot write its log, and its supervisor starts it again.
  const isRunning = await database.execute('select 1').then(
    () => true,
    () => false,
  )
  if (!isRunning) {
    await database.server.stop('SIGQUIT').catch(() => {})
    await database.server.start()
  }
  const seconds = await load.secondsUntilAnswered(freed)
  await load.more(30)
  await load.stop()
  expect(server.isRunning(), server.said.stderr).toBe(true)
  await server.stop()
  const counts = await countUnharmed(store, load, { allAnswered: true })
  const note = `${load.failed.unavailable} × 503${isRunning ? '' : '; PostgreSQL was started again'}`
  record('disk of PostgreSQL full', 'PostgreSQL', counts, seconds, note)
})

import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished } from 'vitest'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { waitUntil } from '../wait.ts'
import { countBookings, unharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { type Load, startLoad } from './load.ts'
import { testUnless } from './skip-aloud.ts'
import { makeSmallDisk, whyNoSmallDisk } from './small-disk.ts'
import { makeStore, type Store } from './stores.ts'

const test = testUnless(whyNoSmallDisk(), 'full disks are not tested')

const servers = useServers()

const database = usePostgres()

function newDisk(megabytes: number) {
  const disk = makeSmallDisk(megabytes)
  onTestFinished(() => disk.remove())
  return disk
}

/** How long a disk stays full, at least. */
const FULL_MS = 4000

async function expectUnharmed(what: string, store: Store, load: Load, seconds: number | null, note: string) {
  const counts = await store.read((db) => countBookings(db, load.acknowledged))
  expect({ ...counts, odd: load.odd }).toMatchObject({ ...unharmed, odd: [] })
  record(what, store.name, counts, seconds, note)
}

describe('FAULTS full disks', () => {
  test('FAULTS the disk of the embedded database is full', async () => {
    const disk = newDisk(300)
    const dataDir = disk.newFolder('data')
    cpSync(await servers.preparedFolder(), dataDir, { recursive: true })
    const store = await makeStore('embedded', servers, database, { dataDir })
    let server = await store.start()
    const load = await startLoad(store.url)
    await load.more(30)
    disk.fill()
    const full = performance.now()
    await waitUntil(() => load.failed.unavailable + load.odd.length > 0 || !server.isRunning(), 60_000)
    await pause(FULL_MS - (performance.now() - full))
    const isRunning = server.isRunning()
    disk.free()
    const freed = performance.now()
    if (!isRunning) server = await store.start()
    const seconds = await load.secondsUntilAnswered(freed)
    await load.more(30)
    await load.stop()
    await server.stop()
    const note = `${load.failed.unavailable} answers with 503${isRunning ? '' : '; the server ended and was started again'}`
    await expectUnharmed('disk of the database full', store, load, seconds, note)
  })

  test('FAULTS the disk of the log is full', async () => {
    const disk = newDisk(1)
    const store = await makeStore('embedded', servers, database)
    disk.fill()
    const output = join(disk.folder, 'log')
    const server = await store.start({ LOG_LEVEL: 'info' }, { output })
    const load = await startLoad(store.url)
    await load.more(50)
    await load.stop()
    expect(load.failed).toEqual({ unanswered: [], unavailable: 0 })
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    await expectUnharmed('disk of the log full', store, load, null, '')
  })

  test('FAULTS the disk of the emails that are files is full', async () => {
    const disk = newDisk(2)
    const dataDir = disk.newFolder('data')
    const store = await makeStore('PostgreSQL', servers, database, { dataDir })
    const server = await store.start()
    const load = await startLoad(store.url)
    await load.more(5)
    disk.fill()
    await waitUntil(() => server.said.stdout.includes('"email not sent"'), 60_000)
    await load.more(10)
    await load.stop()
    disk.free()
    const isAllSent = () =>
      store.read(async (db) => {
        const waiting = db.updateTable('outbox').set({ due_at: new Date() }).where('sent_at', 'is', null)
        return (await waiting.returning('id').execute()).length === 0
      })
    await waitUntil(isAllSent, 60_000)
    await server.stop()
    const sent = readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
    expect(sent.length).toBeGreaterThanOrEqual(load.acknowledged.length)
    await expectUnharmed('disk of emails as files full', store, load, null, 'each email written afterwards')
  })
})

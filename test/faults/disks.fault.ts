import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished } from 'vitest'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { waitUntil } from '../wait.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { type Load, startLoad } from './load.ts'
import { testUnless } from './skip-aloud.ts'
import { makeSmallDisk, whyNoSmallDisk } from './small-disk.ts'
import { makeStore, type Store, stores, testOn } from './stores.ts'

const test = testUnless(whyNoSmallDisk(), 'full disks are not tested')

const servers = useServers()

const database = usePostgres()

function newDisk(megabytes: number) {
  const disk = makeSmallDisk(megabytes)
  onTestFinished(() => disk.remove())
  return disk
}

/** The shortest time for which a disk stays full. */
const FULL_MS = 4000

async function expectUnharmed(what: string, store: Store, load: Load, seconds: number | null, note: string) {
  record(what, store.name, await countUnharmed(store, load), seconds, note)
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
    const note = `${load.failed.unavailable} × 503${isRunning ? '' : '; the server ended and was started again'}`
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

  describe.each(stores)('%s', (name) => {
    const testOf = whyNoSmallDisk() ? test : testOn[name]

    testOf('FAULTS the disk of the emails that are files is full', async () => {
      const disk = newDisk(2)
      const dataDir = name === 'embedded' ? await servers.preparedFolder() : servers.newFolder()
      symlinkSync(disk.newFolder('mail'), join(dataDir, 'mail'))
      const store = await makeStore(name, servers, database, { dataDir })
      const server = await store.start()
      const load = await startLoad(store.url, { devotees: 4 })
      await load.more(5)
      disk.fill()
      await waitUntil(() => server.said.stdout.includes('"email not sent"'), 60_000)
      await load.more(10)
      await load.stop()
      await server.stop()
      disk.free()
      await store.read((db) =>
        db.updateTable('outbox').set({ due_at: new Date() }).where('sent_at', 'is', null).execute(),
      )
      const written = () => readdirSync(join(dataDir, 'mail')).filter((file) => file.endsWith('.eml'))
      const queued = await store.read((db) => db.selectFrom('outbox').select('id').execute())
      const again = await store.start()
      await waitUntil(() => written().length >= queued.length, 60_000)
      await again.stop()
      expect(written().toSorted()).toEqual(queued.map(({ id }) => `${id}.eml`).toSorted())
      for (const file of written()) expect(readFileSync(join(dataDir, 'mail', file), 'utf8')).toMatch(/--\s*$/)
      const waiting = await store.read((db) =>
        db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute(),
      )
      expect(waiting).toEqual([])
      const note = `emails: ${queued.length} written, 0 lost, 0 half`
      await expectUnharmed('disk of emails as files full', store, load, null, note)
    })
  })
})

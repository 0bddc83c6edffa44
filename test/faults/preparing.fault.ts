import { cpSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connectEmbedded, connectPostgres, type Db } from '../../db/connect.ts'
import { knownMigrations, migrateTo } from '../../db/migrate.ts'
import { rounds } from '../calls.ts'
import { shapeOf, textsOf } from '../database-content.ts'
import { admin } from '../data-template.ts'
import { run } from '../process/run-script.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { countBookings, unharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { startLoad } from './load.ts'
import { makeStore, type StoreName, stores, testOn } from './stores.ts'

const servers = useServers()

const pg = usePostgres()

type Place = { dataDir: string; databaseUrl: string | null }

const reporter = { onPoolError: () => {} }

/** Works on a database that no server uses. */
async function on<T>({ dataDir, databaseUrl }: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const database = databaseUrl
    ? connectPostgres(databaseUrl, reporter, 'start')
    : await connectEmbedded({ dataDir }, reporter)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const newPlace = async (name: StoreName): Promise<Place> => ({
  dataDir: servers.newFolder(),
  databaseUrl: name === 'embedded' ? null : await pg.newDatabase(),
})

async function copyOf({ dataDir, databaseUrl }: Place): Promise<Place> {
  const copy = servers.newFolder()
  cpSync(dataDir, copy, { recursive: true })
  const template = databaseUrl && new URL(databaseUrl).pathname.slice(1)
  return { dataDir: copy, databaseUrl: template ? await pg.newDatabase(template) : null }
}

/** Runs what a start does first, to its end or until it is killed after so many statements; returns the number of all. */
async function prepare({ dataDir, databaseUrl }: Place, dieAfter = 0): Promise<number> {
  const { said, ended } = run({
    script: 'test/faults/prepare-and-die.ts',
    args: [String(dieAfter)],
    env: {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_SECURITY_KEY: admin.key,
    },
  })
  expect([await ended, said.stderr]).toEqual([
    dieAfter ? { code: null, signal: 'SIGKILL' } : { code: 0, signal: null },
    '',
  ])
  return Number(said.stdout)
}

/** What tables there are, and how many rows each has. */
const outline = async (db: Db) => ({
  shape: await shapeOf({ db }),
  rows: Object.entries<{ rows: unknown[] }>(await textsOf({ db })).map(([table, { rows }]) => [table, rows.length]),
})

/** Kills a start so many times, spread over its statements; the next start makes of it what an undisturbed one makes. */
async function surviveKills(place: Place, kills: number): Promise<Place> {
  const whole = await copyOf(place)
  const statements = await prepare(whole)
  const expected = await on(whole, outline)
  let survivor = whole
  for (const time of rounds(kills)) {
    survivor = await copyOf(place)
    await prepare(survivor, 1 + Math.floor((time * (statements - 1)) / kills))
    await prepare(survivor)
    expect(await on(survivor, outline)).toEqual(expected)
  }
  return survivor
}

/** Books on a database that was prepared, and counts. */
async function book(what: string, name: StoreName, place: Place) {
  const store = await makeStore(name, servers, pg, { ...place, databaseUrl: place.databaseUrl ?? undefined })
  const server = await store.start()
  const load = await startLoad(store.url, { devotees: 4 })
  await load.more(8)
  await load.stop()
  await server.stop()
  const counts = await store.read((db) => countBookings(db, load.acknowledged))
  expect({ lost: counts.lost, odd: load.odd }).toEqual({ lost: [], odd: [] })
  return { counts, record: () => record(what, name, counts, null) }
}

const firstRelease = readFileSync(new URL('../embedded/release-1.sql', import.meta.url), 'utf8')

/** A database of the first release, with the schema after a later migration. */
async function olderRelease(name: StoreName, migration: string): Promise<Place> {
  const place = await newPlace(name)
  await on(place, (db) => sql.raw(firstRelease).execute(db))
  await on(place, (db) => migrateTo(db, migration))
  return place
}

const FIRST_SCHEMA = '0003_money'

const migrations = (await knownMigrations()).filter((name) => name >= FIRST_SCHEMA).slice(0, -1)

describe.each(stores)('%s', (name) => {
  const test = testOn[name]

  test('FAULTS kill -9 amid a first start, eight times, leaves a whole start', async () => {
    const place = await newPlace(name)
    const survivor = await surviveKills(place, 8)
    const booked = await book('kill -9 amid a first start, 8 times', name, survivor)
    expect(booked.counts).toMatchObject(unharmed)
    booked.record()
  })

  test('FAULTS kill -9 amid the migrations of the first release, eight times', async () => {
    const place = await olderRelease(name, FIRST_SCHEMA)
    const survivor = await surviveKills(place, 8)
    // The dump has payments of two bookings, and bookings without the emails of today: only what is lost can be counted.
    await book('kill -9 amid the migrations from the first release, 8 times', name, survivor)
  })
})

describe('FAULTS migrations', () => {
  testOn.PostgreSQL.each(migrations)('FAULTS kill -9 amid the migrations from %s, three times', async (migration) => {
    await surviveKills(await olderRelease('PostgreSQL', migration), 3)
  })
})

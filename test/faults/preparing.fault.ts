import { cpSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connectEmbedded, connectPostgres, type Db } from '../../db/connect.ts'
import { knownMigrations, migrateTo } from '../../db/migrate.ts'
import { rounds } from '../calls.ts'
import { shapeOf, textsOf } from '../database-content.ts'
import { admin } from '../data-template.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { run } from '../process/run-script.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { type Counts, countUnharmed, repeated, unharmed } from './count-bookings.ts'
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

/**
 * Runs the first part of a start, to its end or until it is killed after so many statements; returns the number of all statements.
 */
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

/** The tables and the number of rows in each. */
const outline = async (db: Db) => ({
  shape: await shapeOf({ db }),
  rows: Object.entries<{ rows: unknown[] }>(await textsOf({ db })).map(([table, { rows }]) => [table, rows.length]),
})

type Kills = {
  kills: number
  /** The position of the first kill between two kills of a start, from 0 to 1. */
  offset?: number
  /** Checks each database that survived. */
  check?: (db: Db) => Promise<void>
}

/**
 * Kills a start so many times, at points spread over its statements. The next start must give the same database as an undisturbed
 * one.
 */
async function surviveKills(place: Place, { kills, offset = 0, check }: Kills): Promise<Place> {
  const whole = await copyOf(place)
  const statements = await prepare(whole)
  const expected = await on(whole, outline)
  let survivor = whole
  for (const time of rounds(kills)) {
    survivor = await copyOf(place)
    await prepare(survivor, 1 + Math.floor(((time + offset) / kills) * (statements - 1)))
    await prepare(survivor)
    expect(await on(survivor, outline)).toEqual(expected)
    if (check) await on(survivor, check)
  }
  return survivor
}

type Known = { id: string; utr: string }

const bookingsIn = async (db: Db): Promise<(Known & { entry: string })[]> =>
  (
    await sql<Known & { entry: string }>`
      select bookings.id, payments.utr, bookings.cart_entry_id as entry
      from bookings join payments on payments.id = bookings.payment_id`.execute(db)
  ).rows

/**
 * Adds to `counts` the earlier acknowledged bookings that a database contains. It cannot use `countBookings`, because the first
 * release booked two journeys with one UTR, and queued no email of today's form.
 */
const compare = (acknowledged: readonly Known[], counts: Counts) => async (db: Db) => {
  const found = await bookingsIn(db)
  const isFound = ({ id, utr }: Known) => found.some((one) => one.id === id && one.utr === utr)
  counts.acknowledged += acknowledged.length
  counts.lost.push(...acknowledged.filter((one) => !isFound(one)).map(({ id }) => id))
  counts.doubled.push(...repeated(found.map(({ entry }) => entry)))
  counts.half.push(...(await ledgerViolations(db)))
}

const noCounts = (): Counts => ({ acknowledged: 0, lost: [], doubled: [], half: [] })

/** Books on a prepared database, and returns the acknowledged bookings. */
async function book(name: StoreName, place: Place) {
  const store = await makeStore(name, servers, pg, { ...place, databaseUrl: place.databaseUrl ?? undefined })
  const server = await store.start()
  const load = await startLoad(store.url, { devotees: 4 })
  await load.more(8)
  await load.stop()
  await server.stop()
  return { store, load }
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

const schemas = (await knownMigrations()).filter((name) => name >= FIRST_SCHEMA).slice(0, -1)

/** Each start of the embedded database takes seconds, so each schema is killed only once, each after another part. */
const KILLS = { embedded: 1, PostgreSQL: 3 } as const

describe.each(stores)('%s', (name) => {
  const test = testOn[name]

  test('FAULTS kill -9 amid a first start, eight times, leaves a whole start', async () => {
    const survivor = await surviveKills(await newPlace(name), { kills: 8 })
    const { store, load } = await book(name, survivor)
    record('kill -9 amid a first start, 8 times', name, await countUnharmed(store, load), null)
  })

  test('FAULTS kill -9 amid the migrations of the first release, eight times', async () => {
    const place = await olderRelease(name, FIRST_SCHEMA)
    const counts = noCounts()
    const check = compare(await on(place, bookingsIn), counts)
    const { store, load } = await book(name, await surviveKills(place, { kills: 8, check }))
    const booked = load.acknowledged.map(({ bookingId, utr }) => ({ id: bookingId, utr }))
    await store.read(check)
    await store.read(compare(booked, counts))
    expect({ ...counts, odd: load.odd }).toMatchObject({ ...unharmed, odd: [] })
    record('kill -9 amid the migrations from the first release, 8 times', name, counts, null)
  })

  test('FAULTS kill -9 amid the migrations from each older schema', { timeout: 3_600_000 }, async () => {
    const counts = noCounts()
    for (const [index, schema] of schemas.entries()) {
      const place = await olderRelease(name, schema)
      const check = compare(await on(place, bookingsIn), counts)
      await surviveKills(place, { kills: KILLS[name], offset: index / schemas.length, check }).catch(
        (error: unknown) => {
          throw new Error(`a start from ${schema} did not survive`, { cause: error })
        },
      )
    }
    expect(counts).toMatchObject(unharmed)
    const what = `kill -9 amid the migrations from each of ${schemas.length} older schemas`
    record(what, name, counts, null, `kills from each schema: ${KILLS[name]}`)
  })
})

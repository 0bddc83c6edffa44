/** @module-tag thorough */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Database } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isMigrated } from '../../db/migrate.ts'
import { type Pooler, startPooler, whyNoPooler } from '../faults/pooler.ts'
import { testUnless } from '../faults/skip-aloud.ts'
import { rounds } from '../calls.ts'
import { world } from '../world.ts'
import { names, write } from './both-databases.ts'
import { execute } from './postgres-server.ts'
import { test as onPostgres, usePostgres } from './postgres.ts'

const why = whyNoPooler()
const test = why ? testUnless(why, 'the pooler is not tested') : onPostgres

const pg = usePostgres()
let pooler: Pooler
let database: Database

const setting = async (name: string, db = database.db) =>
  (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value

beforeAll(async () => {
  if (why) return
  pooler = await startPooler(pg.url)
  database = pg.connect(pooler.pooled(pg.url))
})
afterAll(() => pooler?.remove())

describe('DESIGN pooler: PgBouncer in transaction mode', () => {
  test('is found out, and no pooler where there is none', async () => {
    await Promise.all([isMigrated(database.db), isMigrated(pg.database.db)])
    expect([database.pool.isPooled, pg.database.pool.isPooled]).toEqual([true, false])
  })

  test('each statement has our settings, and leaves none in the session of others', async () => {
    for (const db of [database.db, pg.database.db])
      expect([await setting('statement_timeout', db), await setting('jit', db)]).toEqual(['3500ms', 'off'])
    await inTransaction(database.db, async (tx) => {
      await write(tx, 'one').execute()
      const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(tx)
      expect(rows).toEqual([{ jit: 'off' }])
    })
    for (const _ of rounds(20))
      expect((await execute(pooler.pooled(pg.url), 'show statement_timeout')).rows).toEqual([
        { statement_timeout: '0' },
      ])
  })

  test('transactions commit what they wrote, and roll back after a statement that failed', async () => {
    await inTransaction(database.db, (tx) => write(tx, 'last').execute())
    const failing = inTransaction(database.db, async (tx) => {
      await write(tx, 'gone').execute()
      await write(tx, 'last').execute()
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await expect(write(database.db, 'last').execute()).rejects.toMatchObject({ code: '23505' })
    expect(await names(database.db)).toEqual(['last'])
  })

  test('more devotees than connections book at the same time, each once', async () => {
    const w = await world({ database, environment: { RATE_LIMIT_SCALE: '100' } })
    const devotees = []
    for (const _ of rounds(12)) devotees.push(await w.devotee())
    for (const devotee of devotees) await devotee.addPackage()
    const booked = await Promise.all(
      devotees.map((devotee, index) => devotee.book(`4268123${String(index).padStart(5, '0')}`)),
    )
    expect(booked.map((bookings) => bookings.length)).toEqual(devotees.map(() => 1))
  })
})

/** @module-tag thorough */
import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { startHousekeeping, vacuum } from '../../server/housekeeping.ts'
import { testPhotos } from '../photo-folder.ts'
import { emptyDatabase } from '../database.ts'
import type { Database } from '../../db/connect.ts'
import { useFolders } from './folders.ts'
import { firstOf } from '../present.ts'

useFolders()

describe('DESIGN embedded, protection 3: checkpoint and vacuum run on a timer', () => {
  const MINUTE_MS = 60_000
  afterEach(() => void vi.useRealTimers())
  const redo = async ({ db }: Database) =>
    firstOf((await sql<{ lsn: string }>`select redo_lsn::text as lsn from pg_control_checkpoint()`.execute(db)).rows)
      .lsn
  const vacuums = async ({ db }: Database) =>
    firstOf(
      (
        await sql<{ vacuums: number; analyzes: number }>`
        select vacuum_count as vacuums, analyze_count as analyzes from pg_stat_user_tables where relname = 'bookings'`.execute(
          db,
        )
      ).rows,
    )

  test('checkpoints, vacuum and analyze run regularly until stopped', async () => {
    const database = await emptyDatabase()
    const log = pino({ level: 'silent' })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const housekeeping = startHousekeeping({
      db: database.db,
      log,
      now: () => new Date(),
      embedded: true,
      env: readEnv({}),
      photos: testPhotos(),
    })
    const before = await redo(database)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    await expect.poll(() => redo(database), { timeout: 30_000 }).not.toBe(before)
    const { vacuums: vacuumed, analyzes } = await vacuums(database)
    vi.advanceTimersByTime(60 * MINUTE_MS)
    await expect.poll(async () => (await vacuums(database)).vacuums, { timeout: 30_000 }).toBeGreaterThan(vacuumed)
    expect((await vacuums(database)).analyzes).toBeGreaterThan(analyzes)
    housekeeping.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the space of deleted rows is used again', async () => {
    const { db } = await emptyDatabase()
    const fill = () =>
      sql`insert into settings select 'name ' || n, repeat('x', 500) from generate_series(1, 2000) as n`.execute(db)
    const size = async () =>
      firstOf((await sql<{ size: number }>`select pg_relation_size('settings') as size`.execute(db)).rows).size
    await fill()
    const full = await size()
    for (let round = 0; round < 3; round++) {
      await sql`delete from settings`.execute(db)
      await vacuum(db)
      await fill()
    }
    expect(await size()).toBeLessThanOrEqual(full * 1.1)
  })
})

describe('DESIGN embedded, protection 4: one connection with a timeout', () => {
  test('the outer handle in a transaction times out and undoes the transaction', async () => {
    const { db } = await emptyDatabase()
    const start = performance.now()
    const attempt = db.transaction().execute(async (tx) => {
      await tx.insertInto('settings').values({ name: 'inside', value: 'x' }).execute()
      await db.selectFrom('settings').selectAll().execute()
    })
    await expect(attempt).rejects.toThrow(/timeout/)
    expect(performance.now() - start).toBeLessThan(8000)
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  })
})

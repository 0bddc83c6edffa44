import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { inOneRoundTrip } from '../../db/round-trip.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockUser } from '../../server/account/store.ts'
import { makeUser } from '../factories.ts'
import { bothDatabases, names, write } from './both-databases.ts'
import { test as onPostgres, usePostgres } from './postgres.ts'

const pg = usePostgres()

const settingByName = (db: Db, name: string) => db.selectFrom('settings').select('value').where('name', '=', name)

describe.each(bothDatabases(pg))('DESIGN statements in one round trip, on $name', ({ test, open }) => {
  test('each sees what the one before it wrote', async () => {
    const { db } = await open()
    const read = await inTransaction(db, (tx) =>
      inOneRoundTrip(tx, [
        settingByName(tx, 'quiet'),
        write(tx, 'quiet').returning('name'),
        settingByName(tx, 'quiet'),
      ]),
    )
    expect(read).toEqual([[], [{ name: 'quiet' }], [{ value: 'on' }]])
  })

  test('the first one that fails is the error, and none is kept', async () => {
    const { db } = await open()
    await write(db, 'taken').execute()
    const failing = inTransaction(db, (tx) =>
      inOneRoundTrip(tx, [write(tx, 'first'), write(tx, 'taken'), write(tx, 'third')]),
    )
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await names(db)).toEqual(['taken'])
  })

  test('a reference that is taken does not fail the transaction: it runs again', async () => {
    const { db } = await open()
    const user = await makeUser(db)
    const references = ['AAAAAAAA', 'AAAAAAAA', 'BBBBBBBB']
    const insert = (at: Date) =>
      inTransaction(db, async (tx) => {
        await tx
          .insertInto('payments')
          .values({
            id: crypto.randomUUID(),
            user_id: user.id,
            reference: references.shift() ?? '',
            purpose: 'ADVANCE',
            state: 'OPEN',
            order_amount: 0,
            gst: 0,
            gst_percent: 0,
            amount_total: 0,
            amount_payable: 0,
            created_at: at,
            expires_at: at,
            content_hash: 'none',
            request_seq: 1,
          } as never)
          .execute()
      })
    await insert(new Date())
    await insert(new Date())
    const kept = await db.selectFrom('payments').select('reference').orderBy('reference').execute()
    expect(kept).toEqual([{ reference: 'AAAAAAAA' }, { reference: 'BBBBBBBB' }])
  })
})

onPostgres(
  'DESIGN a read after the lock of a user sees what another transaction committed during the wait',
  async () => {
    const { db } = pg.database
    const user = await makeUser(db)
    const isHeld = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const holding = inTransaction(db, async (tx) => {
      await lockUser(tx, user.id)
      await write(tx, 'meanwhile').execute()
      isHeld.resolve()
      await mayEnd.promise
    })
    await isHeld.promise
    const waiting = inTransaction(db, (tx) => lockUser(tx, user.id, settingByName(tx, 'meanwhile')))
    await expect
      .poll(() =>
        sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
          .execute(db)
          .then(({ rows }) => rows.length),
      )
      .toBe(1)
    mayEnd.resolve()
    await holding
    expect(await waiting).toEqual([[{ value: 'on' }]])
  },
)

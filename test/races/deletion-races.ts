import { sql } from 'kysely'
import { expect } from 'vitest'
import { post } from '../calls.ts'
import { password } from '../factories.ts'
import { type World, world } from '../world.ts'
import { waitFor } from '../wait.ts'
import type { TestPostgres } from './postgres.ts'
import { firstOf } from '../present.ts'

export type Devotee = Awaited<ReturnType<World['devotee']>>

export type Call = () => Promise<{ status: number; code?: string }>

export function deletionRaces(pg: TestPostgres) {
  /** Two instances on one database, and a devotee with a pooja in the cart. */
  async function twoInstances() {
    const w = await world({ database: pg.database })
    const other = await world({ database: pg.connect() })
    const devotee = await w.devotee()
    await devotee.addPooja()
    const leave: Call = () => post(devotee, '/user/delete', { password })
    return { w, other, devotee, elsewhere: other.bearer(devotee.token), leave }
  }

  const waiting = async () =>
    firstOf(
      (
        await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(pg.database.db)
      ).rows,
    ).count

  /** Lets calls of a user wait for the lock of the user's row in this order, and then releases it. */
  async function inOrder(userId: string, ...calls: Call[]) {
    const started: ReturnType<Call>[] = []
    await pg
      .connect()
      .db.transaction()
      .execute(async (tx) => {
        await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
        for (const call of calls) {
          started.push(call())
          await waitFor(async () => expect(await waiting()).toBe(started.length))
        }
      })
    return Promise.all(started)
  }

  /** Expects that the account is deleted and that no simultaneous write remains. */
  async function expectGone({ user }: Devotee) {
    const { db } = pg.database
    const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: '', email: '', phone: '', email_key: null, deleted_at: expect.any(Date) })
    for (const table of ['sessions', 'one_time_codes', 'cart_entries', 'feedback'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute(), table).toEqual([])
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const payments = await db.selectFrom('payments').select(['submitted_at', 'ended_at']).execute()
    expect(payments.filter((payment) => !payment.submitted_at && !payment.ended_at)).toEqual([])
  }

  return { twoInstances, inOrder, expectGone }
}

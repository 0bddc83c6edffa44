import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { type DateDecision, SAME_WITHIN_DAYS } from '../../domain/panchang/date-decision.ts'

type Span = { from: CalendarDay; to: CalendarDay }

const decided = (db: Db) =>
  db
    .selectFrom('panchang_dates')
    .innerJoin('users', 'users.id', 'panchang_dates.decided_by')
    .select([
      'panchang_dates.id',
      'observance',
      'computed_day as computed',
      'day',
      'decided_by as staffId',
      'users.name as staffName',
      'decided_at as at',
    ])

/** The decisions on observances that are computed in or near a span of days, without decisions that were taken back. */
export const decisionsNear = (db: Db, { from, to }: Span): Promise<StoredDecision[]> =>
  decided(db)
    .where('computed_day', '>=', addDays(from, -SAME_WITHIN_DAYS))
    .where('computed_day', '<=', addDays(to, SAME_WITHIN_DAYS))
    .where((of) => of.or([of('day', 'is', null), of('day', '<>', of.ref('computed_day'))]))
    .execute()

export type StoredDecision = DateDecision & { id: string; staffId: string; staffName: string; at: Date }

/** The row of an observance, also if its decision was taken back. */
export const findRow = (tx: Tx, key: string, computed: CalendarDay): Promise<StoredDecision | undefined> =>
  decided(tx)
    .where('observance', '=', key)
    .where('computed_day', '>=', addDays(computed, -SAME_WITHIN_DAYS))
    .where('computed_day', '<=', addDays(computed, SAME_WITHIN_DAYS))
    .executeTakeFirst()

/** Decisions run one after another: a row that could be locked may not exist yet. Reading is not blocked. */
export const lockDecisions = (tx: Tx) => sql`lock table panchang_dates in share row exclusive mode`.execute(tx)

/** Stores a decision. Returns the id of its row, which is `existing` if there is one. */
export async function storeDecision(
  tx: Tx,
  existing: string | undefined,
  { observance, computed, day, staffId, at }: DateDecision & { staffId: string; at: Date },
): Promise<string> {
  const id = existing ?? newId()
  const columns = { computed_day: computed, day, decided_by: staffId, decided_at: at }
  await tx
    .insertInto('panchang_dates')
    .values({ id, observance, ...columns })
    .onConflict((row) => row.column('id').doUpdateSet(columns))
    .execute()
  return id
}

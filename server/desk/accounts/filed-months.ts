import type { FiledMonth } from '../../../contract/desk/accounts.ts'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../db/new-id.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { recordChange } from '../../audit/store.ts'
import { AppError } from '../../http/app-error.ts'
import type { Moment } from '../../moment.ts'

/** The months whose returns were filed, newest first. */
export async function filedMonths(db: Db): Promise<FiledMonth[]> {
  const rows = await db
    .selectFrom('filed_months')
    .innerJoin('users', 'users.id', 'filed_by')
    .select(['month', 'filed_at', 'name'])
    .where('filed_at', 'is not', null)
    .$narrowType<{ filed_at: Date }>()
    .orderBy('month', 'desc')
    .execute()
  return rows.map(({ month, filed_at, name }) => ({ month, filedOn: dayOf(filed_at.getTime()), by: name }))
}

/**
 * Marks a month (`YYYY-MM`) as filed or, with a reason in `undo`, takes the mark back. The same again changes nothing.
 * @throws AppError MONTH_NOT_OVER
 */
export const fileMonth = (
  db: Db,
  { id: actorId }: { id: string },
  { month, undo }: { month: string; undo?: string | undefined },
  moment: Moment,
): Promise<FiledMonth[]> =>
  inTransaction(db, async (tx) => {
    if (month >= moment.today.slice(0, 7)) throw new AppError('MONTH_NOT_OVER', { field: 'month' })
    const changed = await (undo === undefined ? mark(tx, month, actorId, moment.at) : unmark(tx, month))
    const action = undo === undefined ? 'month_filed' : 'month_filing_undone'
    const to = undo === undefined ? {} : { reason: undo }
    if (changed) await recordChange(tx, { actorId, action, subjectId: changed.id, from: {}, to }, moment)
    return filedMonths(tx)
  })

const mark = (tx: Tx, month: string, filed_by: string, filed_at: Date) =>
  tx
    .insertInto('filed_months')
    .values({ id: newId(), month, filed_by, filed_at })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({ filed_by, filed_at }).where('filed_months.filed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()

const unmark = (tx: Tx, month: string) =>
  tx
    .updateTable('filed_months')
    .set({ filed_by: null, filed_at: null })
    .where('month', '=', month)
    .where('filed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import type { WeekNumbers } from '../../domain/week-numbers.ts'
import type { Moment } from '../moment.ts'
import { countWeeks } from './count-weeks.ts'

/** A change may commit so long after its time, which lies in the week that was over by then. */
const COMMIT_MS = 60 * 60 * 1000

const NOTHING: WeekNumbers = { cities: {}, times: { inTime: 0, tenths: [], counts: [] } }

/** From the first of these weeks, which are in order, to the last. */
function periodOf(weeks: readonly CalendarDay[]) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) throw new Error('a period has at least one week')
  return { from: new Date(startOf(first)), to: new Date(startOf(addDays(last, 7))) }
}

/** The stored numbers of weeks in which nothing has changed since they were counted. */
async function storedNumbers(db: Db, weeks: readonly CalendarDay[]): Promise<Map<CalendarDay, WeekNumbers>> {
  const rows = await db
    .selectFrom('week_numbers')
    .selectAll()
    .where('week', 'in', [...weeks])
    .where('week', 'not in', (from) => from.selectFrom('changed_weeks').select('changed_weeks.week'))
    .execute()
  return new Map(rows.map(({ week, counted }) => [week, counted]))
}

const lockNumbers = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('week_numbers'))`.execute(tx)

/** Counts weeks that are over, and stores them. What changes meanwhile marks its week again. */
const storeNumbers = (db: Db, weeks: readonly CalendarDay[]): Promise<Map<CalendarDay, WeekNumbers>> =>
  inTransaction(db, async (tx) => {
    await lockNumbers(tx)
    // Before the count, so that it sees every change whose mark is deleted.
    await tx
      .deleteFrom('changed_weeks')
      .where('week', 'in', [...weeks])
      .execute()
    const counted = await countWeeks(tx, periodOf(weeks))
    const rows = weeks.map((week) => ({ week, counted: JSON.stringify(counted.get(week) ?? NOTHING) }))
    await tx
      .insertInto('week_numbers')
      .values(rows)
      .onConflict((on) => on.column('week').doUpdateSet(({ ref }) => ({ counted: ref('excluded.counted') })))
      .execute()
    return counted
  })

/** The numbers of weeks in a row, the last of which is this one. Those that are over are counted once, and again after a change. */
export async function readWeeks(db: Db, weeks: readonly CalendarDay[], { at }: Moment): Promise<WeekNumbers[]> {
  const isOver = (week: CalendarDay) => startOf(addDays(week, 7)) + COMMIT_MS <= at.getTime()
  const [over, open] = [weeks.filter(isOver), weeks.filter((week) => !isOver(week))]
  const [stored, counted] = await Promise.all([
    over.length > 0 ? storedNumbers(db, over) : new Map<CalendarDay, WeekNumbers>(),
    countWeeks(db, periodOf(open)),
  ])
  const missing = over.filter((week) => !stored.has(week))
  const added = missing.length > 0 ? await storeNumbers(db, missing) : new Map<CalendarDay, WeekNumbers>()
  return weeks.map((week) => counted.get(week) ?? stored.get(week) ?? added.get(week) ?? NOTHING)
}

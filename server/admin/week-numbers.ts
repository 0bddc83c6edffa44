import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { addNumbers, endOf, type Period, type PeriodNumbers } from '../../domain/period-numbers.ts'
import type { Moment } from '../moment.ts'
import { countPeriods } from './count-periods.ts'

/** By the first days of periods, none of which overlap. */
type ByFirstDay = ReadonlyMap<CalendarDay, PeriodNumbers>

/** A change may commit so long after its time, which lies in the period that was over by then. */
const COMMIT_MS = 60 * 60 * 1000

const isOver = (period: Period, { at }: Moment) => startOf(endOf(period)) + COMMIT_MS <= at.getTime()

const daysOf = ({ first, days }: Period) => Array.from({ length: days }, (_, index) => addDays(first, index))

/** A week that is over as a whole, and the days so far of one that is not. */
function periodsOf(week: CalendarDay, moment: Moment): Period[] {
  const whole = { first: week, days: 7 } as const
  if (isOver(whole, moment)) return [whole]
  const soFar = daysOf(whole).filter((day) => day <= moment.today)
  return soFar.map((first) => ({ first, days: 1 }))
}

/** The stored numbers of periods in which nothing has changed since they were counted. */
async function storedNumbers(db: Db, periods: readonly Period[]): Promise<ByFirstDay> {
  if (periods.length === 0) return new Map()
  const rows = await db
    .selectFrom('period_numbers')
    .select(['first_day', 'counted'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('first_day', 'days'),
        'in',
        periods.map(({ first, days }) => tuple(first, days)),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('changed_days')
            .whereRef('day', '>=', 'first_day')
            .where('day', '<', sql<CalendarDay>`first_day + days`),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ first_day, counted }) => [first_day, counted]))
}

/** Periods in order, those of one length that follow each other together. */
function runsOf(periods: readonly Period[]): Period[][] {
  const runs: Period[][] = []
  for (const period of periods) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last?.days === period.days && endOf(last) === period.first) run?.push(period)
    else runs.push([period])
  }
  return runs
}

const lockNumbers = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('period_numbers'))`.execute(tx)

/** Counts periods that are over, and stores them. What changes meanwhile marks its day again. */
const storePeriods = (db: Db, periods: readonly Period[]): Promise<ByFirstDay> =>
  inTransaction(db, async (tx) => {
    const days = periods.flatMap(daysOf)
    await lockNumbers(tx)
    // Before the count, so that it sees every change whose mark is deleted.
    await tx.deleteFrom('changed_days').where('day', 'in', days).execute()
    const counted = new Map<CalendarDay, PeriodNumbers>()
    for (const run of runsOf(periods))
      for (const [first, numbers] of await countPeriods(tx, run)) counted.set(first, numbers)
    const rows = periods.map(({ first, days: length }) => ({
      first_day: first,
      days: length,
      counted: JSON.stringify(counted.get(first) ?? addNumbers([])),
    }))
    // Also the days of a week that is over now.
    await tx.deleteFrom('period_numbers').where('first_day', 'in', days).execute()
    await tx.insertInto('period_numbers').values(rows).execute()
    return counted
  })

/**
 * The numbers of weeks in a row, the last of which is this one. What is over of them, weeks and days of this week, is counted once, and
 * again after a change.
 */
export async function readWeeks(db: Db, weeks: readonly CalendarDay[], moment: Moment): Promise<PeriodNumbers[]> {
  const asked = weeks.map((week) => periodsOf(week, moment))
  const all = asked.flat()
  const over = all.filter((period) => isOver(period, moment))
  const open = all.filter((period) => !isOver(period, moment))
  const [stored, live] = await Promise.all([storedNumbers(db, over), countPeriods(db, open)])
  const missing = over.filter(({ first }) => !stored.has(first))
  const added: ByFirstDay = missing.length > 0 ? await storePeriods(db, missing) : new Map()
  const counted = new Map([...stored, ...live, ...added])
  return asked.map((periods) => addNumbers(periods.flatMap(({ first }) => counted.get(first) ?? [])))
}

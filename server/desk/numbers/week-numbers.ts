import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { addDays, type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { addNumbers, endOf, type Period, type PeriodNumbers } from '../../../domain/period-numbers.ts'
import type { Moment } from '../../moment.ts'
import { countPeriods } from './count-periods.ts'
import { HOUR_MS } from '../../../domain/durations.ts'

/** Numbers by the first days of periods that do not overlap. */
type ByFirstDay = ReadonlyMap<CalendarDay, PeriodNumbers>

/** A change commits at most this long after its timestamp, so it may commit after the end of its period. */
const COMMIT_MS = HOUR_MS

const isOver = (period: Period, { at }: Moment) => startOf(endOf(period)) + COMMIT_MS <= at.getTime()

const daysOf = ({ first, days }: Period) => Array.from({ length: days }, (_, index) => addDays(first, index))

/** A past week as one period; of the current week, one period for each day so far. */
function periodsOf(week: CalendarDay, moment: Moment): Period[] {
  const whole = { first: week, days: 7 } as const
  if (isOver(whole, moment)) return [whole]
  const soFar = daysOf(whole).filter((day) => day <= moment.today)
  return soFar.map((first) => ({ first, days: 1 }))
}

// Parameters are arrays, so that the text of a statement does not depend on the number of periods.
const firstDays = (periods: readonly Period[]) => sql`${periods.map(({ first }) => first)}::date[]`
const lengths = (periods: readonly Period[]) => sql`${periods.map(({ days }) => days)}::integer[]`
const allDays = (periods: readonly Period[]) => sql`${periods.flatMap(daysOf)}::date[]`

/** The stored numbers of periods in which nothing has changed since the count. */
async function storedNumbers(db: Db, periods: readonly Period[]): Promise<ByFirstDay> {
  const rows = await db
    .selectFrom('period_numbers')
    .select(['first_day', 'counted'])
    .where(sql<boolean>`(first_day, days) in (select * from unnest(${firstDays(periods)}, ${lengths(periods)}))`)
    .where(sql<boolean>`not exists (select from changed_days where day >= first_day and day < first_day + days)`)
    .execute()
  return new Map(rows.map(({ first_day, counted }) => [first_day, counted]))
}

/** Groups sorted periods: adjacent periods of one length are in one group. */
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

/** Stores the numbers of periods and replaces each stored period that shares a day with them. */
async function replaceStored(tx: Tx, periods: readonly Period[], numbersOf: ByFirstDay): Promise<void> {
  const counted = periods.map(({ first }) => JSON.stringify(numbersOf.get(first) ?? addNumbers([])))
  await sql`delete from period_numbers
    where exists (select from unnest(${allDays(periods)}) as day where day >= first_day and day < first_day + days)`.execute(
    tx,
  )
  await sql`insert into period_numbers (first_day, days, counted)
    select first_day, days, counted::json
    from unnest(${firstDays(periods)}, ${lengths(periods)}, ${counted}::text[]) as one(first_day, days, counted)`.execute(
    tx,
  )
}

/** Counts past periods and stores the results. A simultaneous change marks its day again. */
const storePeriods = (db: Db, periods: readonly Period[]): Promise<ByFirstDay> =>
  inTransaction(db, async (tx) => {
    await lockNumbers(tx)
    // The previous holder of the lock may have counted them.
    const numbers = new Map(await storedNumbers(tx, periods))
    const missing = periods.filter(({ first }) => !numbers.has(first))
    if (missing.length === 0) return numbers
    // The marks are deleted before the count, so that the count includes every change whose mark is deleted.
    await sql`delete from changed_days where day = any(${allDays(missing)})`.execute(tx)
    for (const run of runsOf(missing))
      for (const [first, counted] of await countPeriods(tx, run)) numbers.set(first, counted)
    await replaceStored(tx, missing, numbers)
    return numbers
  })

/**
 * The numbers of consecutive weeks, ending with the current one. Past weeks, and past days of the current week, are counted once,
 * and again after a change.
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

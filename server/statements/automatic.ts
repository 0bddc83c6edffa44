import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { AUTOMATIC } from '../../domain/automatic.ts'
import { addDays, type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { matchAgain } from './match-again.ts'
import { startVerifying } from './verify.ts'

/**
 * In nearly all cases, a UTR is submitted at most so many days after the alert. For later ones, the desk matches when somebody
 * opens the statement.
 */
const DAYS = 3

/** Makes the account for automatic acts. */
export const ensureAutomatic = (db: Db, at: Date) =>
  db
    .insertInto('users')
    .values({
      ...AUTOMATIC,
      email_key: AUTOMATIC.email,
      phone: '',
      password_hash: '',
      role: 'USER',
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

type Deps = {
  db: Db
  /** The largest amount that is verified automatically in a day, in paise; null if nothing is. */
  limit: Paise | null
  statementWork: { runFor: (jobId: string) => Promise<void> }
}

/** Matches the alerts of the last days again, and verifies exact ones automatically if the operator allows it. */
export async function workOnAlerts({ db, limit, statementWork }: Deps, moment: Moment): Promise<void> {
  const statements = await db
    .selectFrom('statements')
    .select('id')
    .where('source', '=', 'MAILBOX')
    .where('undone_at', 'is', null)
    .where('day', '>=', addDays(moment.today, -DAYS))
    .orderBy('day')
    .execute()
  for (const { id: statementId } of statements) {
    await matchAgain(db, statementId, moment)
    if (limit === null) continue
    const choose = (of: Db) => linesWithin(of, statementId, { limit, today: moment.today })
    if ((await choose(db)).length === 0) continue
    const job = await startVerifying(db, AUTOMATIC, { statementId, choose }, moment).catch(unlessBusy)
    if (job !== null) await statementWork.runFor(job)
  }
}

/** Staff may verify or undo the same statement at this moment; the next run continues. */
const unlessBusy = (error: unknown): null => {
  if (error instanceof AppError && (error.code === 'IMPORT_RUNNING' || error.code === 'IMPORT_UNDONE')) return null
  throw error
}

/** The exact rows that nobody has ever verified. Rows that were taken back, or that a job has skipped, are left to a person. */
const untouchedRows = (db: Db, statementId: string) =>
  db
    .selectFrom('statement_rows')
    .select(['line', 'amount'])
    .where('statement_id', '=', statementId)
    .where('kind', '=', 'EXACT')
    .where(
      sql<boolean>`not exists (
        select from acts where acts.statement_id = statement_rows.statement_id and acts.line = statement_rows.line)`,
    )
    .where(
      sql<boolean>`not exists (
        select from statement_jobs as jobs
        where jobs.statement_id = statement_rows.statement_id and jobs.kind = 'VERIFY' and jobs.items @> to_jsonb(line))`,
    )
    .orderBy('line')
    .execute()

/** The lines that still fit within the limit of the day. One server chooses at a time, until its transaction ends. */
async function linesWithin(
  db: Db,
  statementId: string,
  { limit, today }: { limit: Paise; today: CalendarDay },
): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtext('automatic_verification'))`.execute(db)
  let left = limit - (await usedOn(db, today))
  return (await untouchedRows(db, statementId)).flatMap(({ line, amount }) => {
    if (amount === null || amount > left) return []
    left -= amount
    return [line]
  })
}

/** The amount that was chosen for automatic verification on a day, in paise, including verifications that were taken back later. */
export async function usedOn(db: Db, day: CalendarDay): Promise<Paise> {
  const { sum } = await db
    .selectFrom('statement_jobs as jobs')
    .innerJoinLateral(
      sql<{ line: number }>`(select value::int as line from jsonb_array_elements_text(jobs.items))`.as<'chosen'>(
        sql`chosen`,
      ),
      (join) => join.onTrue(),
    )
    .innerJoin('statement_rows as row', (join) =>
      join.onRef('row.statement_id', '=', 'jobs.statement_id').onRef('row.line', '=', 'chosen.line'),
    )
    .select(sql<string>`coalesce(sum(row.amount), 0)`.as('sum'))
    .where('jobs.staff_id', '=', AUTOMATIC.id)
    .where('jobs.kind', '=', 'VERIFY')
    .where('jobs.started_at', '>=', new Date(startOf(day)))
    .executeTakeFirstOrThrow()
  return paise(Number(sum))
}

import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { SkippedItem, StatementJobs } from '../../db/statement-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'

/** Why an item of a job was skipped. */
export class Skipped extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** A process that works on a job keeps it for so long after each step. If the process dies, another one then takes the job over. */
const LEASE_MS = 30_000

const leaseFrom = (at: Date) => new Date(at.getTime() + LEASE_MS)

const summary = [
  'id',
  'statement_id',
  'kind',
  'handled',
  'done',
  'skipped',
  'ended_at',
  sql<number>`jsonb_array_length(items)`.as('size'),
] as const

const jobs = (db: Db) => db.selectFrom('statement_jobs').select(summary)

export type JobSummary = Awaited<ReturnType<ReturnType<typeof jobs>['executeTakeFirstOrThrow']>>

/** The last job of a statement: what is done, and what is left. */
export const lastJob = (db: Db, statementId: string): Promise<JobSummary | undefined> =>
  jobs(db).where('statement_id', '=', statementId).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const readJob = (db: Db, id: string): Promise<JobSummary> =>
  jobs(db).where('id', '=', id).executeTakeFirstOrThrow()

/** Whether the server works on a statement. */
export async function isRunning(db: Db, statementId: string): Promise<boolean> {
  const last = await lastJob(db, statementId)
  return last !== undefined && last.ended_at === null
}

/** @throws AppError IMPORT_RUNNING */
export async function refuseRunning(tx: Tx, statementId: string): Promise<void> {
  if (await isRunning(tx, statementId)) throw new AppError('IMPORT_RUNNING')
}

type NewJob = Pick<Selectable<StatementJobs>, 'kind' | 'items' | 'confirmed'> & { statementId: string }

/** Begins a job for a locked statement; the process that began it works on it first. */
export async function insertJob(
  tx: Tx,
  staff: Staff,
  { statementId, kind, items, confirmed }: NewJob,
  { at, language, requestId }: Moment,
): Promise<string> {
  const id = newId()
  const values = { id, statement_id: statementId, kind, staff_id: staff.id, items: JSON.stringify(items), confirmed }
  await tx
    .insertInto('statement_jobs')
    .values({ ...values, language, request_id: requestId, started_at: at, leased_until: leaseFrom(at), ended_at: null })
    .execute()
  return id
}

/** Takes over a job whose process has died. */
export const claimJob = (db: Db, at: Date) =>
  db
    .updateTable('statement_jobs')
    .set({ leased_until: leaseFrom(at) })
    .where('id', '=', (from) =>
      from
        .selectFrom('statement_jobs')
        .select('id')
        .where('ended_at', 'is', null)
        .where('leased_until', '<', at)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst()

/** Locks a job until the transaction ends, and returns its next item; undefined if it has ended. */
export const lockJob = (tx: Tx, id: string) =>
  tx
    .selectFrom('statement_jobs')
    .select(['id', 'statement_id', 'kind', 'staff_id', 'confirmed', 'language', 'request_id', 'handled'])
    .select(sql<number | string | null>`items -> handled`.as('item'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>

/** Counts an item of a locked job as done or skipped. */
export async function countItem(tx: Tx, id: string, skipped: SkippedItem | null, at: Date): Promise<void> {
  await tx
    .updateTable('statement_jobs')
    .set({ handled: sql`handled + 1`, leased_until: leaseFrom(at) })
    .$if(skipped === null, (update) => update.set({ done: sql`done + 1` }))
    .$if(skipped !== null, (update) =>
      update.set({ skipped: sql<SkippedItem[]>`skipped || ${JSON.stringify([skipped])}::jsonb` }),
    )
    .where('id', '=', id)
    .execute()
}

/** Ends a locked job when all its items are handled. */
export const endJob = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('statement_jobs').set({ ended_at: at }).where('id', '=', id).execute()

/** Ends the running verification of a statement; finished items stay. */
export const endVerification = (db: Db, statementId: string, at: Date) =>
  db
    .updateTable('statement_jobs')
    .set({ ended_at: at })
    .where('statement_id', '=', statementId)
    .where('kind', '=', 'VERIFY')
    .where('ended_at', 'is', null)
    .execute()

import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Db } from '../../db/connect.ts'
import { allocateTransfer } from '../../domain/allocation.ts'
import type { Paise } from '../../domain/money.ts'
import { isVerifiedByRow } from '../acts/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { lockPayments, type Staff } from '../payments/store.ts'
import { verifyIn } from '../payments/verify.ts'
import {
  endVerification,
  insertJob,
  type JobSummary,
  lastJob,
  type LockedJob,
  refuseRunning,
  Skipped,
} from './job-store.ts'
import { matchAgain } from './match-again.ts'
import { getStatement, lockStatement, type StoredRow, storedRows } from './store.ts'

type Wanted = {
  statementId: string
  /** The lines to verify. They are read while the statement is locked, so that its matches cannot change. */
  choose: (tx: Tx) => Promise<readonly number[]>
  confirm?: boolean | undefined
}

/**
 * Begins to verify the payments of the chosen rows. Staff who have checked a row may choose one that is not exact. Returns the id
 * of the job. @throws AppError NOT_FOUND, IMPORT_UNDONE, IMPORT_RUNNING
 */
export async function startVerifying(
  db: Db,
  staff: Staff,
  { statementId, choose, confirm = false }: Wanted,
  moment: Moment,
): Promise<string> {
  const { undone_at: undoneAt } = await getStatement(db, statementId)
  if (undoneAt) throw new AppError('IMPORT_UNDONE')
  await matchAgain(db, statementId, moment)
  return inTransaction(db, async (tx) => {
    const statement = await lockStatement(tx, statementId)
    if (statement.undone_at) throw new AppError('IMPORT_UNDONE')
    await refuseRunning(tx, statementId)
    const items = [...(await choose(tx))]
    return insertJob(tx, staff, { statementId, kind: 'VERIFY', items, confirmed: confirm }, moment)
  })
}

/** The exact rows that verify no payment yet. */
export const exactLines = async (tx: Tx, statementId: string): Promise<number[]> =>
  (
    await tx
      .selectFrom('statement_rows')
      .select('line')
      .where('statement_id', '=', statementId)
      .where('kind', '=', 'EXACT')
      .where(({ not }) => not(isVerifiedByRow))
      .orderBy('line')
      .execute()
  ).map(({ line }) => line)

/**
 * Verifies the payments of one row in the transaction of the job. Its acts contain the row. A payment that somebody has handled
 * since the rows were matched is skipped. @throws Skipped, AppError
 */
export async function verifyItem(tx: Tx, job: LockedJob, moment: Moment, env: DocumentEnv): Promise<void> {
  const statement = await lockStatement(tx, job.statement_id)
  if (statement.undone_at) throw new AppError('IMPORT_UNDONE')
  const line = Number(job.item)
  const row = await storedRows(tx, job.statement_id).where('line', '=', line).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  if (row.is_verified || row.reasons.includes('ALREADY_VERIFIED')) throw new Skipped('ALREADY_VERIFIED')
  if ((row.kind !== 'EXACT' && row.kind !== 'REVIEW') || row.amount === null) throw new Skipped(row.kind)
  const staff = { id: job.staff_id }
  for (const [paymentId, amount] of await sharesOf(tx, row, row.amount)) {
    const verification = {
      paymentId,
      amount,
      confirmed: job.confirmed,
      receivedOn: row.day ?? undefined,
      row: { statementId: row.statement_id, line },
      // If a payment was rejected before the rows were matched, an undo could not restore its state.
      undoable: !row.reasons.includes('PAYMENT_REJECTED'),
    }
    const { act } = await verifyIn(tx, staff, verification, moment, env)
    if (!act) throw new Skipped('AMOUNT_TOO_SMALL')
  }
}

/**
 * Stops the verification of a statement after the current row; finished verifications stay. Returns its last job.
 * @throws AppError NOT_FOUND
 */
export const stopVerifying = async (db: Db, statementId: string, at: Date): Promise<JobSummary | undefined> => {
  await getStatement(db, statementId)
  await endVerification(db, statementId, at)
  return lastJob(db, statementId)
}

/** The amount of a row that each of its payments gets: one transfer can pay several payments, which the row must name. */
async function sharesOf(tx: Tx, row: StoredRow, amount: Paise): Promise<[string, Paise][]> {
  const [first, ...others] = row.payment_ids
  if (first === undefined) throw new Skipped(row.kind)
  if (others.length === 0) return [[first, amount]]
  if (!row.reasons.includes('ONE_TRANSFER')) throw new Skipped('SEVERAL_PAYMENTS')
  const claims = await lockPayments(tx, row.payment_ids)
  return allocateTransfer(amount, claims, ({ amountPayable }) => amountPayable).map(([{ id }, share]) => [id, share])
}

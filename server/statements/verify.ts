import type { Db } from '../../db/connect.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Undoable } from '../payments/store-undo.ts'
import type { Staff } from '../payments/store.ts'
import { verifyPayment } from '../payments/verify.ts'
import { matchAgain } from './match-again.ts'
import { getStatement, rowsOf, type StoredRow } from './store.ts'

export type Verified = { verified: number; skipped: { line: number; reason: string }[] }

/**
 * Verifies the payments of the exact rows, each in a transaction of its own with its own emails; with `lines`, of these rows,
 * which may also be rows to look at that have one payment. A row that cannot be verified is skipped, with the reason.
 * @throws AppError NOT_FOUND, IMPORT_UNDONE
 */
export async function verifyStatement(
  db: Db,
  staff: Staff,
  { statementId, lines, undoable }: { statementId: string; lines?: readonly number[] } & Undoable,
  moment: Moment,
  env: DocumentEnv,
): Promise<Verified> {
  const { undone_at: undoneAt } = await getStatement(db, statementId)
  if (undoneAt) throw new AppError('IMPORT_UNDONE')
  await matchAgain(db, statementId, moment)
  const rows = await rowsOf(db, statementId)
  const result: Verified = { verified: 0, skipped: [] }
  for (const line of lines ?? rows.flatMap((row) => (row.kind === 'EXACT' ? row.line : []))) {
    const row = rows.find((one) => one.line === line)
    if (row?.verified_payment) continue
    const reason = row ? await verifyRow(db, staff, { row, undoable }, moment, env) : 'NOT_FOUND'
    if (reason) result.skipped.push({ line, reason })
    else result.verified += 1
  }
  return result
}

type Found = { row: StoredRow } & Undoable

/** Returns why the row was not verified, or null. */
async function verifyRow(db: Db, staff: Staff, { row, undoable }: Found, moment: Moment, env: DocumentEnv) {
  const [paymentId, ...others] = row.payment_ids
  if ((row.kind !== 'EXACT' && row.kind !== 'REVIEW') || row.amount === null || !paymentId) return row.kind
  if (others.length > 0) return 'SEVERAL_PAYMENTS'
  if (row.reasons.includes('ALREADY_VERIFIED')) return 'ALREADY_VERIFIED'
  try {
    const verification = { paymentId, amount: row.amount, receivedOn: row.day ?? undefined, undoable }
    await verifyPayment(db, staff, verification, moment, env)
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  await db
    .updateTable('statement_rows')
    .set({ verified_payment: paymentId })
    .where('statement_id', '=', row.statement_id)
    .where('line', '=', row.line)
    .execute()
  return null
}

import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Acts } from '../../db/audit-tables.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ActKind } from '../../domain/act.ts'
import { emailDueAfter, UNDO_MS } from '../../domain/undo.ts'

export type Act = Selectable<Acts>

/** The row of a bank statement that caused an act. */
export type StatementLine = { statementId: string; line: number }

type NewAct = {
  kind: ActKind
  /** The payment, which the caller has locked, because its acts are numbered. A refund belongs to no payment. */
  paymentId: string | null
  row?: StatementLine
  /** Whether the act can be undone for a while. Its emails and documents wait until that time is over. */
  undoable?: boolean
}

/** The person who acts, and the driver or priest who holds the cash. */
export type Actor = { id: string; holderId?: string }

/** Records an act of a member of staff on a locked payment, before its effects. */
export async function startAct(
  tx: Tx,
  staff: Actor,
  { kind, paymentId, row, undoable = false }: NewAct,
  { at }: { at: Date },
): Promise<Act> {
  const before = tx.selectFrom('acts').where('payment_id', '=', paymentId)
  return tx
    .insertInto('acts')
    .values({
      ...certain(staff, { id: newId(), kind, paymentId }, at),
      seq: before.select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq')),
      statement_id: row?.statementId ?? null,
      line: row?.line ?? null,
      certain_at: undoable ? new Date(emailDueAfter(at.getTime())) : at,
      // Only a verification has documents that can wait.
      documented_at: undoable && kind === 'VERIFY' ? null : at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type ManyActs = { kind: ActKind; seq: number; acts: readonly { id: string; paymentId: string }[] }

/**
 * Records acts of one kind on locked payments that have `seq` - 1 acts each, as an import does. These acts cannot be undone for a
 * while, so their emails do not wait.
 */
export const startActs = (tx: Tx, staff: Actor, { kind, seq, acts }: ManyActs, { at }: { at: Date }) =>
  tx
    .insertInto('acts')
    .values(acts.map((one) => ({ ...certain(staff, { ...one, kind }, at), seq })))
    .execute()

/** An act that cannot be undone in the queue and does not come from a statement. */
const certain = (
  staff: Actor,
  { id, kind, paymentId }: Pick<Act, 'id' | 'kind'> & Pick<NewAct, 'paymentId'>,
  at: Date,
) => ({
  id,
  kind,
  staff_id: staff.id,
  payment_id: paymentId,
  statement_id: null,
  line: null,
  at,
  certain_at: at,
  documented_at: at,
  undone_at: null,
  undone_by: null,
  holder_id: staff.holderId ?? null,
})

/**
 * Until when the page offers to undo an act in the queue. The server accepts an undo a little longer, because it may arrive late.
 * Null if the act cannot be undone.
 */
export const undoUntil = (act: Act | undefined): Date | null =>
  act && act.certain_at > act.at ? new Date(act.at.getTime() + UNDO_MS) : null

const newestOf = (db: Db, paymentId: string) =>
  db.selectFrom('acts').where('payment_id', '=', paymentId).orderBy('seq', 'desc').limit(1)

/** The last act on a payment. */
export const lastAct = (db: Db, paymentId: string): Promise<Act | undefined> =>
  newestOf(db, paymentId).selectAll().executeTakeFirst()

/** The verifications of a payment that were not undone, newest first. */
export const standingVerifications = (db: Db, paymentId: string): Promise<Act[]> =>
  verifications(db).where('payment_id', '=', paymentId).orderBy('seq', 'desc').execute()

/** The verifications of a statement that were not undone, newest first: a balance comes before the advance that it follows. */
export const verificationsOfStatement = (db: Db, statementId: string): Promise<Act[]> =>
  verifications(db).where('statement_id', '=', statementId).orderBy('at', 'desc').orderBy('id', 'desc').execute()

const verifications = (db: Db) =>
  db.selectFrom('acts').selectAll().where('kind', 'in', ['VERIFY', 'CORRECT']).where('undone_at', 'is', null)

/**
 * Whether a row of a statement verifies a payment, for queries that contain the table of rows. For many rows PostgreSQL would
 * answer "exists" by reading all acts.
 */
export const isVerifiedByRow = sql<boolean>`coalesce((
  select true from acts where acts.statement_id = statement_rows.statement_id and acts.line = statement_rows.line
    and acts.undone_at is null limit 1), false)`

/** Marks acts as undone by a member of staff. */
export async function markUndone(tx: Tx, ids: readonly string[], staff: { id: string }, at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('acts')
    .set({ undone_at: at, undone_by: staff.id })
    .where('id', 'in', [...ids])
    .execute()
}

/** The member of staff who handled a payment last. */
export const lastActor = async (db: Db, paymentId: string): Promise<string> => {
  const staff = newestOf(db, paymentId).innerJoin('users', 'users.id', 'acts.staff_id').select('users.name')
  return (await staff.executeTakeFirst())?.name || 'Admin'
}

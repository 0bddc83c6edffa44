import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { matchRows } from '../../domain/statement/match.ts'
import type { StatementRow } from '../../domain/statement/read-rows.ts'
import type { Moment } from '../moment.ts'
import { lastJob } from './job-store.ts'
import { knownMoney } from './known-money.ts'
import { lockStatement, rowsOf, type StoredRow, updateMatch } from './store.ts'

const toRow = ({ line, day, amount, text, unreadable }: StoredRow): StatementRow => ({
  line,
  date: day,
  amount,
  text,
  unreadable,
})

/** A UTR may be submitted after the statement was imported: matches the rows again if payments have changed since. */
export async function matchAgain(db: Db, statementId: string, { at }: Moment): Promise<void> {
  await inTransaction(db, async (tx) => {
    const statement = await lockStatement(tx, statementId)
    // A job reads the rows as they were when it began.
    const job = await lastJob(tx, statementId)
    if (job && !job.ended_at) return
    if (statement.undone_at || !(await hasChanges(tx, statement.matched_at))) return
    const stored = await rowsOf(tx, statementId)
    const rows = stored.map(toRow)
    const isSeen = new Set(rows.filter((_, index) => wasSeen(stored[index])))
    const known = await knownMoney(tx, statement.from_day)
    const matches = matchRows(rows, { ...known, isSeen: (row) => isSeen.has(row) })
    for (const [index, row] of stored.entries()) {
      const match = matches[index]
      // What this import verified stays as it was found.
      if (!match || row.is_verified || wasSeen(row) || isSame(row, match)) continue
      await updateMatch(tx, statementId, row.line, match)
    }
    await tx.updateTable('statements').set({ matched_at: at }).where('id', '=', statementId).execute()
  })
}

/** SEEN with a payment: not of an earlier import, but verified by hand, which can be revoked. */
const wasSeen = (row: StoredRow | undefined): boolean => row?.kind === 'SEEN' && row.payment_ids.length === 0

const isSame = (
  row: StoredRow,
  match: { kind: string; reasons: string[]; paymentIds: string[]; refundIds: string[] },
) =>
  row.kind === match.kind &&
  JSON.stringify([row.reasons, row.payment_ids, row.refund_ids]) ===
    JSON.stringify([match.reasons, match.paymentIds, match.refundIds])

/**
 * Whether a UTR was submitted since, or staff changed anything. The newest of each is at the end of its index; a search for any newer
 * one would read whole tables when there is none.
 */
async function hasChanges(db: Db, since: Date): Promise<boolean> {
  const submitted = db
    .selectFrom('payments')
    .where('submitted_at', 'is not', null)
    .select(({ fn }) => fn.max('submitted_at').as('at'))
  const decided = db.selectFrom('audit').select(({ fn }) => fn.max('created_at').as('at'))
  const { newest } = await db
    .selectNoFrom(sql<Date | null>`greatest(${submitted}, ${decided})`.as('newest'))
    .executeTakeFirstOrThrow()
  return newest !== null && newest > since
}

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ownReferences } from '../../domain/statement/own-references.ts'
import type { Moment } from '../moment.ts'
import { type Ask, inThread } from './in-thread.ts'
import { isRunning } from './job-store.ts'
import { tellKnownMoney } from './known-money.ts'
import { getStatement, lockStatement, ROWS_AT_ONCE, rowsAfter, type StoredRow, updateMatches } from './store.ts'
import type { StoredMatch } from './thread-work.ts'

/**
 * A UTR may be submitted after the statement was imported, so this matches the rows again if payments have changed since, or if it
 * has new rows.
 */
export async function matchAgain(
  db: Db,
  statementId: string,
  { at, today }: Moment,
  { isNew = false } = {},
): Promise<void> {
  const statement = await getStatement(db, statementId)
  // A job uses the rows in their state at its beginning.
  if (await isRunning(db, statementId)) return
  if (statement.undone_at || !(isNew || (await hasChanges(db, statement.matched_at)))) return
  await inThread('MATCH', async (ask) => {
    await tellStored(db, ask, statementId)
    await tellKnownMoney(db, ask, { id: statementId, from: statement.from_day })
    const { changed } = await ask('match', { today })
    for (let from = 0; from < changed; from += ROWS_AT_ONCE)
      await storeChanges(db, statementId, await ask('changed', { from, count: ROWS_AT_ONCE }))
    await db
      .updateTable('statements')
      .set({ matched_at: at })
      .where('id', '=', statementId)
      .where('matched_at', '<', at)
      .execute()
  })
}

async function tellStored(db: Db, ask: Ask, statementId: string): Promise<void> {
  for (let after = 0; ;) {
    const rows = await rowsAfter(db, statementId, after)
    await ask('addStored', rows.map(toStoredMatch))
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.line
  }
}

function toStoredMatch(stored: StoredRow): StoredMatch {
  const { line, day: date, amount, text, unreadable, doubts, own_references: own, kind, reasons } = stored
  const references = own ?? ownReferences(text)
  // A SEEN row with a payment is not from an earlier import: somebody verified the payment by hand, which can be revoked.
  const isSeen = kind === 'SEEN' && stored.payment_ids.length === 0
  return {
    row: { line, date, amount, text, unreadable, doubts, references },
    isSeen,
    // A row that this import has verified keeps its match.
    isKept: isSeen || stored.is_verified,
    match: { kind, reasons, paymentIds: stored.payment_ids, refundIds: stored.refund_ids },
  }
}

/** Stores the changes, unless a row was verified meanwhile, or the import was undone or is being verified. */
const storeChanges = (db: Db, statementId: string, changes: Parameters<typeof updateMatches>[2]) =>
  inTransaction(db, async (tx) => {
    const { undone_at: undoneAt } = await lockStatement(tx, statementId)
    if (!undoneAt && !(await isRunning(tx, statementId))) await updateMatches(tx, statementId, changes)
  })

/**
 * Whether a UTR was submitted since, or staff changed anything. It reads the newest of each from the end of its index; if there is
 * none, a search for newer ones would read whole tables.
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

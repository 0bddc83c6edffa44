import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { StatementRows, Statements } from '../../db/statement-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Match } from '../../domain/statement/match.ts'
import type { RowKind } from '../../domain/statement/row-kinds.ts'
import { isVerifiedByRow } from '../acts/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Heading, MatchedRow, Remembered } from './thread-work.ts'

export type StatementRecord = Selectable<Statements>
/** A row, and whether it verifies a payment. */
export type StoredRow = Selectable<StatementRows> & { is_verified: boolean }

/** So many rows take some ten milliseconds, during which the embedded database answers nobody else. */
export const ROWS_AT_ONCE = 200

const statementOf = (db: Db, id: string) =>
  db.selectFrom('statements').selectAll().where('id', '=', id).where('published', 'is not', null)

/** @throws AppError NOT_FOUND */
export async function getStatement(db: Db, id: string): Promise<StatementRecord> {
  const found = await statementOf(db, id).executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Locks a statement until the transaction ends. @throws AppError NOT_FOUND */
export async function lockStatement(tx: Tx, id: string): Promise<StatementRecord> {
  const found = await statementOf(tx, id).forUpdate().executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** The rows of published imports that were not undone. */
export const publishedRows = (db: Db) =>
  db
    .selectFrom('statement_rows')
    .innerJoin('statements', 'statements.id', 'statement_rows.statement_id')
    .where('statements.undone_at', 'is', null)
    .where('statements.published', 'is not', null)

/**
 * Rows that were seen before verify nothing and must not hide later rows. Otherwise, if the first import of a file was taken back
 * after its second, nobody could import the file again.
 */
const isOriginal = sql<boolean>`(kind <> 'SEEN' or payment_ids <> '[]')`

/** Finds the rows that are also in earlier imports that were not undone. */
export async function seenFingerprints(db: Db, fingerprints: readonly string[]): Promise<Set<string>> {
  const found = await publishedRows(db)
    .select('fingerprint')
    .where('fingerprint', 'in', fingerprints)
    .where(isOriginal)
    .execute()
  return new Set(found.map(({ fingerprint }) => fingerprint))
}

/** The number of the last publication; 0 if there is none. */
export async function lastPublication(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('statements')
    .select(({ fn }) => fn.max('published').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Publications wait for each other, so that of two imports of the same rows the second one sees the rows of the first. */
export const lockPublications = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('statements'))`.execute(tx)

/**
 * Shows an import to others. Rows of imports that were published after the number `since` become SEEN. The bank's file takes
 * precedence over its alerts: unverified alerts of the same transfers become SEEN.
 */
export async function publish(tx: Tx, id: string, since: number): Promise<void> {
  await tx
    .updateTable('statement_rows')
    .set({ kind: 'SEEN', reasons: '[]', payment_ids: '[]', refund_ids: '[]' })
    .where('statement_id', '=', id)
    .where('fingerprint', 'in', (from) =>
      from
        .selectFrom('statement_rows as others')
        .innerJoin('statements', 'statements.id', 'others.statement_id')
        .select('others.fingerprint')
        .where('statements.published', '>', since)
        .where('statements.undone_at', 'is', null)
        .where(isOriginal),
    )
    .execute()
  await tx
    .updateTable('statement_rows')
    .set({ kind: 'SEEN', reasons: '[]', payment_ids: '[]', refund_ids: '[]' })
    .from('statements')
    .whereRef('statements.id', '=', 'statement_rows.statement_id')
    .where('source', '<>', 'FILE')
    .where('undone_at', 'is', null)
    .where(({ not }) => not(isVerifiedByRow))
    .where(
      sql<boolean>`(statement_rows.own_references ->> 0, statement_rows.amount) in (
        select own.own_references ->> 0, own.amount from statement_rows as own where own.statement_id = ${id})`,
    )
    .execute()
  await tx
    .updateTable('statements')
    .set({ published: sql<number>`nextval('statement_publications')` })
    .where('id', '=', id)
    .execute()
}

const hiddenBefore = (db: Db, at: Date) =>
  db.selectFrom('statements').select('id').where('published', 'is', null).where('created_at', '<', at)

/** Deletes some rows of imports that were never published. Returns how many. */
export async function deleteHiddenRowsBefore(db: Db, at: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('statement_rows')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('statement_id', 'line'),
        'in',
        selectFrom('statement_rows')
          .select(['statement_id', 'line'])
          .where('statement_id', 'in', hiddenBefore(db, at))
          .limit(most)
          .$asTuple('statement_id', 'line'),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes imports that were never published. */
export const deleteHiddenBefore = (db: Db, at: Date) =>
  db.deleteFrom('statements').where('id', 'in', hiddenBefore(db, at)).execute()

const matchColumns = ({ kind, reasons, paymentIds, refundIds }: Match) => ({
  kind,
  reasons: JSON.stringify(reasons),
  payment_ids: JSON.stringify(paymentIds),
  refund_ids: JSON.stringify(refundIds),
})

/** Stores rows of a statement, at most `ROWS_AT_ONCE`. */
export async function insertRows(db: Db, statementId: string, rows: readonly MatchedRow[]): Promise<void> {
  const values = rows.map(({ row, fingerprint, match }) => ({
    statement_id: statementId,
    line: row.line,
    day: row.date,
    amount: row.amount,
    text: row.text,
    unreadable: JSON.stringify(row.unreadable),
    doubts: JSON.stringify(row.doubts),
    own_references: JSON.stringify(row.references),
    fingerprint,
    ...matchColumns(match),
  }))
  await db.insertInto('statement_rows').values(values).execute()
}

/** Stores new matches of rows that this import has not verified. */
export async function updateMatches(
  tx: Tx,
  statementId: string,
  changes: readonly { line: number; match: Match }[],
): Promise<void> {
  for (const { line, match } of changes)
    await tx
      .updateTable('statement_rows')
      .set(matchColumns(match))
      .where('statement_id', '=', statementId)
      .where('line', '=', line)
      .where(({ not }) => not(isVerifiedByRow))
      .execute()
}

export const storedRows = (db: Db, statementId: string) =>
  db
    .selectFrom('statement_rows')
    .selectAll()
    .select(isVerifiedByRow.as('is_verified'))
    .where('statement_id', '=', statementId)

/** The rows after a line, at most `ROWS_AT_ONCE`. */
export const rowsAfter = (db: Db, statementId: string, line: number): Promise<StoredRow[]> =>
  storedRows(db, statementId).where('line', '>', line).orderBy('line').limit(ROWS_AT_ONCE).execute()

export async function countKinds(db: Db, statementId: string): Promise<Record<RowKind, number>> {
  const found = await db
    .selectFrom('statement_rows')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('statement_id', '=', statementId)
    .groupBy('kind')
    .execute()
  const of = (kind: RowKind) => found.find((one) => one.kind === kind)?.count ?? 0
  return {
    EXACT: of('EXACT'),
    REVIEW: of('REVIEW'),
    UNKNOWN: of('UNKNOWN'),
    OUTGOING: of('OUTGOING'),
    SEEN: of('SEEN'),
    UNREADABLE: of('UNREADABLE'),
  }
}

/** The columns of the last statement that had one of these lines of headings, together with that line. */
export async function rememberedColumns(db: Db, headings: readonly Heading[]): Promise<Remembered | null> {
  if (headings.length === 0) return null
  const found = await db
    .selectFrom('statements')
    .select(['columns', 'header_key'])
    .where(
      'header_key',
      'in',
      headings.map(({ key }) => key),
    )
    .where('published', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found?.columns) return null
  const header = headings.find(({ key }) => key === found.header_key)?.line ?? found.columns.header
  // Each file decides whether the month comes first.
  const { order: _, ...columns } = found.columns
  return { columns: { ...columns, header }, key: found.header_key }
}

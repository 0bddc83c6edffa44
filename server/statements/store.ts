import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { StatementRows, Statements } from '../../db/statement-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Columns } from '../../domain/statement/columns.ts'
import type { Match, RowKind } from '../../domain/statement/match.ts'
import type { StatementRow } from '../../domain/statement/read-rows.ts'
import { isVerifiedByRow } from '../acts/store.ts'
import { AppError } from '../http/app-error.ts'

export type StatementRecord = Selectable<Statements>
/** A row, and whether it verifies a payment. */
export type StoredRow = Selectable<StatementRows> & { is_verified: boolean }

/** One statement of the driver can have 65,535 values. */
const ROWS_AT_ONCE = 1000

/** @throws AppError NOT_FOUND */
export async function getStatement(db: Db, id: string): Promise<StatementRecord> {
  const found = await db.selectFrom('statements').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Locks a statement until the transaction ends. @throws AppError NOT_FOUND */
export async function lockStatement(tx: Tx, id: string): Promise<StatementRecord> {
  const found = await tx.selectFrom('statements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Equal rows of one file, such as two cash deposits of a day, differ by their number. */
export function fingerprintsOf(rows: readonly StatementRow[]): string[] {
  const times = new Map<string, number>()
  return rows.map(({ date, amount, text }) => {
    const said = JSON.stringify([date, amount, text.replace(/\s+/g, ' ').trim().toUpperCase()])
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return createHash('sha256').update(`${said} ${time}`).digest('base64url')
  })
}

/** Which of these rows stand in earlier imports that were not undone. */
export async function seenFingerprints(db: Db, fingerprints: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let at = 0; at < fingerprints.length; at += ROWS_AT_ONCE) {
    const found = await db
      .selectFrom('statement_rows')
      .innerJoin('statements', 'statements.id', 'statement_rows.statement_id')
      .select('fingerprint')
      .where('fingerprint', 'in', fingerprints.slice(at, at + ROWS_AT_ONCE))
      .where('statements.undone_at', 'is', null)
      .execute()
    for (const { fingerprint } of found) seen.add(fingerprint)
  }
  return seen
}

const matchColumns = ({ kind, reasons, paymentIds, refundIds }: Match) => ({
  kind,
  reasons: JSON.stringify(reasons),
  payment_ids: JSON.stringify(paymentIds),
  refund_ids: JSON.stringify(refundIds),
})

type NewRow = { row: StatementRow; fingerprint: string; match: Match }

export async function insertRows(tx: Tx, statementId: string, rows: readonly NewRow[]): Promise<void> {
  const values = rows.map(({ row, fingerprint, match }) => ({
    statement_id: statementId,
    line: row.line,
    day: row.date,
    amount: row.amount,
    text: row.text,
    unreadable: JSON.stringify(row.unreadable),
    fingerprint,
    ...matchColumns(match),
  }))
  for (let at = 0; at < values.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('statement_rows')
      .values(values.slice(at, at + ROWS_AT_ONCE))
      .execute()
}

export const updateMatch = (tx: Tx, statementId: string, line: number, match: Match) =>
  tx
    .updateTable('statement_rows')
    .set(matchColumns(match))
    .where('statement_id', '=', statementId)
    .where('line', '=', line)
    .execute()

export const rowsOf = (db: Db, statementId: string): Promise<StoredRow[]> =>
  storedRows(db, statementId).orderBy('line').execute()

export const storedRows = (db: Db, statementId: string) =>
  db
    .selectFrom('statement_rows')
    .selectAll()
    .select(isVerifiedByRow.as('is_verified'))
    .where('statement_id', '=', statementId)

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

/** The columns of the last statement that had one of these lines of headings, and that line. */
export async function rememberedColumns(
  db: Db,
  headings: ReadonlyMap<string, number>,
): Promise<{ columns: Columns; key: string } | null> {
  if (headings.size === 0) return null
  const found = await db
    .selectFrom('statements')
    .select(['columns', 'header_key'])
    .where('header_key', 'in', [...headings.keys()])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  const header = headings.get(found.header_key) ?? found.columns.header
  return { columns: { ...found.columns, header }, key: found.header_key }
}

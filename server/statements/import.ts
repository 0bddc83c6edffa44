import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Columns } from '../../domain/statement/columns.ts'
import { matchRows } from '../../domain/statement/match.ts'
import { readRows, type StatementRow } from '../../domain/statement/read-rows.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'
import { chooseColumns } from './choose-columns.ts'
import { knownMoney } from './known-money.ts'
import { readTable } from './read-table.ts'
import { fingerprintsOf, insertRows, seenFingerprints } from './store.ts'

export type StatementFile = { name: string; bytes: Uint8Array; columns?: Columns }

/**
 * Imports a bank statement: reads its rows and matches them with payments and refunds. Nothing is verified. Returns the id.
 * @throws AppError STATEMENT_UNREADABLE
 */
export async function importStatement(db: Db, staff: Staff, file: StatementFile, moment: Moment): Promise<string> {
  const { name } = file
  const { at } = moment
  const lines = await readTable(file.bytes)
  const chosen = await chooseColumns(db, lines, file.columns)
  if (!chosen) throw new AppError('STATEMENT_UNREADABLE')
  const { columns, key } = chosen
  const rows = readRows(lines, columns)
  if (rows.length === 0) throw new AppError('STATEMENT_UNREADABLE')
  const days = rows.flatMap(({ date }) => date ?? []).toSorted()
  const period = { from_day: days[0] ?? null, to_day: days.at(-1) ?? null }
  const id = newId()
  await inTransaction(db, async (tx) => {
    await lockImports(tx)
    const matched = await matchNewRows(tx, rows, period.from_day)
    const moments = { created_by: staff.id, created_at: at, matched_at: at, undone_at: null }
    await tx
      .insertInto('statements')
      .values({ id, name, header_key: key, columns: JSON.stringify(columns), ...period, ...moments })
      .execute()
    await insertRows(tx, id, matched)
    const change = { action: 'statement_imported', subjectId: id, from: {}, to: { name, rows: rows.length } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
  })
  return id
}

/** Imports that run at the same time wait for each other, so that one sees the rows of the other. */
const lockImports = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('statements'))`.execute(tx)

async function matchNewRows(tx: Tx, rows: readonly StatementRow[], from: CalendarDay | null) {
  const fingerprints = fingerprintsOf(rows)
  const seen = await seenFingerprints(tx, fingerprints)
  const isSeen = new Set(rows.filter((_, index) => seen.has(fingerprints[index] ?? '')))
  const matches = matchRows(rows, { ...(await knownMoney(tx, from)), isSeen: (row) => isSeen.has(row) })
  return rows.flatMap((row, index) => {
    const [fingerprint, match] = [fingerprints[index], matches[index]]
    return fingerprint !== undefined && match ? [{ row, fingerprint, match }] : []
  })
}

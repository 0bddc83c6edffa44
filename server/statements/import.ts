import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Columns } from '../../domain/statement/columns.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'
import { type Ask, inThread } from './in-thread.ts'
import { tellKnownMoney } from './known-money.ts'
import {
  insertRows,
  lastPublication,
  lockPublications,
  publish,
  rememberedColumns,
  ROWS_AT_ONCE,
  seenFingerprints,
} from './store.ts'
import type { Opened, Read, Remembered } from './thread-work.ts'

export type StatementFile = {
  name: string
  bytes: Uint8Array
  columns?: Columns | undefined
  /** The password of the file, which is not stored. */
  password?: string | undefined
}

/**
 * Imports a bank statement: reads its rows and matches them with payments and refunds. Nothing is verified. Returns the id. The
 * rows are stored in parts, each with its own SQL statement, so that others are served meanwhile. Nobody sees the import before it
 * is complete.
 * @throws AppError STATEMENT_UNREADABLE, STATEMENT_LOCKED, STATEMENT_PASSWORD_WRONG, STATEMENT_SCANNED, STATEMENT_TOO_LONG
 */
export function importStatement(db: Db, staff: Staff, file: StatementFile, moment: Moment): Promise<string> {
  return inThread('FILE', async (ask) => {
    const opened = await ask('open', { bytes: file.bytes, password: file.password })
    const read = await ask('read', { ...(await columnsFor(db, opened, file.columns)), today: moment.today })
    if (!read || read.summary.rows === 0) throw new AppError('STATEMENT_UNREADABLE')
    const id = newId()
    const publication = await lastPublication(db)
    await insertStatement(db, staff, { id, name: file.name, read }, moment)
    try {
      await storeRows(db, ask, { id, read }, moment)
      await inTransaction(db, (tx) => finish(tx, staff, { id, name: file.name, read, publication }, moment))
    } catch (error) {
      await db.deleteFrom('statements').where('id', '=', id).execute()
      throw error
    }
    return id
  })
}

/** The columns that a person has corrected, or the columns of the last statement with one of these headings. */
export async function columnsFor(
  db: Db,
  { headings }: Opened,
  corrected?: Columns,
): Promise<{ corrected?: Columns; remembered?: Remembered }> {
  if (corrected) return { corrected }
  const remembered = await rememberedColumns(db, headings)
  return remembered ? { remembered } : {}
}

type Imported = { id: string; name: string; read: Read }

const insertStatement = (db: Db, staff: Staff, { id, name, read }: Imported, { at }: Moment) =>
  db
    .insertInto('statements')
    .values({
      id,
      name,
      header_key: read.key,
      columns: JSON.stringify(read.columns),
      from_day: read.from,
      to_day: read.to,
      summary: JSON.stringify(read.summary),
      created_by: staff.id,
      created_at: at,
      matched_at: at,
      undone_at: null,
      published: null,
    })
    .execute()

async function storeRows(
  db: Db,
  ask: Ask,
  { id, read }: Pick<Imported, 'id' | 'read'>,
  { today }: Moment,
): Promise<void> {
  await tellKnownMoney(db, ask, { id, from: read.from })
  for (let from = 0; from < read.summary.rows; from += ROWS_AT_ONCE) {
    const fingerprints = await ask('fingerprints', { from, count: ROWS_AT_ONCE })
    const known = await seenFingerprints(db, fingerprints)
    await ask('know', { seen: fingerprints.flatMap((one, at) => (known.has(one) ? [from + at] : [])) })
  }
  await ask('match', { today })
  for (let from = 0; from < read.summary.rows; from += ROWS_AT_ONCE)
    await insertRows(db, id, await ask('matched', { from, count: ROWS_AT_ONCE }))
}

async function finish(
  tx: Tx,
  staff: Staff,
  imported: Imported & { publication: number },
  moment: Moment,
): Promise<void> {
  const { id, name, read, publication } = imported
  await lockPublications(tx)
  await publish(tx, id, publication)
  const change = {
    action: 'statement_imported',
    subjectId: id,
    from: {},
    to: { name, rows: read.summary.rows },
  } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
}

import { sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { TradeImport } from '../../contract/trade.ts'
import type { Db } from '../../db/connect.ts'
import { pageAfter } from '../http/page.ts'

const imports = (db: Db) =>
  db
    .selectFrom('trade_imports')
    .innerJoin('users', 'users.id', 'created_by')
    .leftJoin('users as undoer', 'undoer.id', 'undone_by')
    .select(['trade_imports.id', 'kind', 'file_name', 'rows', 'trade_imports.created_at', 'undone_at'])
    .select(['users.name as by', sql<string>`coalesce(undoer.name, '')`.as('undone_by')])
    .select(
      sql<number>`case when undone_at is null then 0 else
        (select count(*)::int from imported_bookings where import_id = trade_imports.id and reference_key is not null)
        + (select count(*)::int from imported_people where import_id = trade_imports.id) end`.as('kept'),
    )
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number]

export const listImports = (db: Db, page: Page) => pageAfter(imports(db), 'trade_imports.id', 'desc', page).execute()

export const getImport = (db: Db, id: string) =>
  imports(db).where('trade_imports.id', '=', id).executeTakeFirstOrThrow()

export const toImportResponse = (row: ImportRow): TradeImport => ({
  id: row.id,
  kind: row.kind,
  fileName: row.file_name,
  rows: row.rows,
  at: row.created_at.toISOString(),
  by: row.by,
  undone: row.undone_at && { at: row.undone_at.toISOString(), by: row.undone_by },
  kept: row.kept,
})

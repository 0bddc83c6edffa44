import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import { firstOf } from './present.ts'

/** The tables that acts on money may change, with the order of their rows. */
const ORDER = {
  ledger: 'id',
  documents: 'id',
  document_numbers: 'series, year',
  payments: 'id',
  bookings: 'id',
  refunds: 'id',
  acts: 'seq, id',
  audit: 'id',
  outbox: 'id',
  statements: 'id',
  statement_rows: 'statement_id, line',
  statement_jobs: 'id',
  cart_entries: 'id',
  offer_days: 'subject_id, day, subject_kind',
  cash_counts: 'staff_id, day',
} as const satisfies Partial<Record<keyof Tables, string>>

export type MoneyTable = keyof typeof ORDER
export type MoneyRows<Table extends MoneyTable = MoneyTable> = { [T in Table]: Selectable<Tables[T]>[] }
/** The rows of each table as JSON. */
export type MoneyTexts<Table extends MoneyTable = MoneyTable> = Record<Table, string>

export const MONEY_TABLES = Object.keys(ORDER) as MoneyTable[]

/** Reads tables in one statement, as they are at one moment. A statement for each table would take ten times as long. */
export async function moneyTexts<Table extends MoneyTable>(
  db: Db,
  tables: readonly Table[],
): Promise<MoneyTexts<Table>> {
  const each = tables.map(
    (table) => `(select coalesce(json_agg(t order by ${ORDER[table]}), '[]')::text from ${table} t) as ${table}`,
  )
  return firstOf((await sql<MoneyTexts<Table>>`select ${sql.raw(each.join())}`.execute(db)).rows)
}

/** The columns that are texts in JSON and Date in Kysely. */
let instants: Promise<ReadonlySet<string>> | undefined

const readInstants = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'timestamp with time zone'`.execute(db)
    ).rows.map(({ name }) => name),
  )

/** The rows as Kysely reads them. */
export async function moneyRows<Table extends MoneyTable>(db: Db, texts: MoneyTexts<Table>): Promise<MoneyRows<Table>> {
  const known = await (instants ??= readInstants(db))
  const rowsOf = ([table, text]: [string, string]) => {
    const rows = JSON.parse(text) as Record<string, unknown>[]
    const columns = Object.keys(rows[0] ?? {}).filter((column) => known.has(`${table}.${column}`))
    for (const row of rows)
      for (const column of columns) if (typeof row[column] === 'string') row[column] = new Date(row[column])
    return [table, rows]
  }
  return Object.fromEntries(Object.entries<string>(texts).map(rowsOf)) as MoneyRows<Table>
}

export const readMoney = async <Table extends MoneyTable>(db: Db, ...tables: Table[]): Promise<MoneyRows<Table>> =>
  moneyRows(db, await moneyTexts(db, tables))

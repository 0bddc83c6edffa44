import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** The part of a transaction that a backup and a restore need. */
export type Session = Kysely<Tables>

/** The number of rows in memory at a time. */
const BATCH = 500

/** The number of rows of a table, and one hash of all of them. */
export type TableCheck = { rows: number; sha256: string }

/** Makes the text of a value independent of a server's settings. */
export const useFixedTextFormats = (tx: Session) =>
  sql
    .raw(
      `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
       set local bytea_output = 'hex'; set local extra_float_digits = 1; set local search_path = public`,
    )
    .execute(tx)

/** The tables of the product, without those in which Kysely keeps its migrations. */
export async function tableNames(tx: Session): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by tablename collate "C"`.execute(tx)
  return rows.map(({ name }) => name)
}

/**
 * The rows of a table as the texts that PostgreSQL makes of them, without any loss: JSON would not distinguish a null from a JSON
 * null. The same rows come in the same order from every server.
 */
export async function* rowBatches(tx: Session, table: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for
    select whole::text as line from ${sql.table(table)} as whole order by whole::text collate "C"`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close backup_rows`.execute(tx)
}

/** Counts and hashes rows, which must come in the order of `rowBatches`. */
export function rowChecker() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(batch: readonly string[]): void {
      rows += batch.length
      for (const line of batch) hash.update(`${JSON.stringify(line)}\n`)
    },
    result: (): TableCheck => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Counts and hashes the current rows of a table. */
export async function checkTable(tx: Session, table: string): Promise<TableCheck> {
  const checker = rowChecker()
  for await (const batch of rowBatches(tx, table)) checker.add(batch)
  return checker.result()
}

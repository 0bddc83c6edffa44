import { sql } from 'kysely'
import type { World } from '../world.ts'

/** The text of all rows of all tables, one string per row. */
export async function storedRows({ db }: World): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const tables = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row))
}

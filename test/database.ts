import { sql } from 'kysely'
import { connectEmbedded, type Database } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'

/** What the worker's database has been asked, since a test last emptied the list. */
export const statements: string[] = []

let shared: Promise<Database> | undefined

async function open(): Promise<Database> {
  const database = await connectEmbedded(
    { dataDir: null },
    { onPoolError: (error) => console.error(error), onStatement: (sql) => statements.push(sql) },
  )
  await migrate(database.db)
  return database
}

/** The worker's embedded database, emptied. */
export async function emptyDatabase(): Promise<Database> {
  const database = await (shared ??= open())
  await empty(database)
  return database
}

export async function empty({ db }: Database): Promise<void> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  await sql.raw(`truncate ${rows.map((row) => `"${row.tablename}"`).join(', ')}`).execute(db)
}

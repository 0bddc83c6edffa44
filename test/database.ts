import { sql } from 'kysely'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { inTransaction } from '../db/transaction.ts'

/** The statements in the round trips to the worker's database, since a test last emptied the list. */
export const statements: string[] = []

let shared: Promise<Database> | undefined

const reporter = {
  onPoolError: (error: Error) => console.error(error),
  onRoundTrip: (sql: string) => void statements.push(sql),
}

/** An empty PostgreSQL for each worker: a fault test runs the tests of the API on them, through a pooler. */
const urlOfWorker = process.env[`TEST_API_DATABASE_URL_${process.env.VITEST_POOL_ID}`]

async function open(): Promise<Database> {
  const database =
    urlOfWorker === undefined
      ? await connectEmbedded({ dataDir: null }, reporter)
      : connectPostgres(urlOfWorker, reporter, 'start')
  await migrate(database.db)
  return database
}

/** The embedded database of the worker, emptied. */
export async function emptyDatabase(): Promise<Database> {
  const database = await (shared ??= open())
  await deleteRows(database)
  return database
}

const tablesOf = async ({ db }: Database) =>
  (
    await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  ).rows.map(({ name }) => name)

let deletion: string | undefined

/** This is ten times as fast as truncating small tables. Without triggers and foreign keys the order does not matter. */
async function deleteRows(database: Database): Promise<void> {
  deletion ??= (await tablesOf(database)).map((table) => `delete from ${table};`).join(' ')
  await sql.raw(`do $$ begin set local session_replication_role = replica; ${deletion} end $$`).execute(database.db)
}

/**
 * Empties a database of a superuser ten times as fast as truncating does. Running statements are ended first, because their rows
 * would come later. Deleted rows stay in the files until a truncation.
 */
export async function emptyAsSuperuser(database: Database): Promise<void> {
  const tables = (await tablesOf(database)).join(', ')
  await inTransaction(database.db, async (tx) => {
    await sql.raw(`lock table ${tables} in access exclusive mode`).execute(tx)
    await deleteRows({ ...database, db: tx })
  })
}

/**
 * Empties any database without the rights of a superuser. A transaction of the previous test whose connection was cut may still
 * run, and the two can wait for each other; then it is repeated.
 */
export async function empty(database: Database): Promise<void> {
  const tables = await tablesOf(database)
  await inTransaction(database.db, (tx) => sql.raw(`truncate ${tables.join(', ')}`).execute(tx))
}

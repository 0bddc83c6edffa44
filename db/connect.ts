import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type EmbeddedOptions, openEmbedded } from './embedded.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Database = {
  db: Db
  pool: pg.Pool
  /** Closes the pool, and the embedded engine if there is one. */
  close(): Promise<void>
}

// Read bigint as a number, because all our amounts fit, and a date as `YYYY-MM-DD`, not as midnight in the local time zone.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)

type Reporter = {
  onPoolError(error: Error): void
  /** Called for each statement; tests count them. */
  onStatement?(sql: string): void
}

const overPool = (pool: pg.Pool, reporter: Reporter): Db => {
  // A lost connection is an error event: of the pool while it is idle, of the client between two statements of a transaction.
  // Without listeners for both, it would end the process.
  pool.on('error', (error) => reporter.onPoolError(error))
  pool.on('connect', (client) => void client.on('error', (error) => reporter.onPoolError(error)))
  const log = reporter.onStatement && ((event: LogEvent) => reporter.onStatement?.(event.query.sql))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
}

/** Connects to PostgreSQL 15 or newer at `url`. */
export function connectPostgres(url: string, reporter: Reporter): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Without a network the database sends no answer, not even an error.
    query_timeout: 10_000,
    statement_timeout: 9_000,
    keepAlive: true,
    application_name: 'tirtha',
  })
  const db = overPool(pool, reporter)
  return { db, pool, close: () => db.destroy() }
}

/**
 * Opens the embedded database in `dataDir`, or in memory if it is null.
 * @throws DataFolderError if another process has locked the folder or another major version wrote it
 */
export const connectEmbedded = async (options: EmbeddedOptions, reporter: Reporter): Promise<Database> =>
  connectToEngine(await openEmbedded(options), reporter)

type Engine = Pick<Awaited<ReturnType<typeof openEmbedded>>, 'pgConfig' | 'close'>

/** Connects to an embedded engine that is open. */
export function connectToEngine(engine: Engine, reporter: Reporter): Database {
  // There is one connection. Code that uses `db` inside a transaction by mistake fails after the timeout and does not hang.
  const pool = new pg.Pool({ ...engine.pgConfig, types, max: 1, connectionTimeoutMillis: 5000 })
  const db = overPool(pool, reporter)
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      await engine.close()
    },
  }
}

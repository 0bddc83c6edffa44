import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type EmbeddedOptions, openEmbedded } from './embedded.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Database = {
  db: Db
  pool: pg.Pool
  /** Ends the pool, and the embedded engine with it. */
  close(): Promise<void>
}

// Paise come back as numbers (every amount of ours fits), days as `YYYY-MM-DD` rather than as local midnights.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)

type Reporter = {
  onPoolError(error: Error): void
  /** Sees each statement, for those who count them. */
  onStatement?(sql: string): void
}

const overPool = (pool: pg.Pool, reporter: Reporter): Db => {
  // The death of a connection is an event, of the pool while it is idle and of itself while it is lent out (between two
  // statements of a transaction); unheard, it would end the process.
  pool.on('error', (error) => reporter.onPoolError(error))
  pool.on('connect', (client) => void client.on('error', (error) => reporter.onPoolError(error)))
  const log = reporter.onStatement && ((event: LogEvent) => reporter.onStatement?.(event.query.sql))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
}

/** PostgreSQL 15 or newer at `url`. */
export function connectPostgres(url: string, reporter: Reporter): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    // A database whose network is gone answers nothing, not even an error.
    query_timeout: 10_000,
    statement_timeout: 9_000,
    keepAlive: true,
    application_name: 'tirtha',
  })
  const db = overPool(pool, reporter)
  return { db, pool, close: () => db.destroy() }
}

/**
 * The embedded database in `dataDir`, or in memory where there is none.
 * @throws DataFolderError when another process holds the folder or another major version wrote it
 */
export const connectEmbedded = async (options: EmbeddedOptions, reporter: Reporter): Promise<Database> =>
  connectToEngine(await openEmbedded(options), reporter)

type Engine = Pick<Awaited<ReturnType<typeof openEmbedded>>, 'pgConfig' | 'close'>

/** An embedded engine that is open already. */
export function connectToEngine(engine: Engine, reporter: Reporter): Database {
  // One connection: the outer handle used inside a transaction then fails after the timeout instead of hanging for ever.
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

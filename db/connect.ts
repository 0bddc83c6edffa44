import { setImmediate as otherEvents } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type EmbeddedOptions, openEmbedded } from './embedded.ts'
import { LimitedPool, type LongestWaits, type Pooled, type RoundTrips } from './limited-pool.ts'
import { beginWithSettings, setUp } from './session-settings.ts'
import type { Tables } from './tables.ts'
import { MINUTE_MS } from '../domain/durations.ts'

export type Db = Kysely<Tables>
export type Database = {
  db: Db
  pool: LimitedPool
  /** Closes the pool, and the embedded engine if there is one. */
  close(): Promise<void>
}

// Reads bigint as a number, because all our amounts fit, and a date as `YYYY-MM-DD`, not as midnight in the local time zone.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)

type Reporter = {
  onPoolError(error: Error): void
  /** Called with the statement of each round trip to the database; tests count them. */
  onRoundTrip?(sql: string): void
}

const CONNECTION_MS = 4000

const overPool = (
  pgPool: pg.Pool,
  longest: LongestWaits,
  reporter: Reporter,
  more: Pick<RoundTrips, 'beforeStatement' | 'pooled'>,
): Pick<Database, 'db' | 'pool'> => {
  // A lost connection is an error event: of the pool while it is idle, of the client between two statements of a transaction.
  // Without listeners for both, it would end the process.
  pgPool.on('error', (error) => reporter.onPoolError(error))
  pgPool.on('connect', (client) => void client.on('error', (error) => reporter.onPoolError(error)))
  const pool = new LimitedPool(pgPool, longest, { onRoundTrip: reporter.onRoundTrip, ...more })
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

/**
 * The use of the connections: to serve requests, or to prepare the database at a start, when a migration by this or another
 * instance may take minutes. In milliseconds: how long PostgreSQL may work on a statement (0: no limit), and how long we wait for
 * its answer, which never comes if the network is lost.
 */
const limits = {
  serve: { statement_timeout: 3500, answer: 10_000 },
  start: { statement_timeout: 0, answer: 10 * MINUTE_MS },
} as const

/** Connects to PostgreSQL 15 or newer at `url`. */
export function connectPostgres(url: string, reporter: Reporter, purpose: keyof typeof limits = 'serve'): Database {
  const { statement_timeout, answer } = limits[purpose]
  const pooled: Pooled = { isPooled: false, begin: beginWithSettings(statement_timeout) }
  const pgPool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECTION_MS,
    // The pool waits for it, which its types do not say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      pooled.isPooled = await setUp(client, statement_timeout)
    },
    keepAlive: true,
    // A transaction can then begin in the round trip of its first statement.
    pipeline: true,
    application_name: 'tirtha',
  })
  const { db, pool } = overPool(pgPool, { connection: CONNECTION_MS, statement: answer }, reporter, { pooled })
  return { db, pool, close: () => db.destroy() }
}

/**
 * Opens the embedded database in `dataDir`, or in memory if it is null.
 * @throws DataFolderError if another process has locked the folder or another major version wrote it
 */
export const connectEmbedded = async (options: EmbeddedOptions, reporter: Reporter): Promise<Database> =>
  connectToEngine(await openEmbedded(options), reporter)

type Engine = Pick<Awaited<ReturnType<typeof openEmbedded>>, 'pgConfig' | 'close'>

/** Connects to an open embedded engine. */
export function connectToEngine(engine: Engine, reporter: Reporter): Database {
  // There is only one connection. Code that uses `db` inside a transaction by mistake then fails after the timeout, and does not
  // hang.
  const pgPool = new pg.Pool({
    ...engine.pgConfig,
    types,
    max: 1,
    connectionTimeoutMillis: CONNECTION_MS,
    pipeline: true,
  })
  // A statement has no time limit: it runs in this process, and the engine would keep its transaction if the connection closed.
  const longest = { connection: CONNECTION_MS, statement: Infinity }
  // The engine answers only by promises: without a pause, waiting statements would run one after another before any other event.
  const { db, pool } = overPool(pgPool, longest, reporter, { beforeStatement: () => otherEvents() })
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      await engine.close()
    },
  }
}

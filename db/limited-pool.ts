import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseTimeoutError, waitFor } from './waiting-time.ts'

/** The longest waits for a connection and for the answer to one statement, in milliseconds. */
export type LongestWaits = { connection: number; statement: number }

/**
 * A pool whose connections are closed when a statement on them is not answered in time. A connection that is kept would
 * still run the statement later: a late BEGIN would put what others do on that connection into a transaction.
 */
export class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #longest: LongestWaits

  constructor(pool: pg.Pool, longest: LongestWaits) {
    this.#pool = pool
    this.#longest = longest
  }

  get options(): object {
    return this.#pool.options
  }

  /** How many connections are used and unused, and how many callers wait for one. */
  usage(): { used: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async connect(): Promise<LimitedClient> {
    const connecting = this.#pool.connect()
    try {
      return new LimitedClient(await waitFor(this.#longest.connection, () => connecting), this.#longest.statement)
    } catch (error) {
      // A connection that comes too late is free for the next request.
      connecting.then(
        (client) => client.release(),
        () => {},
      )
      throw error
    }
  }

  /** Runs one statement on a connection of its own. */
  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const client = await this.connect()
    try {
      return await client.run((connection) => connection.query(statement))
    } finally {
      client.release()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class LimitedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #longest: number
  #isClosed = false

  constructor(client: pg.PoolClient, longest: number) {
    this.#client = client
    this.#longest = longest
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('cursors have no time limit and are not used')
    return this.run((client: PostgresPoolClient) => client.query<R>(sql, parameters))
  }

  /** Runs a statement, and closes the connection when it is not answered in time. @throws DatabaseTimeoutError */
  async run<T>(statement: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new DatabaseTimeoutError('this connection was closed after a statement without an answer')
    try {
      return await waitFor(this.#longest, () => statement(this.#client))
    } catch (error) {
      if (error instanceof DatabaseTimeoutError) this.release(true)
      throw error
    }
  }

  release(destroy = false): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#client.release(destroy)
  }
}

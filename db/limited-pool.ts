import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { NamedStatements } from './named-statements.ts'
import { DatabaseTimeoutError, waitFor } from './waiting-time.ts'

/** The longest waits for a connection and for the answer to one statement, in milliseconds. */
export type LongestWaits = { connection: number; statement: number }

/** Whether the connections lead to a pooler of transactions, and the statement that begins a transaction there. */
export type Pooled = { isPooled: boolean; begin: string }

export type RoundTrips = {
  /** Called with the statement of each round trip. */
  onRoundTrip?(sql: string): void
  /** Each statement waits for this before it is sent. */
  beforeStatement?(): Promise<unknown>
  pooled?: Pooled
}

/**
 * A pool that closes a connection when a statement on it is not answered in time. If it were kept, the connection would still run
 * the statement later: a late BEGIN would put other people's statements on it into a transaction.
 */
export class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #longest: LongestWaits
  readonly #names = new NamedStatements()
  readonly #roundTrips: RoundTrips

  constructor(pool: pg.Pool, longest: LongestWaits, roundTrips: RoundTrips = {}) {
    this.#pool = pool
    this.#longest = longest
    this.#roundTrips = roundTrips
  }

  get options(): object {
    return this.#pool.options
  }

  /** The number of used and unused connections, and of callers that wait for one. */
  usage(): { used: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async connect(): Promise<LimitedClient> {
    const connecting = this.#pool.connect()
    try {
      const client = await waitFor(this.#longest.connection, () => connecting)
      return new LimitedClient(client, this.#longest.statement, this.#names, this.#roundTrips)
    } catch (error) {
      // A connection that comes too late is available for the next request.
      connecting.then(
        (client) => client.release(),
        () => {},
      )
      throw error
    }
  }

  /** Runs one statement on a separate connection. */
  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const client = await this.connect()
    try {
      return await client.one(statement)
    } finally {
      client.release()
    }
  }

  /** Whether a pooler stands between this process and the database; known as soon as a connection was made. */
  get isPooled(): boolean {
    return this.#roundTrips.pooled?.isPooled ?? false
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

type Statement = { sql: string; parameters: readonly unknown[] }

/** The only parameter: statements that are sent together. Each row of the result contains the rows of one of them. */
export class StatementsTogether {
  readonly statements: readonly Statement[]

  constructor(statements: readonly Statement[]) {
    this.statements = statements
  }
}

/** `waiting` means that the transaction begins with its first statement. */
type TransactionState = 'none' | 'waiting' | 'begun'

class LimitedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #longest: number
  readonly #names: NamedStatements
  readonly #roundTrips: RoundTrips
  #transaction: TransactionState = 'none'
  #isClosed = false

  constructor(client: pg.PoolClient, longest: number, names: NamedStatements, roundTrips: RoundTrips) {
    this.#client = client
    this.#longest = longest
    this.#names = names
    this.#roundTrips = roundTrips
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('cursors have no time limit and are not used')
    const isEnd = endsTransaction(sql)
    const isDone = isEnd && this.#transaction === 'waiting'
    if (isEnd) this.#transaction = 'none'
    if (sql === 'begin') this.#transaction = 'waiting'
    if (sql === 'begin' || isDone) return Promise.resolve(noRows(sql))
    return this.run(sql, async (client) => {
      const [together] = parameters
      if (!(together instanceof StatementsTogether)) return firstOf<R>(await this.#send(client, [{ sql, parameters }]))
      const results = await this.#send(client, together.statements)
      return { command: 'SELECT', rowCount: results.length, rows: results.map(({ rows }) => rows as R) }
    })
  }

  /**
   * Sends statements in one round trip, with BEGIN before the first one of a transaction. Behind a pooler each statement is in a
   * transaction, and none has a name, because another session would not know the name.
   */
  #send(client: pg.PoolClient, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    // Otherwise each query is written separately, and each write is a call of the operating system. The embedded engine needs no
    // such calls.
    const stream: { cork?(): void; uncork?(): void } = client.connection.stream
    stream.cork?.()
    try {
      const pooled = this.#roundTrips.pooled?.isPooled ? this.#roundTrips.pooled : null
      const isAlone = pooled !== null && this.#transaction === 'none' && !endsTransaction(statements[0]?.sql)
      const isFirst = this.#transaction === 'waiting'
      if (isFirst) this.#transaction = 'begun'
      const begun = isFirst || isAlone ? client.query(pooled?.begin ?? 'begin') : null
      const isInside = this.#transaction === 'begun'
      const sent = statements.map(({ sql, parameters }) => {
        const name = pooled ? undefined : this.#names.nameOf(sql, parameters.length, isInside)
        return client.query({ name, text: sql, values: [...parameters] })
      })
      const committed = isAlone ? client.query('commit') : null
      return Promise.all([Promise.all(sent), begun, committed]).then(([results]) => results)
    } finally {
      stream.uncork?.()
    }
  }

  /** Runs a statement in the form that node-postgres takes, with its own name. */
  one({ name, text, values = [] }: pg.QueryConfig): Promise<pg.QueryResult> {
    return this.run(text, async (client) => {
      if (!this.#roundTrips.pooled?.isPooled) return client.query({ name, text, values })
      const [result] = await this.#send(client, [{ sql: text, parameters: values }])
      if (!result) throw new Error('a statement has no answer')
      return result
    })
  }

  /** Runs a statement, and closes the connection if it is not answered in time. @throws DatabaseTimeoutError */
  async run<T>(text: string, statement: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new DatabaseTimeoutError('this connection was closed after a statement without an answer')
    this.#roundTrips.onRoundTrip?.(text)
    if (this.#roundTrips.beforeStatement) await this.#roundTrips.beforeStatement()
    try {
      return await waitFor(this.#longest, () => statement(this.#client))
    } catch (error) {
      this.#names.forgetAfter(error)
      if (error instanceof DatabaseTimeoutError) this.#destroy()
      throw error
    }
  }

  /** Closes the connection at once. While statements are pending, pg's own `end` would wait for their answers. */
  #destroy(): void {
    if (!this.#isClosed) this.#client.connection.stream.destroy()
    this.release(true)
  }

  release(destroy = false): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#client.release(destroy)
  }
}

const endsTransaction = (sql: string | undefined): boolean => sql === 'commit' || sql === 'rollback'

function firstOf<R>([result]: readonly pg.QueryResult[]): PostgresQueryResult<R> {
  if (!result) throw new Error('a statement has no answer')
  return result as unknown as PostgresQueryResult<R>
}

const noRows = (sql: string): PostgresQueryResult<never> => ({
  command: sql === 'commit' ? 'COMMIT' : 'ROLLBACK',
  rowCount: 0,
  rows: [],
})

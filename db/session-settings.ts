import type pg from 'pg'

/**
 * The settings of PostgreSQL on our connections. None of them is a start-up parameter, because PgBouncer refuses those. Compilation
 * is off, because the plan of Today was compiled for 1.7 s and then ran for 60 ms. If we ever lose track of a transaction,
 * PostgreSQL ends it together with its connection.
 */
const settingsOf = (statementMs: number) =>
  [
    ['statement_timeout', String(statementMs)],
    ['idle_in_transaction_session_timeout', '10000'],
    ['jit', 'off'],
  ] as const

const call = (statementMs: number, isLocal: string): string =>
  settingsOf(statementMs)
    .map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)
    .join(', ')

type Connected = pg.ClientBase & { processID?: number | null }

/**
 * Behind a pooler of transactions each statement may run in another session, so this begins a transaction there and sets its
 * settings.
 */
export const beginWithSettings = (statementMs: number): string => `begin; select ${call(statementMs, 'true')}`

/**
 * Sets a new connection up, and returns whether it leads to a pooler. If the answering process is not the one that PostgreSQL named
 * at the start of the connection, it does, and nothing is set.
 */
export async function setUp(client: Connected, statementMs: number): Promise<boolean> {
  const isPooled = `pg_backend_pid() <> ${Number(client.processID)}`
  const { rows } = await client.query<{ is_pooled: boolean }>(
    `select ${isPooled} as is_pooled, ${call(statementMs, isPooled)}`,
  )
  return rows[0]?.is_pooled === true
}

import { type Compilable, CompiledQuery } from 'kysely'
import { StatementsTogether } from './limited-pool.ts'
import type { Tx } from './transaction.ts'

type Query<Row> = CompiledQuery<Row> | Compilable<Row>
export type Queries = readonly Query<unknown>[]
/** The rows of each statement. */
export type RowsOf<Q extends Queries> = { -readonly [K in keyof Q]: Q[K] extends Query<infer Row> ? Row[] : never }

const compiled = (query: Query<unknown>): CompiledQuery => ('compile' in query ? query.compile() : query)

/**
 * Sends statements together and waits for all answers, in one round trip. Each of them begins when the one before it has ended, and
 * sees its changes and everything that others committed while it waited for a lock. If one fails, all after it fail, too.
 */
export async function inOneRoundTrip<const Q extends Queries>(tx: Tx, queries: Q): Promise<RowsOf<Q>> {
  const statements = queries.map(compiled)
  const text = statements.map(({ sql }) => sql).join(';\n')
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [new StatementsTogether(statements)]))
  return rows as RowsOf<Q>
}

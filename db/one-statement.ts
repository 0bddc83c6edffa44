import { type OperationNodeSource, sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * Runs writes in one statement. Each of them sees the tables as they were before it, and no two may change the same row; foreign
 * keys are checked after all of them.
 */
export async function writeTogether(tx: Tx, writes: readonly OperationNodeSource[]): Promise<void> {
  const named = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`)
  await sql`with ${sql.join(named)} select 1`.execute(tx)
}

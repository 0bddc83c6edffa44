import { type CompiledQuery, type OperationNodeSource, sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Combines several writes into one statement. Each of them sees the tables in their state before it, and no two may change the same
 * row; foreign keys are checked after all of them.
 */
export function writesTogether(db: Db, writes: readonly OperationNodeSource[]): CompiledQuery {
  const named = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`)
  return sql`with ${sql.join(named)} select 1`.compile(db)
}

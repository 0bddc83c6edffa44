import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import { isPlanChanged } from './named-statements.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const UNIQUE_VIOLATION = '23505'
const ATTEMPTS = 5

const sqlState = (error: unknown): string | undefined => (error as { code?: string } | null)?.code

export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  sqlState(error) === UNIQUE_VIOLATION && (error as { constraint?: string }).constraint === constraint

/** A reference is random, so the next attempt draws another one. */
const isReferenceTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'payments_reference_key') || isUniqueViolation(error, 'refunds_reference_key')

/**
 * Runs `work` in one transaction, and repeats it after a deadlock, a serialization failure, a reference that is taken or a
 * migration by another process. `work` may run more than once. Within a transaction it becomes a part of that one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const state = sqlState(error)
      const passes =
        state === SERIALIZATION_FAILURE || state === DEADLOCK || isReferenceTaken(error) || isPlanChanged(error)
      if (attempt === ATTEMPTS || !passes) throw error
      await pause(Math.random() * 20 * attempt)
    }
  }
}

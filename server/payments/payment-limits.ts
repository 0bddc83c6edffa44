import { type Compilable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { HOUR_MS } from '../../domain/durations.ts'

export type LimitDeps = Pick<Services, 'limits' | 'env'>

/**
 * The unverified payment that uses up the limit of an account, if there is one. Only a caller that has locked the row of the user
 * can rely on the answer.
 */
export const lastAllowedUnverified = (db: Db, userId: string, { limits }: LimitDeps): Compilable<{ id: string }> =>
  lastAllowed(
    db.selectFrom('payments').select('id').where('user_id', '=', userId).where('state', '=', sql.lit('SUBMITTED')),
    limits.most('unverifiedPayments'),
  )

/** The row that uses up the limit; no row if there is no limit. */
const lastAllowed = <Row>(rows: SelectQueryBuilder<Tables, 'payments', Row>, most: number) =>
  most === Infinity ? rows.limit(0) : rows.limit(1).offset(most - 1)

/**
 * Refuses another unverified payment if the account has used up its limit.
 * @throws AppError TOO_MANY_UNVERIFIED
 */
export function refuseTooManyUnverified(last: readonly unknown[], { limits, env }: LimitDeps): void {
  if (last.length === 0) return
  const count = String(limits.most('unverifiedPayments'))
  throw new AppError('TOO_MANY_UNVERIFIED', { words: { count, phone: env.CARE_PHONE } })
}

/**
 * Refuses another quote if the account has used up its limit for an hour. The caller has locked the row of the user.
 * @throws AppError TOO_MANY_QUOTES
 */
export async function refuseTooManyQuotes(tx: Tx, userId: string, at: Date, { limits, env }: LimitDeps): Promise<void> {
  const most = limits.most('quotesInAnHour')
  if (most === Infinity) return
  const oldest = await lastAllowed(
    tx
      .selectFrom('payments')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('purpose', '=', sql.lit('ADVANCE'))
      .where('created_at', '>', new Date(at.getTime() - HOUR_MS))
      .orderBy('created_at', 'desc'),
    most,
  ).executeTakeFirst()
  if (!oldest) return
  const retryAfter = Math.ceil((oldest.created_at.getTime() + HOUR_MS - at.getTime()) / 1000)
  throw new AppError('TOO_MANY_QUOTES', { retryAfter, words: { phone: env.CARE_PHONE } })
}

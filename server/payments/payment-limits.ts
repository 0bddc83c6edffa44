import { type CompiledQuery, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'

export type LimitDeps = Pick<Services, 'limits' | 'env'>

const HOUR_MS = 60 * 60 * 1000

const nthUnverified = prepared((db, { userId, skipped, most }: { userId: string; skipped: number; most: number }) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', sql.lit('SUBMITTED'))
    .limit(most)
    .offset(skipped),
)

/**
 * The unverified payment of an account after which it may have no more. Only a caller that has locked the row of the user can
 * rely on the answer.
 */
export function lastAllowedUnverified(db: Db, userId: string, { limits }: LimitDeps): CompiledQuery<{ id: string }> {
  const most = limits.most('unverifiedPayments')
  const isLimited = most !== Infinity
  return nthUnverified.with(db, { userId, skipped: isLimited ? most - 1 : 0, most: isLimited ? 1 : 0 })
}

/**
 * Refuses one more unverified payment of an account that has the last one that it may have.
 * @throws AppError TOO_MANY_UNVERIFIED
 */
export function refuseTooManyUnverified(last: readonly unknown[], { limits, env }: LimitDeps): void {
  if (last.length === 0) return
  const count = String(limits.most('unverifiedPayments'))
  throw new AppError('TOO_MANY_UNVERIFIED', { words: { count, phone: env.CARE_PHONE } })
}

type Asked = { userId: string; since: Date; skipped: number; most: number }

const nthQuote = prepared((db, { userId, since, skipped, most }: Asked) =>
  db
    .selectFrom('payments')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', sql.lit('ADVANCE'))
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .offset(skipped),
)

/** The oldest of as many quotes as an account may get within an hour. The caller has locked the row of the user. */
export function lastAllowedQuote(
  tx: Tx,
  userId: string,
  at: Date,
  { limits }: LimitDeps,
): CompiledQuery<{ created_at: Date }> {
  const most = limits.most('quotesInAnHour')
  const isLimited = most !== Infinity
  const since = new Date(at.getTime() - HOUR_MS)
  return nthQuote.with(tx, { userId, since, skipped: isLimited ? most - 1 : 0, most: isLimited ? 1 : 0 })
}

/**
 * Refuses one more quote of an account that got as many as it may get within an hour.
 * @throws AppError TOO_MANY_QUOTES
 */
export function refuseTooManyQuotes([oldest]: readonly { created_at: Date }[], at: Date, { env }: LimitDeps): void {
  if (!oldest) return
  const retryAfter = Math.ceil((oldest.created_at.getTime() + HOUR_MS - at.getTime()) / 1000)
  throw new AppError('TOO_MANY_QUOTES', { retryAfter, words: { phone: env.CARE_PHONE } })
}

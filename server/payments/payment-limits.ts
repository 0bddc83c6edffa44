import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'

export type LimitDeps = Pick<Services, 'limits' | 'env'>

const HOUR_MS = 60 * 60 * 1000

/**
 * Refuses one more unverified payment of an account that has as many as it may have. Only a caller that has locked the row of
 * the user can rely on the answer.
 * @throws AppError TOO_MANY_UNVERIFIED
 */
export async function refuseTooManyUnverified(db: Db, userId: string, { limits, env }: LimitDeps): Promise<void> {
  const most = limits.most('unverifiedPayments')
  if (most === Infinity) return
  const last = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'SUBMITTED')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  if (last) throw new AppError('TOO_MANY_UNVERIFIED', { words: { count: String(most), phone: env.CARE_PHONE } })
}

/**
 * Refuses one more quote of an account that got as many as it may get within an hour. The caller has locked the row of the user.
 * @throws AppError TOO_MANY_QUOTES
 */
export async function refuseTooManyQuotes(tx: Tx, userId: string, at: Date, { limits, env }: LimitDeps): Promise<void> {
  const most = limits.most('quotesInAnHour')
  if (most === Infinity) return
  const oldest = await tx
    .selectFrom('payments')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'ADVANCE')
    .where('created_at', '>', new Date(at.getTime() - HOUR_MS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  if (!oldest) return
  const retryAfter = Math.ceil((oldest.created_at.getTime() + HOUR_MS - at.getTime()) / 1000)
  throw new AppError('TOO_MANY_QUOTES', { retryAfter, words: { phone: env.CARE_PHONE } })
}

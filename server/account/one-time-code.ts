import { randomInt } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { queueEmail } from '../email/outbox.ts'
import type { Services } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { callerOf } from './caller.ts'
import { hashSecret } from './password.ts'
import { AppError } from '../http/app-error.ts'
import { emailKey, findByEmail, lockUser } from './store.ts'
import type { Visitor } from './visitor.ts'

const LIFETIME_MS = 10 * 60 * 1000

/**
 * Queues the email with a code for a new password. For an unknown email it writes the same row: neither the answer nor its time
 * tells whether the account exists. @throws AppError TOO_MANY_REQUESTS
 */
export async function requestCode(
  db: Db,
  visitor: Visitor,
  { email }: { email: string },
  { at, language }: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<void> {
  const { account, origin, accountAndOrigin, isKnown } = await callerOf(limits, email, visitor)
  await limits.take('codeByAddress', origin)
  await limits.take('codeByAccountAndAddressAMinute', accountAndOrigin)
  await limits.take('codeByAccountAndAddressAnHour', accountAndOrigin)
  if (!isKnown) await limits.take('codeByAccountAnHour', account)
  if (await limits.isUsedUp('wrongCodeByStrangersADay', account)) await limits.mark('codeAfterLimit', account)
  await queueEmail(db, { kind: 'one_time_code', recipient: email, language, content: {} }, at)
}

/** The secret of a code that proves a new email: with another email the code is another one. */
export const codeForEmail = (code: string, email: string): string => `${code} ${emailKey(email)}`

/**
 * Makes a code of six digits for a known email and stores its hash; null for an unknown email. The mail worker calls this when it
 * sends the email, so that the code itself is stored nowhere, not even in the outbox. A new code replaces the last one. `recipient`
 * is the address of the account, which may differ in case from the typed one. With `ownerId` the code is for a new email of this
 * account.
 */
export async function makeCode(
  db: Db,
  { email, ownerId }: { email: string; ownerId?: string | undefined },
  at: Date,
): Promise<{ code: string; recipient: string } | null> {
  const user = ownerId === undefined ? await findByEmail(db, email) : { id: ownerId, email }
  if (!user) return null
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    code_hash: await hashSecret(ownerId === undefined ? code : codeForEmail(code, email)),
    tries: 0,
    tries_by_address: '{}',
    expires_at: new Date(at.getTime() + LIFETIME_MS),
  }
  await inTransaction(db, async (tx) => {
    // An account that is being deleted at the same time must not keep a code.
    await lockUser(tx, user.id)
    await tx
      .insertInto('one_time_codes')
      .values({ user_id: user.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  })
  return { code, recipient: user.email }
}

/** @throws AppError OTP_INVALID if another request has used or replaced the code meanwhile */
export async function useCode(tx: Tx, userId: string, codeHash: string): Promise<void> {
  const used = await tx
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  if (!used) throw new AppError('OTP_INVALID', { field: 'otp' })
}

export async function deleteExpiredCodes(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', at).execute()
}

export async function deleteCodesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
}

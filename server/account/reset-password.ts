import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import type { LimitName } from '../http/limits.ts'
import type { Moment } from '../moment.ts'
import { type Caller, callerOf, rememberCaller } from './caller.ts'
import { useCode } from './one-time-code.ts'
import { checkIsNotEmail, hashSecret, matchesSecret, matchNobody } from './password.ts'
import { findByEmail } from './store.ts'
import type { Visitor } from './visitor.ts'

/** The number of tries for a code from one address, and from all unknown addresses together. */
const TRIES = 5
const TRIES_OF_STRANGERS = 25

type Reset = { email: string; otp: string; password: string }

/**
 * Sets a new password with a one-time code. The new password ends all sessions of the user.
 * @throws AppError OTP_INVALID, PASSWORD_IS_EMAIL, TOO_MANY_REQUESTS, TOO_MANY_WRONG_CODES
 */
export async function resetPassword(
  db: Db,
  visitor: Visitor,
  { email, otp, password }: Reset,
  { at }: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<void> {
  // The five tries protect a code; this limit protects the processor, because each try computes a hash.
  const caller = await callerOf(limits, email, visitor)
  await limits.take('codeTryByAddress', caller.origin)
  checkIsNotEmail(password, email)
  // The limit of one code does not cover all codes of a day. This one does, also for an email without an account.
  const counted = [
    ['wrongCodeByAccountAndAddress', caller.accountAndOrigin],
    [await dailyLimitOf(limits, caller), caller.account],
  ] as const
  for (const [name, whom] of counted) await limits.take(name, whom)
  const user = await findByEmail(db, email)
  const codeHash = user && (await countTry(db, user.id, caller, at))
  const matches = codeHash ? await matchesSecret(otp, codeHash) : await matchNobody(otp)
  if (!user || !codeHash || !matches) throw new AppError('OTP_INVALID', { field: 'otp' })
  for (const [name, whom] of counted) await limits.giveBack(name, whom)
  const passwordHash = await hashSecret(password)
  await inTransaction(db, async (tx) => {
    await useCode(tx, user.id, codeHash)
    await storePassword(tx, user.id, passwordHash)
  })
  await rememberCaller(limits, email, visitor)
}

/**
 * The limit that counts a wrong code for the whole account. A code that was requested after strangers had used up their limit has
 * its own.
 */
async function dailyLimitOf(limits: Services['limits'], { account, isKnown }: Caller): Promise<LimitName> {
  if (isKnown) return 'wrongCodeFromKnownAddressesADay'
  const isAfterLimit =
    (await limits.isMarked('codeAfterLimit', account)) && (await limits.isUsedUp('wrongCodeByStrangersADay', account))
  return isAfterLimit ? 'wrongCodeAfterLimitADay' : 'wrongCodeByStrangersADay'
}

/** Counts a try before it is checked, so that simultaneous tries count separately; returns the hash of the code. */
async function countTry(db: Db, userId: string, { origin, isKnown }: Caller, at: Date): Promise<string | undefined> {
  // The table holds neither addresses nor browsers.
  const key = createHash('sha256').update(`${userId} ${origin}`).digest('base64url')
  const tries = sql<number>`coalesce((tries_by_address ->> ${key})::int, 0)`
  let counting = db
    .updateTable('one_time_codes')
    .set({
      tries: sql`tries + 1`,
      tries_by_address: sql`tries_by_address || jsonb_build_object(${key}::text, ${tries} + 1)`,
    })
    .where('user_id', '=', userId)
    .where(tries, '<', TRIES)
    .where('expires_at', '>', at)
  if (!isKnown) counting = counting.where('tries', '<', TRIES_OF_STRANGERS)
  return (await counting.returning('code_hash').executeTakeFirst())?.code_hash
}

/** @throws AppError OTP_INVALID if the account was deleted meanwhile */
async function storePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new AppError('OTP_INVALID', { field: 'otp' })
}

import type { Claim } from '../../contract/desk/phone-booking.ts'
import type { Session } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { PRIVACY_VERSION } from '../../domain/privacy.ts'
import { AppError, found } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import type { Moment } from '../moment.ts'
import { rememberCaller } from './caller.ts'
import { checkIsNotEmail, hashSecret } from './password.ts'
import { readableCode } from './readable-code.ts'
import { openSession } from './sessions.ts'
import { emailKey, toUserResponse } from './store.ts'
import type { Visitor } from './visitor.ts'

const LIFETIME_MS = 30 * DAY_MS
/** 51 bits, which nobody guesses within the limit of an address. */
const LENGTH = 12

type Site = { PUBLIC_URL: string }

/** Makes the code of an account without a password; null for others. Only its hash is stored. A new code replaces the last one. */
export async function makeClaim(tx: Tx, userId: string, at: Date, { PUBLIC_URL }: Site): Promise<Claim | null> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', '')
    .executeTakeFirst()
  if (!user) return null
  const code = readableCode(LENGTH)
  const row = { code_hash: hashToken(code), expires_at: new Date(at.getTime() + LIFETIME_MS) }
  await tx
    .insertInto('claim_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { code, url: `${PUBLIC_URL}/auth/invitation#${code}`, expiresAt: row.expires_at.toISOString() }
}

/** A new code for a person whom staff have on the phone. @throws AppError NOT_FOUND, ACCOUNT_CLAIMED */
export const renewClaim = (db: Db, userId: string, { at }: Pick<Moment, 'at'>, site: Site): Promise<Claim> =>
  inTransaction(db, async (tx) => {
    const user = tx.selectFrom('users').select('id').where('id', '=', userId).where('role', '=', 'USER')
    found(await user.where('deleted_at', 'is', null).executeTakeFirst())
    const claim = await makeClaim(tx, userId, at, site)
    if (!claim) throw new AppError('ACCOUNT_CLAIMED')
    return claim
  })

type Claiming = { code: string; email: string; password: string }

/**
 * Gives the account to the person whom staff have entered: sets its email and password, records the consent that stands above the
 * button, and logs in.
 * @throws AppError CLAIM_CODE_INVALID, EMAIL_TAKEN, PASSWORD_IS_EMAIL, TOO_MANY_REQUESTS
 */
export async function claimAccount(
  db: Db,
  visitor: Visitor,
  { code, email, password }: Claiming,
  { at, language }: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<Session> {
  await limits.take('claimByAddress', visitor.address)
  checkIsNotEmail(password, email)
  const passwordHash = await hashSecret(password)
  // People type what they hear: in small letters, with blanks or dashes.
  const hash = hashToken(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
  try {
    const session = await inTransaction(db, async (tx) => {
      const used = await tx
        .deleteFrom('claim_codes')
        .where('code_hash', '=', hash)
        .where('expires_at', '>', at)
        .returning('user_id')
        .executeTakeFirst()
      const user =
        used &&
        (await tx
          .updateTable('users')
          .set({ email, email_key: emailKey(email), password_hash: passwordHash, language })
          .set({ consent_version: PRIVACY_VERSION, consent_at: at })
          .where('id', '=', used.user_id)
          .where('password_hash', '=', '')
          .where('deleted_at', 'is', null)
          .returning(['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole'])
          .executeTakeFirst())
      if (!user) throw new AppError('CLAIM_CODE_INVALID', { field: 'code' })
      return { user: toUserResponse(user), access_token: await openSession(tx, user, at, visitor.device) }
    })
    await rememberCaller(limits, email, visitor)
    return session
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) throw new AppError('EMAIL_TAKEN', { field: 'email' })
    throw error
  }
}

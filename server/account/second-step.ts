import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { siteName } from '../../domain/brand.ts'
import { recordRefusal } from '../audit/refused-tries.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import type { AuditMoment } from '../moment.ts'

const PERIOD_SECONDS = 30
/** A code may differ from the current one by so many periods, because clocks of phones are inaccurate. */
const DRIFT = 1
const CODES = 10
/** 80 bits are so many that a plain hash protects a code. */
const CODE_BYTES = 10

/** The secret from which an authenticator app computes its codes (RFC 6238). */
export const authenticatorOf = (secret: Secret, email: string): TOTP =>
  new TOTP({ issuer: siteName.en, label: email, period: PERIOD_SECONDS, secret })

/** The time step of a code, if it is the current step or an adjacent one; null if not. */
export function counterOf(secret: string, code: string, at: Date): number | null {
  const token = plain(code)
  if (!/^\d{6}$/.test(token)) return null
  const authenticator = authenticatorOf(Secret.fromBase32(secret), '')
  const delta = authenticator.validate({ token, timestamp: at.getTime(), window: DRIFT })
  return delta === null ? null : Math.floor(at.getTime() / (PERIOD_SECONDS * 1000)) + delta
}

/** People write codes in groups, and recovery codes in capitals. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase()

export const hasSecondStep = (userId: RawBuilder<unknown>) =>
  sql<boolean>`(exists (select from authenticators where user_id = ${userId} and secret is not null)
    or exists (select from passkeys where user_id = ${userId}))`

/** Uses up a code: no code counts twice, and one of two simultaneous requests is refused. A recovery code is deleted. */
export async function useSecondStep(tx: Tx, userId: string, code: string, at: Date): Promise<boolean> {
  const row = await tx.selectFrom('authenticators').select('secret').where('user_id', '=', userId).executeTakeFirst()
  const counter = row?.secret ? counterOf(row.secret, code, at) : null
  if (counter !== null) {
    const used = await tx
      .updateTable('authenticators')
      .set({ counter })
      .where('user_id', '=', userId)
      .where('counter', '<', counter)
      .returning('user_id')
      .executeTakeFirst()
    return used !== undefined
  }
  const recovered = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plain(code)))
    .returning('user_id')
    .executeTakeFirst()
  return recovered !== undefined
}

/**
 * Runs the work that a code of the second step permits. Only wrong codes count towards the limit, and are recorded.
 * @throws AppError SECOND_STEP_WRONG or PASSKEY_WRONG of the work, TOO_MANY_REQUESTS
 */
export async function tryingCode<T>(
  db: Db,
  userId: string,
  moment: AuditMoment,
  { limits }: Pick<Services, 'limits'>,
  work: () => Promise<T>,
): Promise<T> {
  await limits.take('secondStepByAccount', userId)
  try {
    const done = await work()
    await limits.giveBack('secondStepByAccount', userId)
    return done
  } catch (error) {
    if (error instanceof AppError && (error.code === 'SECOND_STEP_WRONG' || error.code === 'PASSKEY_WRONG'))
      await recordRefusal(db, { actorId: userId, action: 'second_step_refused' }, moment)
    else await limits.giveBack('secondStepByAccount', userId)
    throw error
  }
}

/** Makes new recovery codes, which replace the earlier ones; only their hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomBytes(CODE_BYTES).toString('hex'))
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
    .execute()
  return codes.map((code) => code.replaceAll(/.{5}(?!$)/g, '$&-'))
}

/** Removes the second step of an account. */
export async function deleteSecondStep(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Deletes logins that were never finished. */
export async function deleteExpiredTickets(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('login_tickets').where('expires_at', '<=', at).execute()
}

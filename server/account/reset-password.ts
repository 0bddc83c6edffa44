import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { checkPassword, hashSecret, matchesSecret, matchNobody } from './password.ts'
import { findByEmail, lockUser } from './store.ts'

const LIFETIME_MS = 10 * 60 * 1000
const TRIES = 5

/**
 * Makes a code of six digits for a known email and keeps its hash; null for any other. The mail worker asks for it at
 * the moment of sending, so that the code itself is stored nowhere, the outbox included. A new code replaces the last.
 * It goes to the address of the account, whatever was typed that is the same without case.
 */
export async function makeCode(db: Db, email: string, at: Date): Promise<{ code: string; recipient: string } | null> {
  const user = await findByEmail(db, email)
  if (!user) return null
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = { code_hash: await hashSecret(code), tries: 0, expires_at: new Date(at.getTime() + LIFETIME_MS) }
  await inTransaction(db, async (tx) => {
    // An account that is being deleted meanwhile must not keep a code.
    await lockUser(tx, user.id)
    await tx
      .insertInto('one_time_codes')
      .values({ user_id: user.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  })
  return { code, recipient: user.email }
}

/** Sets a new password with a code; every session of the user ends with the old one. @throws AppError OTP_INVALID, PASSWORD_… */
export async function resetPassword(db: Db, email: string, code: string, password: string, at: Date): Promise<void> {
  checkPassword(password, email)
  const user = await findByEmail(db, email)
  // The try is counted before it is judged: tries made at once cannot share one.
  const counted =
    user &&
    (await db
      .updateTable('one_time_codes')
      .set({ tries: sql`tries + 1` })
      .where('user_id', '=', user.id)
      .where('tries', '<', TRIES)
      .where('expires_at', '>', at)
      .returning('code_hash')
      .executeTakeFirst())
  const matches = counted ? await matchesSecret(code, counted.code_hash) : await matchNobody(code)
  if (!user || !counted || !matches) throw new AppError('OTP_INVALID')
  const passwordHash = await hashSecret(password)
  await inTransaction(db, async (tx) => {
    const used = await tx
      .deleteFrom('one_time_codes')
      .where('user_id', '=', user.id)
      .where('code_hash', '=', counted.code_hash)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) throw new AppError('OTP_INVALID')
    const set = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', user.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!set) throw new AppError('OTP_INVALID')
  })
}

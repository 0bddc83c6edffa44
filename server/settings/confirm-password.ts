import type { Db } from '../../db/connect.ts'
import { matchesSecret } from '../account/password.ts'
import type { Limits } from '../http/limits.ts'
import { AppError } from '../http/app-error.ts'

/**
 * Asks someone who is logged in for their password once more, and answers its hash: what is done on its strength holds
 * only while it is still the account's. Tries are limited like logins, by themselves: failed logins of strangers
 * neither use them up nor are added to.
 * @throws AppError PASSWORD_WRONG (never a 401, which would log them out), TOO_MANY_REQUESTS
 */
export async function confirmPassword(db: Db, limits: Limits, userId: string, password: string): Promise<string> {
  await limits.take('passwordByAccount', userId)
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!user?.password_hash) throw new AppError('UNAUTHENTICATED')
  if (!(await matchesSecret(password, user.password_hash))) throw new AppError('PASSWORD_WRONG', { field: 'password' })
  return user.password_hash
}

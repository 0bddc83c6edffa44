import type { Db } from '../../db/connect.ts'
import { matchesSecret } from './password.ts'
import { recordRefusal } from '../audit/refused-tries.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { AuditMoment } from '../moment.ts'

/**
 * Checks the password of a signed-in user again, and returns its hash: the caller changes the account only while it still has this
 * hash. These tries have their own limit, so that strangers' failed logins do not use it up.
 * @throws AppError PASSWORD_WRONG (never a 401, which would log them out), TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  password: string,
  moment: AuditMoment,
  { limits }: Pick<Services, 'limits'>,
): Promise<string> {
  await limits.take('passwordByAccount', actor.id)
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', actor.id).executeTakeFirst()
  if (!user?.password_hash) throw new AppError('UNAUTHENTICATED')
  if (!(await matchesSecret(password, user.password_hash))) {
    await recordRefusal(db, { actorId: actor.id, action: 'password_refused' }, moment)
    throw new AppError('PASSWORD_WRONG', { field: 'password' })
  }
  return user.password_hash
}

import type { Session } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkIsNotEmail, hashSecret } from '../account/password.ts'
import { openSession } from '../account/sessions.ts'
import { toUserResponse } from '../account/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { confirmPassword } from '../account/confirm-password.ts'

type Actor = Pick<SignedIn, 'id' | 'email'> & { device: string | null }

/** Sets a new password, which ends every session, and opens a new session. @throws AppError PASSWORD_WRONG, PASSWORD_IS_EMAIL */
export async function changePassword(
  db: Db,
  actor: Actor,
  { password, newPassword }: { password: string; newPassword: string },
  moment: Moment,
  deps: Pick<Services, 'limits'>,
): Promise<Session> {
  checkIsNotEmail(newPassword, actor.email, 'newPassword')
  const confirmedHash = await confirmPassword(db, actor, password, moment, deps)
  const passwordHash = await hashSecret(newPassword)
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', actor.id)
      .where('password_hash', '=', confirmedHash)
      .returning(['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole'])
      .executeTakeFirst()
    // Another change came first and has ended this session, too.
    if (!changed) throw new AppError('UNAUTHENTICATED')
    return { user: toUserResponse(changed), access_token: await openSession(tx, changed, moment.at, actor.device) }
  })
}

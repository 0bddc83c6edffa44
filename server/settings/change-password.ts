import type { Session } from '../../contract/account.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openSession } from '../account/open-session.ts'
import { checkPassword, hashSecret } from '../account/password.ts'
import { toUserResponse } from '../account/store.ts'
import type { SignedIn, Variables } from '../http/context.ts'
import { AppError } from '../http/app-error.ts'
import { confirmPassword } from './confirm-password.ts'

type Change = { password: string; newPassword: string; device: string | null }

/** Ends every session with the old password and opens one anew. @throws AppError PASSWORD_WRONG, PASSWORD_… */
export async function changePassword(
  { db, limits, at }: Pick<Variables, 'db' | 'limits' | 'at'>,
  user: Pick<SignedIn, 'id' | 'email'>,
  { password, newPassword, device }: Change,
): Promise<Session> {
  checkPassword(newPassword, user.email, 'newPassword')
  const confirmed = await confirmPassword(db, limits, user.id, password)
  const passwordHash = await hashSecret(newPassword)
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', user.id)
      .where('password_hash', '=', confirmed)
      .returning(['id', 'name', 'email', 'phone', 'role'])
      .executeTakeFirst()
    // Another change was quicker, and has ended this session too.
    if (!changed) throw new AppError('UNAUTHENTICATED')
    return { user: toUserResponse(changed), access_token: await openSession(tx, changed, at, device) }
  })
}

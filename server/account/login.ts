import type { Session } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { type Opening, openSession } from './open-session.ts'
import { matchesSecret, matchNobody } from './password.ts'
import { findByEmail, toUserResponse } from './store.ts'

/** Remembers the language of the login for mails. @throws AppError BAD_CREDENTIALS, alike for email and password */
export async function logIn(
  db: Db,
  { email, password }: { email: string; password: string },
  { language, device, at }: Opening,
): Promise<Session> {
  const user = await findByEmail(db, email)
  const matches = user ? await matchesSecret(password, user.password_hash) : await matchNobody(password)
  if (!user || !matches) throw new AppError('BAD_CREDENTIALS')
  return inTransaction(db, async (tx) => {
    // The password may change while this one is being checked: a session of the old one must not outlive it.
    const held = await tx
      .updateTable('users')
      .set({ language })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .returning(['id', 'role'])
      .executeTakeFirst()
    if (!held) throw new AppError('BAD_CREDENTIALS')
    return { user: toUserResponse(user), access_token: await openSession(tx, held, at, device) }
  })
}

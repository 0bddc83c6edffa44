import type { User } from '../../contract/account.ts'
import type { Profile } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { readPhone } from '../account/register.ts'
import { toUserResponse } from '../account/store.ts'
import { AppError } from '../http/app-error.ts'

/** @throws AppError PHONE_INVALID */
export async function changeProfile(db: Db, userId: string, profile: Profile): Promise<User> {
  const changed = await db
    .updateTable('users')
    .set({ name: profile.name, phone: readPhone(profile.phoneNumber), mail_language: profile.language })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name', 'email', 'phone', 'role'])
    .executeTakeFirst()
  if (!changed) throw new AppError('UNAUTHENTICATED')
  return toUserResponse(changed)
}

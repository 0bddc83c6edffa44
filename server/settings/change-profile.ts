import type { User } from '../../contract/account.ts'
import type { Profile } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { readPhone } from '../account/register.ts'
import { showUser } from '../account/store.ts'
import { Refusal } from '../http/app-error.ts'

/** @throws Refusal PHONE_INVALID */
export async function changeProfile(db: Db, userId: string, profile: Profile): Promise<User> {
  const changed = await db
    .updateTable('users')
    .set({ name: profile.name, phone: readPhone(profile.phoneNumber), mail_language: profile.language })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name', 'email', 'phone', 'role'])
    .executeTakeFirst()
  if (!changed) throw new Refusal('UNAUTHENTICATED')
  return showUser(changed)
}

import type { User } from '../../contract/account.ts'
import type { Profile } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { readPhone } from '../account/phone.ts'
import { toUserResponse } from '../account/store.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/context.ts'

/** @throws AppError PHONE_INVALID */
export async function changeProfile(db: Db, actor: Pick<SignedIn, 'id'>, profile: Profile): Promise<User> {
  const phone = readPhone(profile.phoneNumber, 'phoneNumber')
  const changed = await db
    .updateTable('users')
    .set({ name: profile.name, phone, mail_language: profile.language })
    .where('id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole'])
    .executeTakeFirst()
  if (!changed) throw new AppError('UNAUTHENTICATED')
  return toUserResponse(changed)
}

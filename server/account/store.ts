import type { User } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { placesShared } from '../../db/places-lock.ts'
import { inOneRoundTrip, type Queries, type RowsOf } from '../../db/round-trip.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Language } from '../../domain/language.ts'
import type { Role, StaffRole } from '../../domain/role.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError, notFound } from '../http/app-error.ts'

/** Emails are compared without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole', 'password_hash', 'language'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()

/** A user as the admin pages show them, also one whose account was deleted. @throws AppError NOT_FOUND */
export async function getUserForAdmin(db: Db, id: string, locale: Language): Promise<User> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return toAdminUserResponse(row, locale)
}

const userToLock = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', placesShared.as('places')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()

/**
 * Locks a user's row until the transaction ends, so that changes of their cart, quotes and bookings run in order on any number of
 * servers. The lock still lets other transactions add rows that refer to the user. Runs `reads` after it, in the same round trip,
 * and returns their rows.
 * @throws AppError UNAUTHENTICATED if the account was deleted meanwhile: its sessions have ended with it
 */
export async function lockUser<const Q extends Queries>(tx: Tx, userId: string, ...reads: Q): Promise<RowsOf<Q>> {
  const [locked, ...rows] = await inOneRoundTrip(tx, [userToLock(tx, userId), ...reads])
  if (locked?.length !== 1) throw new AppError('UNAUTHENTICATED')
  return rows
}

/** Locks the account that `find` finds; if the account was deleted meanwhile, `find` runs again. @throws what `find` throws */
export async function lockFound<Found extends { id: string }>(tx: Tx, find: () => Promise<Found>): Promise<Found> {
  const found = await find()
  const locked = await userToLock(tx, found.id).executeTakeFirst()
  return locked ? found : lockFound(tx, find)
}

/**
 * Empties a user's row if the password is unchanged. A trigger ends the sessions, because the password changes
 * (account/sessions.ts).
 * @throws AppError UNAUTHENTICATED
 */
export async function removePerson(tx: Tx, userId: string, passwordHash: string, at: Date): Promise<void> {
  const removed = await tx
    .updateTable('users')
    .set({ name: '', email: '', email_key: null, phone: '', password_hash: '', deleted_at: at })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  // The password was changed meanwhile, which ended this session, or the account is already deleted.
  if (!removed) throw new AppError('UNAUTHENTICATED')
}

type Account = { id: string; name: string; email: string; phone: string; role: Role; staffRole: StaffRole | null }

export const toUserResponse = ({ id, name, email, phone, role, staffRole }: Account): User => ({
  id,
  name,
  email,
  phoneNumber: phone,
  role,
  ...(staffRole && { staffRole }),
})

/** A deleted account has no name; the admin pages say that it was deleted. */
export const nameForStaff = ({ name, deleted_at: deletedAt }: NamedAccount, locale: Language): string =>
  deletedAt ? m.desk_deleted_account({}, { locale }) : name

type NamedAccount = { name: string; deleted_at: Date | null }

export const toAdminUserResponse = (row: Account & NamedAccount, locale: Language): User =>
  toUserResponse({ ...row, name: nameForStaff(row, locale) })

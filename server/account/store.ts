import type { Role } from '../../domain/role.ts'
import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError } from '../http/app-error.ts'

/** Emails are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'password_hash', 'language'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()

type Account = { id: string; name: string; email: string; phone: string; role: Role }

/** A user as the wire shows them. */
export const toUserResponse = ({ id, name, email, phone, role }: Account) => ({
  id,
  name,
  email,
  phoneNumber: phone,
  role,
})

type AccountRow = Account & { deleted_at: Date | null }

/** A deleted account has no name left: the desk is told so in its place. */
export const toAdminUserResponse = (row: AccountRow, locale: Language) =>
  toUserResponse(row.deleted_at ? { ...row, name: m.admin_deleted_account({}, { locale }) } : row)

/** A user as the desk sees them. */
export async function findUserForAdmin(db: Db, id: string, locale: Language) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAdminUserResponse(row, locale)
}

/**
 * Holds a user's row until the transaction ends: whatever changes their cart, quotes and bookings happens one after
 * another, on however many servers. Not stronger than needed: rows that refer to the user can still be added.
 * @throws AppError UNAUTHENTICATED where the account was deleted meanwhile: its sessions have ended with it
 */
export const lockUser = async (tx: Tx, userId: string): Promise<void> => {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('UNAUTHENTICATED')
}

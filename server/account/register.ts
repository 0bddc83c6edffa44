import parsePhoneNumber from 'libphonenumber-js'
import type { Registration, Session } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { queueEmail } from '../email/outbox.ts'
import { type Opening, openSession } from './open-session.ts'
import { checkPassword, hashSecret } from './password.ts'
import { emailKey, toUserResponse } from './store.ts'

/** A phone number in E.164; Indian unless it begins with a country code. @throws AppError PHONE_INVALID */
export function readPhone(text: string): string {
  const phone = parsePhoneNumber(text, 'IN')
  if (!phone?.isValid()) throw new AppError('PHONE_INVALID', { field: 'phoneNumber' })
  return phone.number
}

/** Opens an account and queues its welcome. @throws AppError PHONE_INVALID, PASSWORD_…, EMAIL_TAKEN */
export async function registerUser(
  db: Db,
  { name, phoneNumber, email, password }: Registration,
  { language, device, at }: Opening,
): Promise<Session> {
  const phone = readPhone(phoneNumber)
  checkPassword(password, email)
  const passwordHash = await hashSecret(password)
  const user = { id: newId(), name, email, phone, role: 'USER' as const }
  try {
    const token = await inTransaction(db, async (tx) => {
      await tx
        .insertInto('users')
        .values({ ...user, email_key: emailKey(email), password_hash: passwordHash, language, created_at: at })
        .execute()
      await queueEmail(tx, { kind: 'welcome', recipient: email, language, content: { name } }, at)
      return openSession(tx, user, at, device)
    })
    return { user: toUserResponse(user), access_token: token }
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) throw new AppError('EMAIL_TAKEN')
    throw error
  }
}

import type { Registration, Session } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts'
import { PRIVACY_VERSION } from '../../domain/privacy.ts'
import { queueEmail } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { rememberCaller } from './caller.ts'
import { checkIsNotEmail, hashSecret } from './password.ts'
import { readPhone } from './phone.ts'
import { openSession } from './sessions.ts'
import { emailKey, toUserResponse } from './store.ts'
import type { Visitor } from './visitor.ts'

/**
 * Opens an account, records the consent to the privacy notice that stands above the button, and queues the welcome, unless its
 * email has got several within a day.
 * @throws AppError PHONE_INVALID, PASSWORD_IS_EMAIL, EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export async function registerUser(
  db: Db,
  visitor: Visitor,
  { name, phoneNumber, email, password }: Registration,
  { language, at }: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<Session> {
  await limits.take('registerByAddress', visitor.address)
  const phone = readPhone(phoneNumber, 'phoneNumber')
  checkIsNotEmail(password, email)
  const passwordHash = await hashSecret(password)
  const user = { id: newId(), name, email, phone, role: 'USER' as const }
  const isWelcome = await mayBeWelcomed(limits, email)
  try {
    const token = await inTransaction(db, async (tx) => {
      await tx
        .insertInto('users')
        .values({
          ...user,
          email_key: emailKey(email),
          password_hash: passwordHash,
          language,
          created_at: at,
          consent_version: PRIVACY_VERSION,
          consent_at: at,
        })
        .execute()
      if (isWelcome) await queueEmail(tx, { kind: 'welcome', recipient: email, language, content: { name } }, at)
      return openSession(tx, user, at, visitor.device)
    })
    await rememberCaller(limits, email, visitor)
    return { user: toUserResponse({ ...user, staffRole: null }), access_token: token }
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) throw new AppError('EMAIL_TAKEN', { field: 'email' })
    throw error
  }
}

async function mayBeWelcomed(limits: Services['limits'], email: string): Promise<boolean> {
  try {
    await limits.take('welcomeByEmail', emailKey(email))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

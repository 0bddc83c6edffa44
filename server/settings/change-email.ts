import type { User } from '../../contract/account.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import { codeForEmail, useCode } from '../account/one-time-code.ts'
import { matchesSecret } from '../account/password.ts'
import { emailKey, findByEmail, toUserResponse } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmail } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'

type Wanted = { email: string; password: string; otp?: string | undefined }

const taken = () => new AppError('EMAIL_TAKEN', { field: 'email' })
const wrong = () => new AppError('OTP_INVALID', { field: 'otp' })

/**
 * Changes the email with which a member of staff logs in. Without a code it only queues an email with one to the new address: who
 * has the code can read that mailbox.
 * @throws AppError PASSWORD_WRONG, EMAIL_TAKEN, OTP_INVALID, TOO_MANY_REQUESTS, TOO_MANY_WRONG_CODES
 */
export async function changeEmail(
  db: Db,
  actor: SignedIn,
  { email, password, otp }: Wanted,
  moment: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<User> {
  const { at, language } = moment
  await confirmPassword(db, actor, password, moment, { limits })
  if (await findByEmail(db, email)) throw taken()
  if (otp === undefined) {
    await limits.take('emailChangeByAccount', actor.id)
    await queueEmail(db, { kind: 'one_time_code', recipient: email, language, content: { ownerId: actor.id } }, at)
    return toUserResponse(actor)
  }
  await limits.take('wrongCodeByAccountAndAddress', `${actor.id} email`)
  const code = await db
    .selectFrom('one_time_codes')
    .select('code_hash')
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (!code || !(await matchesSecret(codeForEmail(otp, email), code.code_hash))) throw wrong()
  await limits.giveBack('wrongCodeByAccountAndAddress', `${actor.id} email`)
  try {
    return await inTransaction(db, async (tx) => {
      await useCode(tx, actor.id, code.code_hash)
      const changed = await tx
        .updateTable('users')
        .set({ email, email_key: emailKey(email) })
        .where('id', '=', actor.id)
        .where('deleted_at', 'is', null)
        .returning(['id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole'])
        .executeTakeFirst()
      if (!changed) throw wrong()
      const change = { action: 'staff_email_changed', subjectId: actor.id, from: {}, to: {} } as const
      await recordChange(tx, { actorId: actor.id, ...change }, moment)
      return toUserResponse(changed)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) throw taken()
    throw error
  }
}

import type { SecondStepAsked, Session } from '../../contract/account.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordLimitedLogin, recordRefusal } from '../audit/refused-tries.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { type Caller, callerOf, rememberCaller } from './caller.ts'
import { openTicket } from './finish-login.ts'
import { matchesSecret, matchNobody } from './password.ts'
import { hasSecondStep } from './second-step.ts'
import { openSession } from './sessions.ts'
import { emailKey, findByEmail, toUserResponse } from './store.ts'
import type { Visitor } from './visitor.ts'

/**
 * Opens a session, or issues a ticket if the login has a second step, and remembers the language of the login for emails.
 * @throws AppError BAD_CREDENTIALS, the same for email and password; TOO_MANY_REQUESTS
 */
export async function logIn(
  db: Db,
  visitor: Visitor,
  { email, password }: { email: string; password: string },
  moment: Moment,
  { limits, log }: Pick<Services, 'limits' | 'log'>,
): Promise<Session | SecondStepAsked> {
  const { language, at } = moment
  const caller = await takeTry(limits, email, visitor).catch((error: unknown) => {
    if (error instanceof AppError) recordLimitedLogin(db, emailKey(email), moment, log)
    throw error
  })
  const user = await findByEmail(db, email)
  // A person whom staff have entered has no password until they claim the account.
  const matches = user?.password_hash ? await matchesSecret(password, user.password_hash) : await matchNobody(password)
  if (!user || !matches) {
    // This also runs for an email without an account, so that the time of the answer does not tell whether the account exists.
    await recordRefusal(db, { actorId: user?.id ?? newId(), action: 'login_refused' }, moment)
    throw new AppError('BAD_CREDENTIALS')
  }
  const opened = await inTransaction(db, async (tx) => {
    // The password may change while this one is being checked, and a session of the old password must not outlive it.
    const unchanged = await tx
      .updateTable('users')
      .set({ language })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .returning(['id', 'role', hasSecondStep(sql`users.id`).as('hasSecondStep')])
      .executeTakeFirst()
    if (!unchanged) throw new AppError('BAD_CREDENTIALS')
    if (unchanged.hasSecondStep) return openTicket(tx, unchanged, moment, visitor)
    return { user: toUserResponse(user), access_token: await openSession(tx, unchanged, at, visitor.device) }
  })
  await limits.giveBack('failedLoginByAccountAndAddress', caller.accountAndOrigin)
  if (!caller.isKnown) await limits.giveBack('failedLoginByAccountADay', caller.account)
  // A person who has proved only the password does not count as known yet.
  if ('user' in opened) await rememberCaller(limits, email, visitor)
  return opened
}

/** Counts a try as failed until it succeeds. @throws AppError TOO_MANY_REQUESTS */
async function takeTry(limits: Services['limits'], email: string, visitor: Visitor): Promise<Caller> {
  const caller = await callerOf(limits, email, visitor)
  await limits.take('loginByAddress', caller.origin)
  await limits.take('failedLoginByAccountAndAddress', caller.accountAndOrigin)
  if (!caller.isKnown) await limits.take('failedLoginByAccountADay', caller.account)
  return caller
}

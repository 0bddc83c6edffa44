import { randomBytes } from 'node:crypto'
import type { SecondStepAsked, Session } from '../../contract/account.ts'
import type { PasskeyChallenge, PasskeySigned } from '../../contract/passkeys.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import type { Moment } from '../moment.ts'
import { rememberCaller } from './caller.ts'
import { makeChallenge, type Site, usePasskey } from './passkeys.ts'
import { tryingCode, useSecondStep } from './second-step.ts'
import { openSession } from './sessions.ts'
import { toUserResponse } from './store.ts'
import type { Visitor } from './visitor.ts'

const LIFETIME_MS = 10 * MINUTE_MS

/** A code of the app, a recovery code, or the answer of a passkey. */
type Given = { code: string } | { passkey: PasskeySigned }

/** Begins the second step of a login with the right password. Only the hash of the ticket is stored. */
export async function openTicket(
  tx: Tx,
  user: { id: string },
  { at }: Pick<Moment, 'at'>,
  { device }: Pick<Visitor, 'device'>,
): Promise<SecondStepAsked> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + LIFETIME_MS)
  await tx
    .insertInto('login_tickets')
    .values({ token_hash: hashToken(ticket), user_id: user.id, device, expires_at: expiresAt })
    .execute()
  const { hasApp, hasPasskey } = await tx
    .selectNoFrom((from) => [
      from
        .exists(from.selectFrom('authenticators').where('user_id', '=', user.id).where('secret', 'is not', null))
        .as('hasApp'),
      from.exists(from.selectFrom('passkeys').where('user_id', '=', user.id)).as('hasPasskey'),
    ])
    .executeTakeFirstOrThrow()
  const methods = [...(hasApp ? ['TOTP' as const] : []), ...(hasPasskey ? ['PASSKEY' as const] : [])]
  return { secondStep: { ticket, methods: [...methods, 'RECOVERY_CODE'] } }
}

/**
 * Opens the session after the second step of a login. Only wrong codes count towards the limit, over all tickets of the account.
 * @throws AppError LOGIN_TICKET_ENDED, SECOND_STEP_WRONG, PASSKEY_WRONG, TOO_MANY_REQUESTS
 */
export async function finishLogin(
  db: Db,
  visitor: Visitor,
  { ticket, ...given }: { ticket: string } & Given,
  moment: Moment,
  { limits, env }: Pick<Services, 'limits' | 'env'>,
): Promise<Session> {
  const tokenHash = hashToken(ticket)
  const user = await findTicket(db, tokenHash, moment.at)
  if (!user) throw new AppError('LOGIN_TICKET_ENDED')
  const open = async (tx: Tx) => {
    const ended = await tx
      .deleteFrom('login_tickets')
      .where('token_hash', '=', tokenHash)
      .returning('user_id')
      .executeTakeFirst()
    if (!ended) throw new AppError('LOGIN_TICKET_ENDED')
    // The error rolls the transaction back, so that the ticket stays for the next try.
    if ('passkey' in given) {
      if (!(await usePasskey(tx, user.id, 'LOGIN', given.passkey, moment.at, env))) throw new AppError('PASSKEY_WRONG')
    } else if (!(await useSecondStep(tx, user.id, given.code, moment.at)))
      throw new AppError('SECOND_STEP_WRONG', { field: 'code' })
    return openSession(tx, user, moment.at, user.device)
  }
  const token = await tryingCode(db, user.id, moment, { limits }, () => inTransaction(db, open))
  await rememberCaller(limits, user.email, visitor)
  return { user: toUserResponse(user), access_token: token }
}

/** @throws AppError LOGIN_TICKET_ENDED */
export async function beginPasskeyLogin(
  db: Db,
  { ticket }: { ticket: string },
  { at }: Pick<Moment, 'at'>,
  site: Site,
): Promise<PasskeyChallenge> {
  const user = await findTicket(db, hashToken(ticket), at)
  if (!user) throw new AppError('LOGIN_TICKET_ENDED')
  return makeChallenge(db, user.id, 'LOGIN', at, site)
}

const findTicket = (db: Db, tokenHash: string, at: Date) =>
  db
    .selectFrom('login_tickets')
    .innerJoin('users', 'users.id', 'login_tickets.user_id')
    .select(['users.id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole', 'login_tickets.device'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst()

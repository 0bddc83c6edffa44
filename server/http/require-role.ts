import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { sql } from 'kysely'
import { SETTING_UP } from '../../contract/http.ts'
import type { Db } from '../../db/connect.ts'
import { NAMED } from '../../db/named-statements.ts'
import type { ApiEnv, SignedInEnv } from './context.ts'
import { AppError } from './app-error.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The hash of the token in the header of a request. */
export function tokenIn(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1]
  return token && hashToken(token)
}

/** The user of a valid token. */
export const liveSession = (db: Db, tokenHash: string, at: Date) =>
  db
    .selectFrom('sessions')
    .modifyFront(sql.raw(NAMED))
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.role',
      'users.staff_role as staffRole',
      'users.mail_language as mailLanguage',
      'sessions.id as sessionId',
      // A subquery that runs only for users who must have a second step.
      sql<boolean | null>`users.second_step_due <= ${at} and not exists (
        select from authenticators where user_id = users.id and secret is not null)`.as('mustSetUp'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', at)
    .executeTakeFirst()

/**
 * Lets a request pass if its token belongs to a valid session and its user has one of `roles`, both according to the current
 * database.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, STAFF_ROLE, SECOND_STEP_REQUIRED
 */
export const requireRole = (roles: readonly string[]) =>
  createMiddleware<ApiEnv & SignedInEnv>(async (c, next) => {
    const token = tokenIn(c.req.header('authorization'))
    const session = token && (await liveSession(c.var.db, token, c.var.moment.at))
    if (!session) throw new AppError('UNAUTHENTICATED')
    const { mustSetUp, ...user } = session
    if (!roles.includes(user.role)) throw new AppError('FORBIDDEN')
    if (user.role === 'ADMIN' && !roles.includes(user.staffRole ?? '')) throw new AppError('STAFF_ROLE')
    if (mustSetUp && !roles.includes(SETTING_UP)) throw new AppError('SECOND_STEP_REQUIRED')
    c.set('user', user)
    c.header('Cache-Control', 'no-store')
    await next()
  })

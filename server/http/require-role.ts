import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { sql } from 'kysely'
import { NAMED } from '../../db/named-statements.ts'
import { prepared } from '../../db/prepared.ts'
import type { ApiEnv, SignedIn, SignedInEnv } from './context.ts'
import { AppError } from './app-error.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const liveSession = prepared((db, { tokenHash, at }: { tokenHash: string; at: Date }) =>
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
      'users.mail_language as mailLanguage',
      'sessions.id as sessionId',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', at),
)

/**
 * Lets a request pass whose token belongs to a live session and whose user has one of `roles`, as the database has it now.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export const requireRole = (roles: readonly string[]) =>
  createMiddleware<ApiEnv & SignedInEnv>(async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
    const user: SignedIn | undefined | '' =
      token && (await liveSession.first(c.var.db, { tokenHash: hashToken(token), at: c.var.moment.at }))
    if (!user) throw new AppError('UNAUTHENTICATED')
    if (!roles.includes(user.role)) throw new AppError('FORBIDDEN')
    c.set('user', user)
    c.header('Cache-Control', 'no-store')
    await next()
  })

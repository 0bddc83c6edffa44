import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OwnSession } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Role } from '../../domain/role.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/context.ts'
import { hashToken } from '../http/require-role.ts'
import { HOUR_MS } from '../../domain/durations.ts'

// What ends a session:
// - its lifetime: http/require-role.ts refuses an expired session, and housekeeping deletes it;
// - its user: logout, ending one session, ending all others;
// - a new password, a new role, a deleted account: the trigger users_end_sessions in db/migrations/0001_foundation.sql deletes all
// sessions of the user, whichever statement made the change.

/** How long a token lives, in hours (CONTRACT.md, "token"). */
const lifetime = { USER: 7 * 24, ADMIN: 12 } as const satisfies Record<Role, number>

/**
 * The number of sessions that a list shows, which is more than anyone opens within a week. The rest can only be ended all at once.
 */
const MOST_SHOWN = 100

/**
 * Opens a session and returns its token: 256 random bits, of which only the hash is stored. `device` is the name by which its user
 * recognizes it, null if it is unknown.
 */
export async function openSession(
  db: Db,
  user: { id: string; role: Role },
  at: Date,
  device: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      user_id: user.id,
      device,
      created_at: at,
      expires_at: new Date(at.getTime() + lifetime[user.role] * HOUR_MS),
    })
    .execute()
  return token
}

/** The sessions of a user: the current one first, then the newest. */
export async function listSessions(
  db: Db,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  at: Date,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'expires_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', at)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    device: row.device,
    current: row.id === sessionId,
  }))
}

/** Ends the session of the request. */
export async function logOut(db: Db, { sessionId }: Pick<SignedIn, 'sessionId'>): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** @throws AppError NOT_FOUND, also for the session of another user */
export async function endSession(db: Db, user: Pick<SignedIn, 'id'>, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new AppError('NOT_FOUND')
}

/** Ends all sessions of a user except the session of the request. */
export async function endOtherSessions(db: Db, user: Pick<SignedIn, 'id' | 'sessionId'>): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', user.sessionId).execute()
}

/** Deletes at most `most` expired sessions, and returns how many. */
export async function deleteExpiredSessions(db: Db, at: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', (from) => from.selectFrom('sessions').select('id').where('expires_at', '<=', at).limit(most))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

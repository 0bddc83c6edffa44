import { sql } from 'kysely'
import type { OwnSession } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../http/app-error.ts'

type Own = { id: string; sessionId: string }

/** More logins than anyone has within a week; the rest can still be ended all at once. */
const MOST_SHOWN = 100

/** Where a user is logged in: this session first, then the newest. */
export async function listSessions(db: Db, { id, sessionId }: Own, at: Date): Promise<OwnSession[]> {
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

/** @throws AppError NOT_FOUND, also for the session of another user */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new AppError('NOT_FOUND')
}

export async function endOtherSessions(db: Db, { id, sessionId }: Own): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', sessionId).execute()
}

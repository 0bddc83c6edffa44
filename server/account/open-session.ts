import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import type { Role } from '../../db/tables.ts'
import { hashToken } from '../http/session.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long a token lives, in hours (CONTRACT.md, "token"). */
const lifetime = { USER: 7 * 24, ADMIN: 12 } as const satisfies Record<Role, number>

/** Opens a session and answers its token, 256 bits that are kept nowhere. */
export async function openSession(db: Db, user: { id: string; role: Role }, at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: at,
      expires_at: new Date(at.getTime() + lifetime[user.role] * HOUR_MS),
    })
    .execute()
  return token
}

import { randomBytes } from 'node:crypto'
import type { Role } from '../../domain/role.ts'
import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { hashToken } from '../http/require-role.ts'

/** Where, in which language and when someone comes in. */
export type Opening = { language: Language; device: string | null; at: Date }

const HOUR_MS = 60 * 60 * 1000
/** How long a token lives, in hours (CONTRACT.md, "token"). */
const lifetime = { USER: 7 * 24, ADMIN: 12 } as const satisfies Record<Role, number>

/**
 * Opens a session and answers its token, 256 bits that are kept nowhere. `device` is what its user knows it by, null
 * where that is not known.
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

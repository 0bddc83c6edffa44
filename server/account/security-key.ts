import type { Db } from '../../db/connect.ts'
import { hashSecret, matchesSecret } from './password.ts'
import { recordRefusal } from '../audit/refused-tries.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { AuditMoment } from '../moment.ts'

const NAME = 'security_key_hash'

/** Stores the hash of the security key that an admin gives with each edit of the catalogue. */
export async function storeSecurityKey(db: Db, key: string): Promise<void> {
  const value = await hashSecret(key)
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const readHash = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst())?.value

export async function isSecurityKey(db: Db, key: string): Promise<boolean> {
  const hash = await readHash(db)
  return hash !== undefined && (await matchesSecret(key, hash))
}

type Given = {
  key: string
  /** The path of the key in the body. */ field: string
  /** What the edit changes. */ id: string
}

/**
 * Checks the security key of an edit, and records a wrong one. Only wrong keys count towards the limit: an operator may edit as
 * often as they like.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS
 */
export async function checkEditKey(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { key, field, id }: Given,
  moment: AuditMoment,
  { limits, log }: Pick<Services, 'limits' | 'log'>,
): Promise<void> {
  await limits.take('securityKeyByAccount', actor.id)
  if (!(await isSecurityKey(db, key))) {
    log.warn({ actorId: actor.id, subjectId: id }, 'wrong security key')
    await recordRefusal(db, { actorId: actor.id, action: 'security_key_refused', subjectId: id }, moment)
    throw new AppError('BAD_KEY', { field })
  }
  await limits.giveBack('securityKeyByAccount', actor.id)
}

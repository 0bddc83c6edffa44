import type { Db } from '../../db/connect.ts'
import { hashSecret, matchesSecret } from './password.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'

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

/**
 * Only wrong keys count towards the limit: an operator may edit as often as they like. `field` is where the key is in the body.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS
 */
export async function checkSecurityKey(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { key, field }: { key: string; field: string },
  { limits }: Pick<Services, 'limits'>,
): Promise<void> {
  await limits.take('securityKeyByAccount', actor.id)
  if (!(await isSecurityKey(db, key))) throw new AppError('BAD_KEY', { field })
  await limits.giveBack('securityKeyByAccount', actor.id)
}

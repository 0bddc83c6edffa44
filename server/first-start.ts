import { randomBytes } from 'node:crypto'
import { claimOnce, FIRST_START } from '../db/claim-once.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../db/new-id.ts'
import { seedDemo } from '../db/seed/seed.ts'
import { inTransaction } from '../db/transaction.ts'
import { secondStepDue } from '../domain/second-step.ts'
import { emailKey } from './account/store.ts'
import { hashSecret } from './account/password.ts'
import { isSecurityKey, storeSecurityKey } from './account/security-key.ts'
import type { Env } from './env.ts'

const newSecret = (): string => randomBytes(15).toString('base64url')

/** Secrets that were generated and can be shown only now, because only their hashes are stored. */
export type GeneratedSecrets = { email: string; password?: string; securityKey?: string }

type Settings = Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'ADMIN_SECURITY_KEY' | 'SEED'>

/**
 * Creates the first admin, the security key and the demo content, once per database: of several instances that start together one
 * does it while the others wait. Returns the generated secrets, or null if it was not the first start. A security key in the
 * environment replaces the stored one at every start, because it can be changed in no other way.
 */
export async function prepareFirstStart(db: Db, env: Settings, at: Date): Promise<GeneratedSecrets | null> {
  const password = env.ADMIN_PASSWORD ?? newSecret()
  const securityKey = env.ADMIN_SECURITY_KEY ?? newSecret()
  const isFirst = await inTransaction(db, async (tx) => {
    if (!(await claimOnce(tx, FIRST_START, at))) return false
    await tx
      .insertInto('users')
      .values({
        id: newId(),
        name: 'Admin',
        email: env.ADMIN_EMAIL,
        email_key: emailKey(env.ADMIN_EMAIL),
        phone: '',
        password_hash: await hashSecret(password),
        role: 'ADMIN',
        staff_role: 'OWNER',
        staff_since: at,
        second_step_due: secondStepDue('OWNER', at),
        created_at: at,
      })
      .execute()
    await storeSecurityKey(tx, securityKey)
    if (env.SEED === 'demo') await seedDemo(tx, await hashSecret(newSecret()), at)
    return true
  })
  if (!isFirst) {
    if (env.ADMIN_SECURITY_KEY && !(await isSecurityKey(db, env.ADMIN_SECURITY_KEY)))
      await storeSecurityKey(db, env.ADMIN_SECURITY_KEY)
    return null
  }
  return {
    email: env.ADMIN_EMAIL,
    ...(env.ADMIN_PASSWORD ? {} : { password }),
    ...(env.ADMIN_SECURITY_KEY ? {} : { securityKey }),
  }
}

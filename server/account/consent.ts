import type { Selectable } from 'kysely'
import type { Consent } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import type { Users } from '../../db/account-tables.ts'

type Row = Pick<Selectable<Users>, 'consent_version' | 'consent_at'>

export const toConsentResponse = ({ consent_version: version, consent_at: at }: Row): Consent | null =>
  version !== null && at !== null ? { version, givenAt: at.toISOString() } : null

/** The consent that a person gave by registering. */
export const readConsent = async (db: Db, { id }: { id: string }): Promise<Consent | null> =>
  toConsentResponse(
    await db
      .selectFrom('users')
      .select(['consent_version', 'consent_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

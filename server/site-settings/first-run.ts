import { sql } from 'kysely'
import type { FirstRun } from '../../contract/desk/first-run.ts'
import { claimOnce } from '../../db/claim-once.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type FirstRunStep, firstRunSteps } from '../../domain/first-run.ts'
import { DEFAULT_NAME } from '../../domain/brand.ts'
import type { Env } from '../env.ts'

const CLOSED = 'first_run_closed'

/** An owner has read that all is done. The list is then closed in each browser. */
export const closeFirstRun = (db: Db, at: Date) => inTransaction(db, (tx) => claimOnce(tx, CLOSED, at))

/** The steps that are missing before the first devotee pays, for the desk and for `npm run doctor`. One statement. */
export async function readFirstRun(
  db: Db,
  env: Pick<Env, 'asSet' | 'invented' | 'hasPayee' | 'payeeIsDemo'>,
  { evenClosed = false } = {},
): Promise<FirstRun> {
  const { rows } = await sql<Record<'email' | 'city' | 'offer' | 'photo' | 'booking' | 'closed', boolean>>`select
    not exists (select from users where staff_role = 'OWNER' and email_key like '%@example.com') as email,
    exists (select from cities where status = 'PUBLISHED') as city,
    exists (select from packages where status = 'PUBLISHED')
      or exists (select from poojas where status = 'PUBLISHED') as offer,
    exists (select from photos where subject_kind <> 'SITE') as photo,
    exists (select from bookings where is_test) or exists (select from bookings where verified) as booking,
    exists (select from settings where name = ${CLOSED}) as closed`.execute(db)
  const [found] = rows
  const isOwn = (...names: (keyof Env['asSet'])[]) =>
    names.every((name) => env.asSet[name] && !env.invented.includes(name))
  const isDone: Record<FirstRunStep, boolean | undefined> = {
    // A firm without a GSTIN is not registered.
    FIRM: isOwn('LEGAL_NAME', 'LEGAL_ADDRESS'),
    PAYEE: env.hasPayee && !env.payeeIsDemo,
    // Both names, for a logo alone leaves one of ours.
    NAME: env.asSet.SITE_NAME !== DEFAULT_NAME.en && env.asSet.SITE_NAME_HINDI !== DEFAULT_NAME.hi,
    CARE: isOwn('CARE_PHONE', 'CARE_EMAIL'),
    EMAIL: found?.email,
    CITY: found?.city,
    OFFER: found?.offer,
    PHOTO: found?.photo,
    TEST_BOOKING: found?.booking,
  }
  if (found?.closed && !evenClosed) return []
  return firstRunSteps.map((step) => ({ step, isDone: isDone[step] === true }))
}

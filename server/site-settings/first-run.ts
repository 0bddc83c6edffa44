import { sql } from 'kysely'
import type { FirstRun } from '../../contract/desk/first-run.ts'
import type { Db } from '../../db/connect.ts'
import { type FirstRunStep, firstRunSteps } from '../../domain/first-run.ts'
import { payeeFields } from '../../domain/payee.ts'
import type { Env } from '../env.ts'
import { variableOf } from './names.ts'

/** What is missing before the first devotee pays: for the desk and for `npm run doctor`. One statement. */
export async function readFirstRun(db: Db, { invented, brand }: Pick<Env, 'invented' | 'brand'>): Promise<FirstRun> {
  const { rows } = await sql<Record<'city' | 'offer' | 'photo' | 'booking', boolean>>`select
    exists (select from cities where status = 'PUBLISHED') as city,
    exists (select from packages where status = 'PUBLISHED')
      or exists (select from poojas where status = 'PUBLISHED') as offer,
    exists (select from photos where subject_kind <> 'SITE') as photo,
    exists (select from bookings where is_test) or exists (select from bookings where verified) as booking`.execute(db)
  const [found] = rows
  const isOwn = (names: readonly (keyof typeof variableOf)[]) =>
    !names.some((one) => invented.includes(variableOf[one]))
  const isDone: Record<FirstRunStep, boolean | undefined> = {
    FIRM: isOwn(['legalName', 'legalAddress', 'gstin']),
    PAYEE: isOwn(payeeFields),
    NAME: brand !== undefined,
    CARE: isOwn(['carePhone', 'careEmail']),
    CITY: found?.city,
    OFFER: found?.offer,
    PHOTO: found?.photo,
    TEST_BOOKING: found?.booking,
  }
  return firstRunSteps.map((step) => ({ step, isDone: isDone[step] === true }))
}

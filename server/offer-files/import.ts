import type { OfferPlan } from '../../contract/offer-files.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { checkEditKey } from '../account/security-key.ts'
import { recordChange } from '../audit/store.ts'
import { lockList } from '../catalogue/cities.ts'
import { insertPackage, insertPooja } from '../catalogue/offers.ts'
import { changePackage, changePooja, lockPackage, lockPooja } from '../catalogue/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { type Planned, planOffers, toPlanResponse } from './plan.ts'
import { readOfferFile } from './read-file.ts'
import { readOffers } from './stored.ts'

type Deps = Pick<Services, 'limits' | 'log' | 'env'>

const readerOf = ({ language }: Moment, { env }: Pick<Deps, 'env'>) => ({ language, phone: env.CARE_PHONE })

/** Says what an import of a file would do; writes nothing. @throws AppError OFFERS_FILE_UNREADABLE, OFFERS_FILE_LONG */
export async function previewOffers(db: Db, bytes: Uint8Array, moment: Moment, deps: Deps): Promise<OfferPlan> {
  const rows = await readOfferFile(bytes)
  return toPlanResponse(planOffers(rows, await readOffers(db), readerOf(moment, deps)))
}

/**
 * Imports all rows of a file, or none. New offers are drafts at the end of their city's lists.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, OFFERS_FILE_UNREADABLE, OFFERS_FILE_LONG, OFFERS_FILE_WRONG, OFFERS_FILE_CHANGED if
 * the result would differ from the plan with `digest`
 */
export async function importOffers(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { bytes, key, digest }: { bytes: Uint8Array; key: string; digest: string },
  moment: Moment,
  deps: Deps,
): Promise<{ added: number; changed: number }> {
  await checkEditKey(db, actor, { id: actor.id, key, field: 'key' }, moment, deps)
  const rows = await readOfferFile(bytes)
  return inTransaction(db, async (tx) => {
    await lockList(tx)
    const planned = planOffers(rows, await readOffers(tx), readerOf(moment, deps))
    const wrong = planned.filter(({ act }) => act === 'WRONG').length
    if (wrong > 0) throw new AppError('OFFERS_FILE_WRONG', { words: { count: String(wrong) } })
    if (toPlanResponse(planned).digest !== digest) throw new AppError('OFFERS_FILE_CHANGED')
    for (const row of planned) await write(tx, actor, row, moment)
    const count = (act: Planned['act']) => planned.filter((row) => row.act === act).length
    return { added: count('ADD'), changed: count('CHANGE') }
  })
}

async function write(tx: Tx, actor: Pick<SignedIn, 'id'>, { act, stored, write: of }: Planned, moment: Moment) {
  if (!of || act === 'SAME') return
  if (!stored) {
    if (of.kind === 'package') await insertPackage(tx, actor, of.columns, moment)
    else await insertPooja(tx, actor, of.columns, moment)
    return
  }
  const before = of.kind === 'package' ? await lockPackage(tx, stored.id) : await lockPooja(tx, stored.id)
  const after =
    of.kind === 'package'
      ? await changePackage(tx, stored.id, of.columns)
      : await changePooja(tx, stored.id, of.columns)
  const action = of.kind === 'package' ? 'package_edited' : 'pooja_edited'
  await recordChange(tx, { actorId: actor.id, action, subjectId: stored.id, from: before, to: after }, moment)
}

import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkSecurityKey } from '../account/security-key.ts'
import { recordChange } from '../audit/store.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import {
  changePackage,
  changePooja,
  getPackage,
  getPooja,
  type PackageColumns,
  type PackageRow,
  type PoojaColumns,
  type PoojaRow,
} from './store.ts'

type Edit<Columns> = { id: string; key: string; columns: Columns }

/**
 * Edits a package; quotes and bookings keep their copies.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND
 */
export async function updatePackage(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, columns }: Edit<PackageColumns>,
  { at }: Moment,
  deps: Pick<Services, 'limits'>,
): Promise<PackageRow> {
  await checkSecurityKey(db, actor, key, deps)
  return inTransaction(db, async (tx) => {
    const before = await getPackage(tx, id)
    const after = await changePackage(tx, id, columns)
    const change = { actorId: actor.id, action: 'package_edited', subjectId: id, from: before, to: after, at }
    await recordChange(tx, change)
    return after
  })
}

/**
 * Edits a pooja; quotes and bookings keep their copies.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND
 */
export async function updatePooja(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, columns }: Edit<PoojaColumns>,
  { at }: Moment,
  deps: Pick<Services, 'limits'>,
): Promise<PoojaRow> {
  await checkSecurityKey(db, actor, key, deps)
  return inTransaction(db, async (tx) => {
    const before = await getPooja(tx, id)
    const after = await changePooja(tx, id, columns)
    const change = { actorId: actor.id, action: 'pooja_edited', subjectId: id, from: before, to: after, at }
    await recordChange(tx, change)
    return after
  })
}

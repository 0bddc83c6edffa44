import type { EventEdit, PackageEdit } from '../../contract/catalogue.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkEditKey } from '../account/security-key.ts'
import { recordChange } from '../audit/store.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { checkUnchanged } from './check-unchanged.ts'
import { checkCity } from './offers.ts'
import { toStaffPackageFields, toStaffPoojaFields } from './response.ts'
import {
  changePackage,
  changePooja,
  lockPackage,
  lockPooja,
  type PackageColumns,
  type PackageRow,
  type PoojaColumns,
  type PoojaRow,
} from './store.ts'

type Edit<Columns, Before> = { id: string; key: string; columns: Columns; before: Before | undefined }

/**
 * Edits a package; quotes and bookings keep their copies.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND, EDITED_MEANWHILE, CITY_UNKNOWN
 */
export async function updatePackage(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, columns, before: read }: Edit<PackageColumns, PackageEdit['before']>,
  moment: Moment,
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<PackageRow> {
  await checkEditKey(db, actor, { id, key, field: 'content.key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const before = await lockPackage(tx, id)
    checkUnchanged(read, toStaffPackageFields(before), { field: 'content', language: moment.language })
    await checkCity(tx, columns, 'content.city', before.city)
    const after = await changePackage(tx, id, columns)
    const change = { actorId: actor.id, action: 'package_edited', subjectId: id, from: before, to: after } as const
    await recordChange(tx, change, moment)
    return after
  })
}

/**
 * Edits a pooja; quotes and bookings keep their copies.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND, EDITED_MEANWHILE, CITY_UNKNOWN
 */
export async function updatePooja(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, columns, before: read }: Edit<PoojaColumns, EventEdit['before']>,
  moment: Moment,
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<PoojaRow> {
  await checkEditKey(db, actor, { id, key, field: 'event.key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const before = await lockPooja(tx, id)
    checkUnchanged(read, toStaffPoojaFields(before), { field: 'event', language: moment.language })
    await checkCity(tx, columns, 'event.city', before.city)
    const after = await changePooja(tx, id, columns)
    const change = { actorId: actor.id, action: 'pooja_edited', subjectId: id, from: before, to: after } as const
    await recordChange(tx, change, moment)
    return after
  })
}

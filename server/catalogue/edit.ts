import type { EventEdit, PackageEdit } from '../../contract/catalogue.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkSecurityKey } from '../account/security-key.ts'
import { recordRefusal } from '../audit/refused-tries.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { AuditMoment, Moment } from '../moment.ts'
import { checkUnchanged } from './check-unchanged.ts'
import { toPackageResponse, toPoojaResponse } from './response.ts'
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
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND, EDITED_MEANWHILE
 */
export async function updatePackage(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, columns, before: read }: Edit<PackageColumns, PackageEdit['before']>,
  moment: Moment,
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<PackageRow> {
  await checkKey(db, actor, { id, key, field: 'content.key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const before = await lockPackage(tx, id)
    checkUnchanged(read, toPackageResponse(before), { field: 'content', language: moment.language })
    const after = await changePackage(tx, id, columns)
    const change = { actorId: actor.id, action: 'package_edited', subjectId: id, from: before, to: after } as const
    await recordChange(tx, change, moment)
    return after
  })
}

/**
 * Edits a pooja; quotes and bookings keep their copies.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND, EDITED_MEANWHILE
 */
export async function updatePooja(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, columns, before: read }: Edit<PoojaColumns, EventEdit['before']>,
  moment: Moment,
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<PoojaRow> {
  await checkKey(db, actor, { id, key, field: 'event.key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const before = await lockPooja(tx, id)
    checkUnchanged(read, toPoojaResponse(before), { field: 'event', language: moment.language })
    const after = await changePooja(tx, id, columns)
    const change = { actorId: actor.id, action: 'pooja_edited', subjectId: id, from: before, to: after } as const
    await recordChange(tx, change, moment)
    return after
  })
}

/** Checks the security key of an edit, and records a wrong one. @throws AppError BAD_KEY, TOO_MANY_REQUESTS */
async function checkKey(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, field }: { id: string; key: string; field: string },
  moment: AuditMoment,
  { limits, log }: Pick<Services, 'limits' | 'log'>,
): Promise<void> {
  try {
    await checkSecurityKey(db, actor, { key, field }, { limits })
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_KEY') {
      log.warn({ actorId: actor.id, subjectId: id }, 'wrong security key')
      await recordRefusal(db, { actorId: actor.id, action: 'security_key_refused', subjectId: id }, moment)
    }
    throw error
  }
}

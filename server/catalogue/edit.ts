import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkSecurityKey } from '../account/security-key.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
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
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<PackageRow> {
  await checkKey(db, actor, { id, key, field: 'content.key' }, at, deps)
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
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<PoojaRow> {
  await checkKey(db, actor, { id, key, field: 'event.key' }, at, deps)
  return inTransaction(db, async (tx) => {
    const before = await getPooja(tx, id)
    const after = await changePooja(tx, id, columns)
    const change = { actorId: actor.id, action: 'pooja_edited', subjectId: id, from: before, to: after, at }
    await recordChange(tx, change)
    return after
  })
}

/** Checks the security key of an edit, and records a wrong one. @throws AppError BAD_KEY, TOO_MANY_REQUESTS */
async function checkKey(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, key, field }: { id: string; key: string; field: string },
  at: Date,
  { limits, log }: Pick<Services, 'limits' | 'log'>,
): Promise<void> {
  try {
    await checkSecurityKey(db, actor, { key, field }, { limits })
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_KEY') {
      log.warn({ actorId: actor.id, subjectId: id }, 'wrong security key')
      const attempt = { actorId: actor.id, action: 'security_key_refused', subjectId: id, from: null, to: null, at }
      await inTransaction(db, (tx) => recordChange(tx, attempt))
    }
    throw error
  }
}

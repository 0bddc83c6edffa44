import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntry } from '../../contract/desk/history.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { AuditAction } from '../../domain/audit.ts'
import type { Language } from '../../domain/language.ts'
import { auditChanges } from '../../messages/audit-changes.ts'
import { checkEditKey } from '../account/security-key.ts'
import { findEntries, type FoundEntry } from '../audit/find-entries.ts'
import { toAuditResponse } from '../audit/response.ts'
import { recordChange } from '../audit/store.ts'
import { AppError, notFound } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { lockList, saveCity } from './cities.ts'
import { type CityColumns, lockCity } from './city-store.ts'
import { checkCity } from './offers.ts'
import { changePackage, changePooja, lockPackage, lockPooja, type PackageColumns, type PoojaColumns } from './store.ts'

/** Computes the columns to store from the stored ones. */
type Back = (now: object) => object
type Saved = { before: object; after: object }
type Kind = { action: AuditAction; save: (tx: Tx, id: string, back: Back, moment: Moment) => Promise<Saved> }

const packageKind: Kind = {
  action: 'package_edited',
  save: async (tx, id, back) => {
    const before = await lockPackage(tx, id)
    const columns = back(before) as PackageColumns
    await checkCity(tx, columns, 'city', before.city)
    return { before, after: await changePackage(tx, id, columns) }
  },
}

const poojaKind: Kind = {
  action: 'pooja_edited',
  save: async (tx, id, back) => {
    const before = await lockPooja(tx, id)
    const columns = back(before) as PoojaColumns
    await checkCity(tx, columns, 'city', before.city)
    return { before, after: await changePooja(tx, id, columns) }
  },
}

const cityKind: Kind = {
  action: 'city_edited',
  save: async (tx, id, back, moment) => {
    await lockList(tx)
    const before = await lockCity(tx, id)
    return { before, after: await saveCity(tx, before, back(before) as CityColumns, moment) }
  },
}

/** The changes that can be taken back. */
const kinds: Partial<Record<string, Kind>> = {
  package_edited: packageKind,
  package_status: packageKind,
  pooja_edited: poojaKind,
  pooja_status: poojaKind,
  city_edited: cityKind,
  city_status: cityKind,
}

const shown = [
  'package_edited',
  'package_created',
  'package_status',
  'pooja_edited',
  'pooja_created',
  'pooja_status',
  'city_edited',
  'city_created',
  'city_status',
  'photo_added',
  'photo_deleted',
  'photos_ordered',
] as const satisfies readonly AuditAction[]

/** The changes of a city, package or pooja, newest first. */
export const readHistory = (db: Db, id: string, page: Page): Promise<FoundEntry[]> =>
  findEntries(db, { subject: id, actions: shown }, page)

export const toHistoryResponse = (row: FoundEntry, language: Language): HistoryEntry => ({
  ...toAuditResponse(row, language),
  canUndo: changedIn(row).length > 0,
})

type Entry = { action: string; changed_from: unknown; changed_to: unknown }

/** These columns are not content: other calls set the order, and an address never changes. */
const kept = new Set(['id', 'slug', 'position', 'created_at'])

/** The columns that a change has set and that an undo restores. */
function changedIn({ action, changed_from, changed_to }: Entry): string[] {
  if (!kinds[action]) return []
  const [from, to] = [columnsIn(changed_from), columnsIn(changed_to)]
  return Object.keys(from).filter(
    (name) => !kept.has(name) && Object.hasOwn(to, name) && !isDeepStrictEqual(from[name], to[name]),
  )
}

const columnsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

type Undo = { id: string; entryId: string; key: string }

/**
 * Restores what a change of a city, package or pooja replaced, as a new change. Later changes of other fields stay.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND, CITY_UNKNOWN, CITY_TAKEN, CHANGED_SINCE if one of its fields was changed
 * again
 */
export async function undoChange(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { id, entryId, key }: Undo,
  moment: Moment,
  deps: Pick<Services, 'limits' | 'log'>,
): Promise<null> {
  await checkEditKey(db, actor, { id, key, field: 'key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const entry = await tx
      .selectFrom('audit')
      .select(['action', 'changed_from', 'changed_to'])
      .where('id', '=', entryId)
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow(notFound)
    const kind = kinds[entry.action]
    const names = changedIn(entry)
    if (!kind || names.length === 0) throw notFound()
    const { before, after } = await kind.save(tx, id, (now) => columnsBefore(entry, names, now, moment), moment)
    // Somebody has already taken it back.
    if (isDeepStrictEqual(before, after)) return null
    const change = { actorId: actor.id, action: kind.action, subjectId: id, from: before, to: after }
    await recordChange(tx, change, moment)
    return null
  })
}

/** The stored row, in which the columns `names` have their values from before the change. @throws AppError CHANGED_SINCE */
function columnsBefore(entry: Entry, names: string[], now: object, { language }: Moment): object {
  const picked = (value: unknown) => Object.fromEntries(names.map((name) => [name, columnsIn(value)[name]]))
  const [from, to, stored] = [picked(entry.changed_from), picked(entry.changed_to), picked(now)]
  if (!isDeepStrictEqual(stored, from) && !isDeepStrictEqual(stored, to)) {
    const fields = auditChanges({ action: entry.action, before: to, after: stored }, language).map(({ label }) => label)
    throw new AppError('CHANGED_SINCE', { words: { fields: fields.join(', ') } })
  }
  const { id: _, ...columns } = { ...columnsIn(now), ...from }
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, asColumn(value)]))
}

/** Lists are stored in JSON columns. */
const asColumn = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value)

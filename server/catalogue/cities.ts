import { sql } from 'kysely'
import type { CityEdit, NewCity } from '../../contract/city.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { slugOf } from '../../domain/city.ts'
import type { PublicationStatus } from '../../domain/publication.ts'
import { recordChange, recordChanges } from '../audit/store.ts'
import { AppError, notFound } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { checkEditKey } from '../account/security-key.ts'
import { checkUnchanged } from './check-unchanged.ts'
import {
  type CityColumns,
  type CityRow,
  findCityLike,
  listCities,
  lockCity,
  toCityColumns,
  toStaffCityFields,
} from './city-store.ts'
import type { WithPhotos } from './store.ts'

type Actor = Pick<SignedIn, 'id'>
type Deps = Pick<Services, 'limits' | 'log'>
type CityChange = Partial<CityColumns> & { name: string; status?: PublicationStatus | undefined }

/** Only one transaction at a time may write the list of cities, because it compares names and assigns positions. */
export const lockList = (tx: Tx) => sql`lock table cities in share row exclusive mode`.execute(tx)

/**
 * Adds a city as a draft, at the end of the list.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, CITY_NAME_LATIN, CITY_TAKEN
 */
export async function createCity(db: Db, actor: Actor, city: NewCity, moment: Moment, deps: Deps): Promise<CityRow> {
  await checkEditKey(db, actor, { id: actor.id, key: city.key, field: 'city.key' }, moment, deps)
  const slug = readSlug(city.name)
  return inTransaction(db, async (tx) => {
    await lockList(tx)
    await refuseTaken(tx, slug, city.name, null, moment)
    const row = await tx
      .insertInto('cities')
      .values({
        ...toCityColumns(city),
        id: newId(),
        slug,
        status: 'DRAFT',
        position: sql<number>`(select coalesce(max(position), 0) + 1 from cities)`,
        created_at: moment.at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const change = { actorId: actor.id, action: 'city_created', subjectId: row.id, from: null, to: row } as const
    await recordChange(tx, change, moment)
    return row
  })
}

/**
 * Edits a city. Its packages and poojas get its new names; quotes and bookings keep their copies, and addresses keep the slug.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND, EDITED_MEANWHILE, CITY_NAME_LATIN, CITY_TAKEN
 */
export async function updateCity(db: Db, actor: Actor, city: CityEdit, moment: Moment, deps: Deps): Promise<CityRow> {
  await checkEditKey(db, actor, { id: city.id, key: city.key, field: 'city.key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    await lockList(tx)
    const before = await lockCity(tx, city.id)
    checkUnchanged(city.before, toStaffCityFields(before), { field: 'city', language: moment.language })
    const after = await saveCity(tx, before, { ...toCityColumns(city), scene: city.scene, status: city.status }, moment)
    const change = { actorId: actor.id, action: 'city_edited', subjectId: city.id, from: before, to: after } as const
    await recordChange(tx, change, moment)
    return after
  })
}

/** Stores a city while the list is locked, and writes its names into its offers. @throws AppError CITY_NAME_LATIN, CITY_TAKEN */
export async function saveCity(tx: Tx, before: CityRow, columns: CityChange, moment: Moment): Promise<CityRow> {
  await refuseTaken(tx, readSlug(columns.name), columns.name, before.id, moment)
  const after = await tx
    .updateTable('cities')
    .set(columns)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)
  await renameInOffers(tx, before, after)
  return after
}

async function renameInOffers(tx: Tx, before: CityRow, { name, name_hindi, state, state_hindi }: CityRow) {
  const place = { city: name, city_hindi: name_hindi, state, state_hindi }
  for (const table of ['packages', 'poojas'] as const)
    await tx
      .updateTable(table)
      .set(place)
      .where(sql<boolean>`lower(city) = ${before.name.toLowerCase()}`)
      .where(sql<boolean>`(city, city_hindi, state, state_hindi) is distinct from
        (${name}, ${name_hindi}, ${state}, ${state_hindi})`)
      .execute()
}

function readSlug(name: string): string {
  const slug = slugOf(name)
  if (slug === '') throw new AppError('CITY_NAME_LATIN', { field: 'city.name' })
  return slug
}

async function refuseTaken(tx: Tx, slug: string, name: string, id: string | null, { language }: Moment) {
  const other = await findCityLike(tx, slug, name, id)
  if (other)
    throw new AppError('CITY_TAKEN', {
      field: 'city.name',
      words: { name: language === 'hi' ? other.name_hindi : other.name },
    })
}

type StatusChange = { id: string; status: PublicationStatus; key: string }

/** The number of published offers of a city, which are shown and hidden together with it. */
export type Followed = { packages: number; poojas: number }

/** Publishes or withdraws a city together with its offers. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND */
export async function changeCityStatus(
  db: Db,
  actor: Actor,
  { id, status, key }: StatusChange,
  moment: Moment,
  deps: Deps,
): Promise<{ city: CityRow; followed: Followed }> {
  await checkEditKey(db, actor, { id, key, field: 'key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const before = await lockCity(tx, id)
    const followed = await countOffers(tx, before.name)
    if (before.status === status) return { city: before, followed }
    await tx.updateTable('cities').set({ status }).where('id', '=', id).execute()
    const [from, to] = [{ status: before.status }, { status }]
    await recordChange(tx, { actorId: actor.id, action: 'city_status', subjectId: id, from, to }, moment)
    return { city: { ...before, status }, followed }
  })
}

async function countOffers(tx: Tx, name: string): Promise<Followed> {
  const count = (table: 'packages' | 'poojas') =>
    sql<number>`(select count(*)::int from ${sql.table(table)}
      where lower(city) = ${name.toLowerCase()} and status = 'PUBLISHED')`
  return tx.selectNoFrom([count('packages').as('packages'), count('poojas').as('poojas')]).executeTakeFirstOrThrow()
}

/** Puts all cities in an order. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, ORDER_INCOMPLETE */
export async function orderCities(
  db: Db,
  actor: Actor,
  { order, key }: { order: readonly string[]; key: string },
  moment: Moment,
  deps: Deps,
): Promise<WithPhotos<CityRow>[]> {
  await checkEditKey(db, actor, { id: actor.id, key, field: 'key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    await lockList(tx)
    const cities = await listCities(tx, { forStaff: true })
    const moved = movedIn(cities, order)
    for (const { id, to } of moved) await tx.updateTable('cities').set({ position: to }).where('id', '=', id).execute()
    await recordMoves(tx, actor, 'city_edited', moved, moment)
    return listCities(tx, { forStaff: true })
  })
}

type Move = { id: string; from: number; to: number }

/** The rows whose position an order changes. @throws AppError ORDER_INCOMPLETE if it does not name all rows */
export function movedIn(rows: readonly { id: string; position: number }[], order: readonly string[]): Move[] {
  const known = new Map(rows.map(({ id, position }) => [id, position]))
  if (order.length !== rows.length || order.some((id) => !known.has(id)))
    throw new AppError('ORDER_INCOMPLETE', { field: 'order' })
  return order
    .map((id, index) => ({ id, from: known.get(id) ?? 0, to: index + 1 }))
    .filter(({ from, to }) => from !== to)
}

export async function recordMoves(
  tx: Tx,
  actor: Actor,
  action: 'city_edited' | 'package_edited' | 'pooja_edited',
  moves: readonly Move[],
  moment: Moment,
): Promise<void> {
  if (moves.length === 0) return
  const changes = moves.map(({ id, from, to }) => ({
    actorId: actor.id,
    action,
    subjectId: id,
    from: { position: from },
    to: { position: to },
  }))
  await recordChanges(tx, changes, moment)
}

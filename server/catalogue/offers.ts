import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { PublicationStatus } from '../../domain/publication.ts'
import { recordChange } from '../audit/store.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { checkEditKey } from '../account/security-key.ts'
import { movedIn, recordMoves } from './cities.ts'
import { lockCityNamed } from './city-store.ts'
import { lockPackage, lockPooja, type PackageColumns, type PoojaColumns } from './store.ts'

type Actor = Pick<SignedIn, 'id'>
type Deps = Pick<Services, 'limits' | 'log'>
type Table = 'packages' | 'poojas'

const positionIn = (table: Table, city: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where lower(city) = ${city.toLowerCase()})`

/**
 * Locks the city of an offer, so that nobody renames it meanwhile. An edit that keeps the offer's city does not require that the
 * list contains it.
 * @throws AppError CITY_UNKNOWN
 */
export async function checkCity(tx: Tx, { city }: { city: string }, field: string, stays?: string): Promise<void> {
  if (city !== stays) await lockCityNamed(tx, city, field)
}

/** Adds a package as a draft, at the end of the packages of its city, and records it. */
export async function insertPackage(tx: Tx, actor: Actor, columns: PackageColumns, moment: Moment): Promise<string> {
  const row = await tx
    .insertInto('packages')
    .values({ ...columns, id: newId(), status: 'DRAFT', position: positionIn('packages', columns.city) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordChange(tx, { ...created(actor, row), action: 'package_created' }, moment)
  return row.id
}

/** Adds a pooja as a draft, at the end of the poojas of its city, and records it. */
export async function insertPooja(tx: Tx, actor: Actor, columns: PoojaColumns, moment: Moment): Promise<string> {
  const row = await tx
    .insertInto('poojas')
    .values({ ...columns, id: newId(), status: 'DRAFT', position: positionIn('poojas', columns.city) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordChange(tx, { ...created(actor, row), action: 'pooja_created' }, moment)
  return row.id
}

const created = (actor: Actor, row: { id: string }) => ({ actorId: actor.id, subjectId: row.id, from: null, to: row })

type Insert<Columns> = (tx: Tx, actor: Actor, columns: Columns, moment: Moment) => Promise<string>

/** Adds an offer of a kind, with the fields in `body`. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, CITY_UNKNOWN */
const create =
  <Columns extends { city: string }>(insert: Insert<Columns>, body: string) =>
  async (db: Db, actor: Actor, { key, columns }: { key: string; columns: Columns }, moment: Moment, deps: Deps) => {
    await checkEditKey(db, actor, { id: actor.id, key, field: `${body}.key` }, moment, deps)
    return inTransaction(db, async (tx) => {
      await checkCity(tx, columns, `${body}.city`)
      return insert(tx, actor, columns, moment)
    })
  }

/** Adds a package as a draft and returns its id. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, CITY_UNKNOWN */
export const createPackage = create(insertPackage, 'content')

/** Adds a pooja as a draft and returns its id. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, CITY_UNKNOWN */
export const createPooja = create(insertPooja, 'event')

type StatusChange = { id: string; status: PublicationStatus; key: string }

/** Publishes or withdraws a package; existing bookings stay. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND */
export const changePackageStatus = (db: Db, actor: Actor, change: StatusChange, moment: Moment, deps: Deps) =>
  changeStatus(db, actor, { ...change, table: 'packages', action: 'package_status', lock: lockPackage }, moment, deps)

/** Publishes or withdraws a pooja; existing bookings stay. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, NOT_FOUND */
export const changePoojaStatus = (db: Db, actor: Actor, change: StatusChange, moment: Moment, deps: Deps) =>
  changeStatus(db, actor, { ...change, table: 'poojas', action: 'pooja_status', lock: lockPooja }, moment, deps)

type Locked<Row> = StatusChange & {
  table: Table
  action: 'package_status' | 'pooja_status'
  lock: (tx: Tx, id: string) => Promise<Row>
}

async function changeStatus<Row extends { status: PublicationStatus }>(
  db: Db,
  actor: Actor,
  { id, status, key, table, action, lock }: Locked<Row>,
  moment: Moment,
  deps: Deps,
): Promise<Row> {
  await checkEditKey(db, actor, { id, key, field: 'key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const before = await lock(tx, id)
    if (before.status === status) return before
    await tx.updateTable(table).set({ status }).where('id', '=', id).execute()
    const [from, to] = [{ status: before.status }, { status }]
    await recordChange(tx, { actorId: actor.id, action, subjectId: id, from, to }, moment)
    return { ...before, status }
  })
}

type Order = { table: Table; city: string; order: readonly string[]; key: string }

/** Puts all packages or poojas of a city in an order. @throws AppError BAD_KEY, TOO_MANY_REQUESTS, CITY_UNKNOWN, ORDER_INCOMPLETE */
export async function orderOffers(
  db: Db,
  actor: Actor,
  { table, city, order, key }: Order,
  moment: Moment,
  deps: Deps,
): Promise<string[]> {
  await checkEditKey(db, actor, { id: actor.id, key, field: 'key' }, moment, deps)
  return inTransaction(db, async (tx) => {
    const { name } = await lockCityNamed(tx, city, 'city')
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'position'])
      .where(sql<boolean>`lower(city) = ${name.toLowerCase()}`)
      .orderBy('id')
      .forUpdate()
      .execute()
    const moves = movedIn(rows, order)
    for (const { id, to } of moves) await tx.updateTable(table).set({ position: to }).where('id', '=', id).execute()
    await recordMoves(tx, actor, table === 'packages' ? 'package_edited' : 'pooja_edited', moves, moment)
    return [...order]
  })
}

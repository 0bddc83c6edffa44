import { type Insertable, type Selectable, sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Packages, Poojas } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { notFound } from '../http/app-error.ts'
import { pageAfter } from '../http/page.ts'

export type PackageRow = Selectable<Packages>
export type PoojaRow = Selectable<Poojas>
/** The columns that an edit sets, amounts in paise. */
export type PackageColumns = Omit<Insertable<Packages>, 'id'>
export type PoojaColumns = Omit<Insertable<Poojas>, 'id'>

/** The name comes from a URL, which can hold the character 0. PostgreSQL cannot, so that no city has such a name. */
const isIn = (city: string) =>
  city.includes('\0') ? sql<boolean>`false` : sql<boolean>`lower(city) = ${city.toLowerCase()}`

/** The packages of a city, in the order of creation. */
export const packagesOfCity = (db: Db, city: string, page: Page): Promise<PackageRow[]> =>
  pageAfter(db.selectFrom('packages').selectAll().where(isIn(city)), 'id', 'asc', page).execute()

/** The poojas of a city, in the order of creation. */
export const poojasOfCity = (db: Db, city: string, page: Page): Promise<PoojaRow[]> =>
  pageAfter(db.selectFrom('poojas').selectAll().where(isIn(city)), 'id', 'asc', page).execute()

/** @throws AppError NOT_FOUND */
export const getPackage = (db: Db, id: string): Promise<PackageRow> =>
  db.selectFrom('packages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)

/** @throws AppError NOT_FOUND */
export const getPooja = (db: Db, id: string): Promise<PoojaRow> =>
  db.selectFrom('poojas').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)

/** Locks a package until the transaction ends. @throws AppError NOT_FOUND */
export const lockPackage = (tx: Tx, id: string): Promise<PackageRow> =>
  tx.selectFrom('packages').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)

/** Locks a pooja until the transaction ends. @throws AppError NOT_FOUND */
export const lockPooja = (tx: Tx, id: string): Promise<PoojaRow> =>
  tx.selectFrom('poojas').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)

/** @throws AppError NOT_FOUND */
export const changePackage = (tx: Tx, id: string, columns: PackageColumns): Promise<PackageRow> =>
  tx.updateTable('packages').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow(notFound)

/** @throws AppError NOT_FOUND */
export const changePooja = (tx: Tx, id: string, columns: PoojaColumns): Promise<PoojaRow> =>
  tx.updateTable('poojas').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow(notFound)

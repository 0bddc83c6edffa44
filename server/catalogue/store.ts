import { type Insertable, type Selectable, sql } from 'kysely'
import type { OffersPage } from '../../contract/publication.ts'
import type { Db } from '../../db/connect.ts'
import type { Packages, Poojas } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { notFound } from '../http/app-error.ts'
import { pageAfterPair, pairCursor } from '../http/page.ts'
import { type PhotoColumn, photosOf } from '../photos/store.ts'
import { onSale } from './on-sale.ts'

export type PackageRow = Selectable<Packages>
export type PoojaRow = Selectable<Poojas>
/** A row with its photos, as everyone reads it. */
export type WithPhotos<Row> = Row & { photos: readonly PhotoColumn[] }
/** The columns that an edit sets, amounts in paise. */
export type PackageColumns = Omit<Insertable<Packages>, 'id'>
export type PoojaColumns = Omit<Insertable<Poojas>, 'id'>

/**
 * Finds a city by its name or slug. The text comes from a URL, which may contain the character 0. PostgreSQL cannot store this
 * character, so no city has such a name.
 */
const isIn = (table: 'packages' | 'poojas', city: string) =>
  city.includes('\0')
    ? sql<boolean>`false`
    : sql<boolean>`lower(${sql.ref(`${table}.city`)}) in (
        select ${city.toLowerCase()} union all select lower(name) from cities where slug = ${city.toLowerCase()})`

type View = { forStaff: boolean }

const seen = (table: 'packages' | 'poojas', { forStaff }: View) => (forStaff ? sql<boolean>`true` : onSale(table))

const selectPackages = (db: Db, view: View) =>
  db
    .selectFrom('packages')
    .selectAll()
    .select(photosOf('PACKAGE', 'packages.id').as('photos'))
    .where(seen('packages', view))

const selectPoojas = (db: Db, view: View) =>
  db.selectFrom('poojas').selectAll().select(photosOf('POOJA', 'poojas.id').as('photos')).where(seen('poojas', view))

/** The packages of a city in their order; only staff get drafts and withdrawn packages. */
export const packagesOfCity = (db: Db, city: string, page: OffersPage, view: View): Promise<WithPhotos<PackageRow>[]> =>
  pageAfterPair(
    selectPackages(db, view).where(isIn('packages', city)),
    { first: 'position', id: 'id', order: 'asc' },
    page,
  ).execute()

/** The poojas of a city in their order; only staff get drafts and withdrawn poojas. */
export const poojasOfCity = (db: Db, city: string, page: OffersPage, view: View): Promise<WithPhotos<PoojaRow>[]> =>
  pageAfterPair(
    selectPoojas(db, view).where(isIn('poojas', city)),
    { first: 'position', id: 'id', order: 'asc' },
    page,
  ).execute()

/** The cursor of the lists of offers. */
export const offerCursor = ({ position, id }: { position: number; id: string }): string =>
  pairCursor(String(position), id)

/** @throws AppError NOT_FOUND */
export const getPackage = (db: Db, id: string, view: View): Promise<WithPhotos<PackageRow>> =>
  selectPackages(db, view).where('id', '=', id).executeTakeFirstOrThrow(notFound)

/** @throws AppError NOT_FOUND */
export const getPooja = (db: Db, id: string, view: View): Promise<WithPhotos<PoojaRow>> =>
  selectPoojas(db, view).where('id', '=', id).executeTakeFirstOrThrow(notFound)

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

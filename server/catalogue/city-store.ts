import { type Insertable, type Selectable, sql } from 'kysely'
import type { City, CityEdit, NewCity } from '../../contract/city.ts'
import type { Db } from '../../db/connect.ts'
import type { Cities } from '../../db/content-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError, notFound } from '../http/app-error.ts'
import { photosOf, toPhotoResponse } from '../photos/store.ts'
import type { WithPhotos } from './store.ts'

export type CityRow = Selectable<Cities>
/** The columns that an edit sets. */
export type CityColumns = Omit<Insertable<Cities>, 'id' | 'slug' | 'status' | 'position' | 'created_at'>

const selectCities = (db: Db) => db.selectFrom('cities').selectAll().select(photosOf('CITY', 'cities.id').as('photos'))

/** @throws AppError NOT_FOUND */
export const getCity = (db: Db, id: string): Promise<WithPhotos<CityRow>> =>
  selectCities(db).where('id', '=', id).executeTakeFirstOrThrow(notFound)

/** All cities in their order for staff, the published ones for everyone else. */
export function listCities(db: Db, { forStaff }: { forStaff: boolean }): Promise<WithPhotos<CityRow>[]> {
  const all = selectCities(db).orderBy('position').orderBy('id').limit(500)
  return (forStaff ? all : all.where('status', '=', 'PUBLISHED')).execute()
}

/** The published cities by slug and name, in their order. */
export const publishedCities = (db: Db) =>
  db
    .selectFrom('cities')
    .select(['slug', 'name', 'name_hindi'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('position')
    .orderBy('id')
    .limit(500)
    .execute()

/** Locks a city until the transaction ends. @throws AppError NOT_FOUND */
export const lockCity = (tx: Tx, id: string): Promise<CityRow> =>
  tx.selectFrom('cities').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)

/**
 * Locks the city that an offer names by its English name, so that nobody renames it meanwhile.
 * @throws AppError CITY_UNKNOWN for a city that is not in the list, with the field that names it
 */
export const lockCityNamed = (tx: Tx, name: string, field: string): Promise<CityRow> =>
  tx
    .selectFrom('cities')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('CITY_UNKNOWN', { field, words: { city: name } }))

/** A city other than `id` with a name that counts as the same. */
export const findCityLike = (db: Db, slug: string, name: string, id: string | null) =>
  db
    .selectFrom('cities')
    .select(['id', 'name', 'name_hindi'])
    .where(sql<boolean>`(slug = ${slug} or lower(name) = ${name.toLowerCase()})`)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .executeTakeFirst()

export const toCityColumns = (city: NewCity | CityEdit): CityColumns => ({
  name: city.name,
  name_hindi: city.nameHindi,
  state: city.state,
  state_hindi: city.stateHindi,
  about: city.about,
  about_hindi: city.aboutHindi,
  scene: city.scene ?? 'plain',
  link: city.link,
  meeting_place: city.meetingPlace,
  meeting_place_hindi: city.meetingPlaceHindi,
  latitude: city.latitude,
  longitude: city.longitude,
  places: city.places && JSON.stringify(city.places),
})

/** The fields that staff edit; other calls handle photos. */
export const toStaffCityFields = (row: CityRow): Omit<City, 'photos'> => ({ ...toCityFields(row), status: row.status })

const toCityFields = (row: CityRow): Omit<City, 'photos'> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  nameHindi: row.name_hindi,
  state: row.state,
  stateHindi: row.state_hindi,
  about: row.about,
  aboutHindi: row.about_hindi,
  scene: row.scene,
  link: row.link,
  meetingPlace: row.meeting_place,
  meetingPlaceHindi: row.meeting_place_hindi,
  latitude: row.latitude,
  longitude: row.longitude,
  places: row.places,
})

export const toCityResponse = (row: WithPhotos<CityRow>): City => ({
  ...toCityFields(row),
  photos: row.photos.map(toPhotoResponse),
})

/** The fields of everyone and the fields that only staff see. */
export const toStaffCityResponse = (row: WithPhotos<CityRow>): City => ({ ...toCityResponse(row), status: row.status })

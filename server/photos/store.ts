import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Photo } from '../../contract/photos.ts'
import type { Db } from '../../db/connect.ts'
import type { Photos } from '../../db/content-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type PhotoSubject, photoTypes } from '../../domain/photo.ts'
import { notFound } from '../http/app-error.ts'

export type PhotoRow = Selectable<Photos>
/** A photo as a column of its subject, in which days and instants are texts. */
export type PhotoColumn = Omit<PhotoRow, 'created_at'>
export type Subject = { kind: Exclude<PhotoSubject, 'SITE'>; id: string }

/**
 * The photos of a row of another table as one column, so that a list needs no further statement. `id` is the id column of that
 * table.
 */
export const photosOf = (kind: PhotoSubject, id: string): RawBuilder<PhotoColumn[]> => sql`coalesce((
  select jsonb_agg(to_jsonb(photos) order by photos.position, photos.id) from photos
  where photos.subject_kind = ${sql.lit(kind)} and photos.subject_id = ${sql.ref(id)}), '[]')`

export const PHOTOS_PATH = '/photos/'

const isForBrowsers = (type: string): type is (typeof photoTypes)[number] =>
  (photoTypes as readonly string[]).includes(type)

export const toPhotoResponse = (row: PhotoColumn): Photo => ({
  id: row.id,
  alt: row.alt,
  altHindi: row.alt_hindi,
  takenOn: row.taken_on,
  takenBy: row.taken_by || null,
  width: row.width,
  height: row.height,
  sources: row.files.flatMap(({ type, width, name }) =>
    isForBrowsers(type) ? { type, width, url: `${PHOTOS_PATH}${name}` } : [],
  ),
})

export const listPhotos = (db: Db, { kind, id }: Subject): Promise<PhotoRow[]> =>
  db
    .selectFrom('photos')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()

const tables = { PACKAGE: 'packages', POOJA: 'poojas', CITY: 'cities' } as const

/** @throws AppError NOT_FOUND */
export async function findSubject(db: Db, { kind, id }: Subject): Promise<void> {
  await db.selectFrom(tables[kind]).select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

/** Locks the subject of photos, so that changes of its photos run one after another. @throws AppError NOT_FOUND */
export async function lockSubject(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.selectFrom(tables[kind]).select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
}

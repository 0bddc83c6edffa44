import { createHash } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { MOST_PHOTOS, type PhotoFile } from '../../domain/photo.ts'
import { recordChange } from '../audit/store.ts'
import { AppError, found } from '../http/app-error.ts'
import type { AuditMoment, Moment } from '../moment.ts'
import { encodeApart } from './encode-apart.ts'
import type { Encoded } from './encode.ts'
import { endingOf } from './file-type.ts'
import { findSubject, listPhotos, lockSubject, type PhotoRow, type Subject } from './store.ts'

type Staff = { id: string }
type Upload = { bytes: Uint8Array; alt: string; altHindi: string; takenOn?: CalendarDay; takenBy?: string }

/**
 * Adds a photo after the others of its subject. The row is inserted after its files are stored: files without a row, which a killed
 * process leaves, are removed later (`sweep.ts`).
 * @throws AppError NOT_FOUND, PHOTO_UNREADABLE, PHOTO_DATE, TOO_MANY_PHOTOS, UNAVAILABLE
 */
export async function addPhoto(
  db: Db,
  staff: Staff,
  { subject, upload }: { subject: Subject; upload: Upload },
  moment: AuditMoment & Pick<Moment, 'today'>,
  { photos }: { photos: PhotoFiles },
): Promise<PhotoRow> {
  await findSubject(db, subject)
  if (upload.takenOn && upload.takenOn > moment.today) throw new AppError('PHOTO_DATE', { field: 'takenOn' })
  refuseMore(await listPhotos(db, subject))
  const encoded = await encodeApart(upload.bytes)
  const id = newId()
  const files = await storeFiles(photos, id, encoded)
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, subject)
    const others = await listPhotos(tx, subject)
    refuseMore(others)
    const row = await tx
      .insertInto('photos')
      .values({
        id,
        subject_kind: subject.kind,
        subject_id: subject.id,
        position: (others.at(-1)?.position ?? -1) + 1,
        alt: upload.alt,
        alt_hindi: upload.altHindi,
        // A day in the future comes from a camera with a wrong clock.
        taken_on: upload.takenOn ?? (encoded.takenOn && encoded.takenOn <= moment.today ? encoded.takenOn : null),
        taken_by: upload.takenBy ?? '',
        width: encoded.width,
        height: encoded.height,
        files: JSON.stringify(files),
        created_at: moment.at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, { ...about(staff, subject), action: 'photo_added', from: {}, to: texts(row) }, moment)
    return row
  })
}

function refuseMore(photos: readonly PhotoRow[]): void {
  if (photos.length >= MOST_PHOTOS) throw new AppError('TOO_MANY_PHOTOS', { words: { count: String(MOST_PHOTOS) } })
}

const HASH_LENGTH = 20

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)

/** Stores the files of a picture under names that never get other content. `/photos/` does not serve private files. */
export async function storeFiles(
  photos: PhotoFiles,
  id: string,
  { files }: Encoded,
  access: 'public' | 'private' = 'public',
): Promise<PhotoFile[]> {
  const stored: PhotoFile[] = []
  for (const { type, width, bytes } of files) {
    const ending = access === 'private' ? `private.${endingOf(type)}` : endingOf(type)
    const name = `${id}.${width}.${hashOf(bytes)}.${ending}`
    await photos.write(name, bytes)
    stored.push({ type, width, name })
  }
  return stored
}

/** Deletes a photo. Its files are removed later, because open pages still show it. @throws AppError NOT_FOUND */
export const deletePhoto = (
  db: Db,
  staff: Staff,
  { subject, photoId }: { subject: Subject; photoId: string },
  moment: AuditMoment,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockSubject(tx, subject)
    const row = found(
      await tx
        .deleteFrom('photos')
        .where('id', '=', photoId)
        .where('subject_kind', '=', subject.kind)
        .where('subject_id', '=', subject.id)
        .returningAll()
        .executeTakeFirst(),
    )
    await recordChange(tx, { ...about(staff, subject), action: 'photo_deleted', from: texts(row), to: {} }, moment)
    return null
  })

/** Sets the order of all photos of a subject. @throws AppError NOT_FOUND, PHOTOS_CHANGED if somebody has added or deleted one meanwhile */
export const orderPhotos = (
  db: Db,
  staff: Staff,
  { subject, order }: { subject: Subject; order: readonly string[] },
  moment: AuditMoment,
): Promise<PhotoRow[]> =>
  inTransaction(db, async (tx) => {
    await lockSubject(tx, subject)
    const rows = await listPhotos(tx, subject)
    const isSame = rows.length === order.length && rows.every(({ id }) => order.includes(id))
    if (!isSame) throw new AppError('PHOTOS_CHANGED')
    if (rows.every(({ id }, index) => id === order[index])) return rows
    for (const [position, id] of order.entries())
      await tx.updateTable('photos').set({ position }).where('id', '=', id).execute()
    const sorted = rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    const change = { from: { photos: names(rows) }, to: { photos: names(sorted) } }
    await recordChange(tx, { ...about(staff, subject), action: 'photos_ordered', ...change }, moment)
    return sorted
  })

const names = (rows: readonly PhotoRow[]): string[] => rows.map(({ alt }) => alt)

const about = (staff: Staff, { id }: Subject) => ({ actorId: staff.id, subjectId: id })

const texts = ({ id, alt, alt_hindi, taken_on, taken_by }: PhotoRow) => ({ id, alt, alt_hindi, taken_on, taken_by })

import type { SheetJourney } from '../../contract/desk/sheets.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { DayPhotos } from '../../db/people-tables.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { hashOf, storeFiles } from '../photos/change-photos.ts'
import { encodeApart } from '../photos/encode-apart.ts'
import { type DayEnv, pressedAt, sheetOfLink } from './day-acts.ts'
import type { DayLink } from './day-link.ts'

export type SentPhoto = { bookingId: string; item: string; takenAt: Date; bytes: Uint8Array }

/**
 * Stores a photo of a stop or rite on the sheet of a link. Sending it again, or another one of the same stop, changes nothing
 * (returns false): the first one is the proof.
 * @throws AppError PHOTOS_NOT_ASKED, NOT_ON_SHEET, PHOTO_UNREADABLE, PHOTO_SENT_BEFORE, UNAVAILABLE
 */
export async function addDayPhoto(
  db: Db,
  link: DayLink,
  sent: SentPhoto,
  moment: Moment,
  { env, photos }: { env: DayEnv; photos: PhotoFiles },
): Promise<boolean> {
  if (env.DAY_PHOTOS === 'no') throw new AppError('PHOTOS_NOT_ASKED')
  const { bookingId, item, bytes } = sent
  const { journeys } = await sheetOfLink(db, link, moment, env)
  const journey = journeys.find((one) => one.bookingId === bookingId)
  const shown = journey && namesOf(journey, item)
  if (!shown) throw new AppError('NOT_ON_SHEET')
  if (journey.photos.includes(item)) return false
  const encoded = await encodeApart(bytes, 'proof')
  const [picture] = encoded.files
  const hash = hashOf(picture?.bytes ?? bytes)
  await refuseKnown(db, hash, { ...sent, day: link.day }, moment)
  const id = newId()
  const [stored] = await storeFiles(photos, id, encoded, 'private')
  const row = await inTransaction(db, async (tx) => {
    await lockFamily(tx, bookingId)
    return tx
      .insertInto('day_photos')
      .values({
        id,
        booking_id: bookingId,
        person_id: link.person_id,
        day: link.day,
        item,
        ...shown,
        file: stored?.name ?? '',
        hash,
        taken_at: pressedAt(sent.takenAt, link.day, moment),
        created_at: moment.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  })
  // Another request has stored a photo since.
  if (!row) await refuseKnown(db, hash, { ...sent, day: link.day }, moment)
  return row !== undefined
}

/** An account that is deleted in the night after its journey gets no more photos. @throws AppError NOT_ON_SHEET */
async function lockFamily(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', tx.selectFrom('bookings').select('user_id').where('bookings.id', '=', bookingId))
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirstOrThrow(() => new AppError('NOT_ON_SHEET'))
}

function namesOf({ stops, poojas }: SheetJourney, item: string): Pick<DayPhotos, 'name' | 'name_hindi'> | undefined {
  const stop = stops.find(({ index }) => item === `stop:${index}`)
  if (stop) return { name: stop.place, name_hindi: stop.placeHindi }
  const pooja = poojas.find(({ id }) => item === `pooja:${id}`)
  return pooja && { name: pooja.name, name_hindi: pooja.nameHindi }
}

type Place = { bookingId: string; item: string; day: CalendarDay }

/** @throws AppError PHOTO_SENT_BEFORE if the same picture was sent for another stop, day or family */
async function refuseKnown(db: Db, hash: string, { bookingId, item, day }: Place, { language }: Moment) {
  const known = await db.selectFrom('day_photos').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!known || (known.booking_id === bookingId && known.item === item && known.day === day)) return
  const place = language === 'hi' ? known.name_hindi : known.name
  throw new AppError('PHOTO_SENT_BEFORE', { field: 'file', words: { place, date: formatDay(known.day, language) } })
}

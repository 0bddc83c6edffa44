import type { BookingDetail } from '../../contract/booking-detail.ts'
import type { OwnData } from '../../contract/settings.ts'
import type { Db } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { found } from '../http/app-error.ts'

/** The items of bookings on a day of which a photo was sent. */
export const photosOfDay = (db: Db, bookingIds: readonly string[], day: CalendarDay) =>
  db
    .selectFrom('day_photos')
    .select(['booking_id', 'item'])
    .where('booking_id', 'in', [...bookingIds])
    .where('day', '=', day)
    .orderBy('taken_at')
    .execute()

const selectPhotos = (db: Db) =>
  db
    .selectFrom('day_photos')
    .select(['id', 'booking_id', 'name', 'name_hindi', 'taken_at'])
    .orderBy('taken_at')
    .orderBy('id')

const toStopPhoto = (row: { id: string; name: string; name_hindi: string; taken_at: Date }) => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  takenAt: row.taken_at.toISOString(),
})

export const photosOfBooking = async (db: Db, bookingId: string): Promise<BookingDetail['photos']> =>
  (await selectPhotos(db).where('booking_id', '=', bookingId).execute()).map(toStopPhoto)

export async function photosOfUser(db: Db, userId: string): Promise<OwnData['photos']> {
  const own = db.selectFrom('bookings').select('id').where('user_id', '=', userId)
  const rows = await selectPhotos(db).where('booking_id', 'in', own).execute()
  return rows.map((row) => ({ bookingId: row.booking_id, ...toStopPhoto(row) }))
}

/** The picture of a photo of a booking. @throws AppError NOT_FOUND */
export async function openPhoto(
  db: Db,
  { bookingId, photoId }: { bookingId: string; photoId: string },
  photos: Pick<PhotoFiles, 'read'>,
) {
  const row = found(
    await db
      .selectFrom('day_photos')
      .select('file')
      .where('id', '=', photoId)
      .where('booking_id', '=', bookingId)
      .executeTakeFirst(),
  )
  return {
    filename: 'photo.jpg',
    contentType: 'image/jpeg',
    content: found((await photos.read(row.file)) ?? undefined),
  }
}

import type { BookingDetail } from '../../contract/booking-detail.ts'
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

export async function photosOfBooking(db: Db, bookingId: string): Promise<BookingDetail['photos']> {
  const rows = await db
    .selectFrom('day_photos')
    .select(['id', 'name', 'name_hindi', 'taken_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()
  return rows.map(({ name_hindi: nameHindi, taken_at: takenAt, ...row }) => ({
    ...row,
    nameHindi,
    takenAt: takenAt.toISOString(),
  }))
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

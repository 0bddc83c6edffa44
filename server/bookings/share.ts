import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { AppError } from '../http/app-error.ts'
import { findBooking } from '../ledger/bookings.ts'
import { type BookingRow, lockBooking } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'

/** A share link expires so many days after the journey. */
const DAYS_AFTER_JOURNEY = 7

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Creates a link that opens a booking without a login, until a week after the journey. @throws AppError NOT_FOUND */
export const openShareLink = (
  db: Db,
  user: { id: string },
  bookingId: string,
  { at }: Pick<Moment, 'at'>,
): Promise<{ token: string; expiresAt: Date }> =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId, user.id)
    const token = randomBytes(24).toString('base64url')
    const expiresAt = endOf(booking.date_start)
    await tx
      .insertInto('share_links')
      .values({ token_hash: hashOf(token), booking_id: bookingId, created_at: at, expires_at: expiresAt })
      .execute()
    return { token, expiresAt }
  })

const endOf = (dateStart: CalendarDay): Date => new Date(startOf(addDays(dateStart, DAYS_AFTER_JOURNEY)))

/** Sets the expiry of all links of a booking after its date changed. */
export const moveShareLinks = (tx: Tx, bookingId: string, dateStart: CalendarDay) =>
  tx
    .updateTable('share_links')
    .set({ expires_at: endOf(dateStart) })
    .where('booking_id', '=', bookingId)
    .execute()

/** Deletes all links of a booking. @throws AppError NOT_FOUND */
export const endShareLinks = (db: Db, user: { id: string }, bookingId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockBooking(tx, bookingId, user.id)
    await tx.deleteFrom('share_links').where('booking_id', '=', bookingId).execute()
  })

export const readShareLinks = (db: Db, bookingId: string, at: Date) =>
  db
    .selectFrom('share_links')
    .select('expires_at')
    .where('booking_id', '=', bookingId)
    .where('expires_at', '>', at)
    .execute()

/** The booking of a link. @throws AppError NOT_FOUND if the link does not exist or has expired */
export async function findShared(db: Db, token: string, { at }: Pick<Moment, 'at'>): Promise<BookingRow> {
  const link = await db
    .selectFrom('share_links')
    .select('booking_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  const booking = link && (await findBooking(db, link.booking_id))
  if (!booking) throw new AppError('NOT_FOUND')
  return booking
}

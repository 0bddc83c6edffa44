import type { Selectable } from 'kysely'
import type { Booking } from '../../contract/booking.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Bookings } from '../../db/tables.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { showPackageSnapshot, showPoojaSnapshot } from '../catalogue/show.ts'

export type BookingRow = Selectable<Bookings> & { utr: string | null }

const bookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .selectAll('bookings')
    .select('payments.utr')

/** The bookings of one payment, in the order of the cart. */
export const bookingsOfPayment = (db: Db, paymentId: string): Promise<BookingRow[]> =>
  bookings(db).where('bookings.payment_id', '=', paymentId).orderBy('bookings.id').execute()

/** A user's bookings, newest first; one more than asked for, to tell whether there is a next page. */
export const listBookings = (db: Db, userId: string, { limit, cursor }: Page): Promise<BookingRow[]> =>
  bookings(db)
    .where('bookings.user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('bookings.id', '<', cursor!))
    .orderBy('bookings.id', 'desc')
    .limit(limit + 1)
    .execute()

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  bookings(db).where('bookings.id', '=', id).executeTakeFirst()

export const showBooking = (row: BookingRow): Booking => ({
  id: row.id,
  dateStart: row.date_start,
  createdAt: row.created_at.toISOString(),
  headCount: row.head_count,
  amountTotal: rupeesFromPaise(row.amount_total),
  amountPaid: rupeesFromPaise(row.amount_paid),
  paymentRefNumber: row.utr ?? '',
  verified: row.verified,
  Package: showPackageSnapshot(row.package),
  BookingEvents: row.poojas.map(({ date, pooja }) => ({ date, Event: showPoojaSnapshot(pooja) })),
})

import { type Selectable, sql } from 'kysely'
import type { Booking } from '../../contract/booking.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Bookings } from '../../db/tables.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
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

/** Only bookings that begin before a day, or from a day on. */
type Span = { before?: CalendarDay; from?: CalendarDay }

/** A user's bookings, newest first; one more than asked for, to tell whether there is a next page. */
export const listBookings = (
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  { before, from }: Span = {},
): Promise<BookingRow[]> =>
  bookings(db)
    .where('bookings.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('date_start', '<', before!))
    .$if(from !== undefined, (query) => query.where('date_start', '>=', from!))
    .$if(cursor !== undefined, (query) => query.where('bookings.id', '<', cursor!))
    .orderBy('bookings.id', 'desc')
    .limit(limit + 1)
    .execute()

/** The last day of any booking of a user, its poojas' days among them; null without bookings. */
export async function lastBookedDay(db: Db, userId: string): Promise<CalendarDay | null> {
  const { day } = await db
    .selectFrom('bookings')
    .select(
      sql<CalendarDay | null>`
        max(greatest(date_start, (select max((dated ->> 'date')::date) from jsonb_array_elements(poojas) as dated)))`.as(
        'day',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return day
}

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

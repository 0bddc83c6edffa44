import { type Selectable, sql } from 'kysely'
import type { Booking } from '../../contract/booking.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Bookings } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { balanceOf } from '../../domain/ledger.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { AppError } from '../http/app-error.ts'
import { moneyOf, sumsOfRow } from './entries.ts'
import { toPackageSnapshotResponse, toPoojaSnapshotResponse } from '../catalogue/response.ts'

type Money = { price: Paise; claimed: Paise; received: Paise; refund_due: Paise }
/** A booking with its payment in advance and what its ledger adds up to. */
export type BookingRow = Selectable<Bookings> &
  Money & { utr: string | null; reference: string; rejected_at: Date | null }

const bookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .innerJoinLateral(moneyOf, (join) => join.onTrue())
    .selectAll('bookings')
    .select(['payments.utr', 'payments.reference', 'payments.rejected_at'])
    .select(['money.price', 'money.claimed', 'money.received', 'money.refund_due'])

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

/** The last day of any booking of a user that stands, its poojas' days among them; null without bookings. */
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
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return day
}

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  bookings(db).where('bookings.id', '=', id).executeTakeFirst()

/**
 * Holds a booking's row until the transaction ends, then reads it: what is added to its ledger is added to these sums.
 * With `userId`, only if it is theirs. @throws AppError NOT_FOUND
 */
export async function lockBooking(tx: Tx, id: string, userId?: string): Promise<BookingRow> {
  const held = await tx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('NOT_FOUND')
  return (await findBooking(tx, id))!
}

/** Where a booking stands, as its devotee is told: nothing is verified before its money is. */
export const statusOf = (row: Pick<BookingRow, 'cancelled_at' | 'verified' | 'rejected_at'>): Booking['status'] => {
  if (row.cancelled_at) return 'CANCELLED'
  if (row.verified) return 'VERIFIED'
  return row.rejected_at ? 'REJECTED' : 'CHECKING'
}

export const balanceOfRow = (row: BookingRow) => balanceOf(sumsOfRow(row), row.cancelled_at !== null)

export const toBookingResponse = (row: BookingRow): Booking => ({
  id: row.id,
  dateStart: row.date_start,
  createdAt: row.created_at.toISOString(),
  headCount: row.head_count,
  amountTotal: rupeesFromPaise(row.price),
  amountPaid: rupeesFromPaise(balanceOfRow(row).paid),
  amountDue: rupeesFromPaise(balanceOfRow(row).due),
  paymentRefNumber: row.utr ?? '',
  reference: row.reference,
  verified: row.verified,
  status: statusOf(row),
  Package: toPackageSnapshotResponse(row.package),
  BookingEvents: row.poojas.map(({ date, pooja }) => ({ date, Event: toPoojaSnapshotResponse(pooja) })),
})

import { type Selectable, sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Bookings } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type BookingStatus, bookingStatus } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { balanceOf } from '../../domain/ledger.ts'
import type { Paise } from '../../domain/money.ts'
import type { PaymentState } from '../../domain/payment.ts'
import { AppError } from '../http/app-error.ts'
import { pageAfter } from '../http/page.ts'
import { moneyOfBooking, type SumColumns, sumsOf } from './sums.ts'

/** A booking with its advance payment and the sums of its ledger, in paise. */
export type BookingRow = Selectable<Bookings> &
  SumColumns & {
    /** What it cost when it was booked, and what has been sent back of it. */
    quoted: Paise
    refunded: Paise
    utr: string | null
    reference: string
    payment_state: PaymentState['state']
    /** The last day of the journey, its poojas included, in Asia/Kolkata. */
    last_day: CalendarDay
  }

// The days of a package are as many as its itinerary has.
const lastDay = sql<CalendarDay>`greatest(
  bookings.date_start + greatest(coalesce(jsonb_array_length(packages.itinerary), 1) - 1, 0),
  (select max((dated ->> 'date')::date) from jsonb_array_elements(bookings.poojas) as dated))`

const bookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(bookings.package ->> 'id')::uuid`))
    .innerJoinLateral(moneyOfBooking, (join) => join.onTrue())
    .selectAll('bookings')
    .select(['payments.utr', 'payments.reference', 'payments.state as payment_state'])
    .select(['money.price', 'money.unverified', 'money.received', 'money.refund_due', 'money.quoted', 'money.refunded'])
    .select(lastDay.as('last_day'))

/** The bookings of one payment, in the order of the cart. */
export const bookingsOfPayment = (db: Db, paymentId: string): Promise<BookingRow[]> =>
  bookings(db).where('bookings.payment_id', '=', paymentId).orderBy('bookings.id').execute()

/** Only bookings that begin before a day, or from a day on. */
type Span = { before?: CalendarDay; from?: CalendarDay }

/** A user's bookings, newest first; one more than asked for, to tell whether there is a next page. */
export function listBookings(db: Db, userId: string, page: Page, { before, from }: Span = {}): Promise<BookingRow[]> {
  let query = bookings(db).where('bookings.user_id', '=', userId)
  if (before !== undefined) query = query.where('date_start', '<', before)
  if (from !== undefined) query = query.where('date_start', '>=', from)
  return pageAfter(query, 'bookings.id', 'desc', page).execute()
}

/** The last day on which a booking of a user that is not cancelled begins, or has a pooja; null without bookings. */
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

/** @throws AppError NOT_FOUND */
export async function getBooking(db: Db, id: string): Promise<BookingRow> {
  const booking = await findBooking(db, id)
  if (!booking) throw new AppError('NOT_FOUND')
  return booking
}

/**
 * Locks bookings until the transaction ends, then reads them in the order of their ids: what is added to their ledger is added
 * to these sums.
 */
export async function lockBookings(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  const wanted = [...ids]
  if (wanted.length === 0) return []
  await tx.selectFrom('bookings').select('id').where('id', 'in', wanted).orderBy('id').forNoKeyUpdate().execute()
  return bookings(tx).where('bookings.id', 'in', wanted).orderBy('bookings.id').execute()
}

/** Locks one booking; with `userId`, only if it is theirs. @throws AppError NOT_FOUND */
export async function lockBooking(tx: Tx, id: string, userId?: string): Promise<BookingRow> {
  const [booking] = await lockBookings(tx, [id])
  if (!booking || (userId !== undefined && booking.user_id !== userId)) throw new AppError('NOT_FOUND')
  return booking
}

export const statusOf = (row: BookingRow, today: CalendarDay): BookingStatus =>
  bookingStatus(
    {
      cancelled: row.cancelled_at !== null,
      verified: row.verified,
      paymentRejected: row.payment_state === 'REJECTED',
      lastDay: row.last_day,
    },
    today,
  )

export const balanceOfBooking = (row: BookingRow) => balanceOf(sumsOf(row), row.cancelled_at !== null)

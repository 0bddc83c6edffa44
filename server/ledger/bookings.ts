import { sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { type BookingStatus, bookingStatus, hasEnded } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { type Balance, balanceOf } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { AppError } from '../http/app-error.ts'
import { pageAfter } from '../http/page.ts'
import { type BookingRow, lastDay, selectBookings } from './store.ts'
import { sumsOf } from './sums.ts'

/** Whether a user has finished a verified journey before a day. */
export const hasTravelled = (userId: string, today: CalendarDay) =>
  sql<boolean>`exists (
    select from bookings left join packages on packages.id = (bookings.package ->> 'id')::uuid
    where bookings.user_id = ${userId} and verified and cancelled_at is null and ${lastDay} < ${today})`

/** The bookings of one payment, in the order of the cart. */
export const bookingsOfPayment = (db: Db, paymentId: string): Promise<BookingRow[]> =>
  selectBookings(db).where('bookings.payment_id', '=', paymentId).orderBy('bookings.id').execute()

/** Bookings that begin before a day, or from that day on. */
type Span = { before?: CalendarDay; from?: CalendarDay }

/** The bookings of a user, newest first. */
export function listBookings(db: Db, userId: string, page: Page, { before, from }: Span = {}): Promise<BookingRow[]> {
  let query = selectBookings(db).where('bookings.user_id', '=', userId)
  if (before !== undefined) query = query.where('date_start', '<', before)
  if (from !== undefined) query = query.where('date_start', '>=', from)
  return pageAfter(query, 'bookings.id', 'desc', page).execute()
}

/** The last day on which a booking of a user begins or has a pooja. Cancelled bookings do not count; null without bookings. */
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
  selectBookings(db).where('bookings.id', '=', id).executeTakeFirst()

/** @throws AppError NOT_FOUND */
export async function getBooking(db: Db, id: string): Promise<BookingRow> {
  const booking = await findBooking(db, id)
  if (!booking) throw new AppError('NOT_FOUND')
  return booking
}

export const statusOf = (row: BookingRow, today: CalendarDay): BookingStatus =>
  bookingStatus(
    {
      cancelled: row.cancelled_at !== null,
      verified: row.verified,
      paymentRejected: row.payment_state === 'REJECTED',
      held: row.payment_state === 'OPEN',
      noPlace: row.no_place,
      lastDay: row.last_day,
    },
    today,
  )

/**
 * The paid and the due amount of a booking, in paise. After the last day, or without a place, nothing is due: the rest is `unpaid`,
 * unless it was written off.
 */
export function balanceOfBooking(row: BookingRow, today: CalendarDay): Balance & { unpaid: Paise } {
  const balance = balanceOf(sumsOf(row), row.cancelled_at !== null, row.written_off)
  return hasEnded(row.last_day, today) || row.no_place
    ? { ...balance, due: paise(0), unpaid: balance.due }
    : { ...balance, unpaid: paise(0) }
}

/** Who travels, on the wire. */
export const toTravellersResponse = (travellers: BookingRow['travellers']) => {
  if (!travellers) return null
  const { phone: phoneNumber, ...others } = travellers
  return { ...others, phoneNumber }
}

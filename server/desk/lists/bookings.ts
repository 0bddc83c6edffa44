import { sql } from 'kysely'
import type { BookingStatus } from '../../../domain/booking-status.ts'
import { addDays, BOOKING_HORIZON_DAYS, type CalendarDay } from '../../../domain/calendar-day.ts'
import type { ColumnOf } from '../../../domain/desk-list.ts'
import type { Language } from '../../../domain/language.ts'
import { rupeesFromPaise } from '../../../domain/money.ts'
import { balanceOfBooking, statusOf } from '../../ledger/bookings.ts'
import { type BookingRow, isHeld, lacksPlace, lastDay, paymentRejected, selectBookings } from '../../ledger/store.ts'
import type { Moment } from '../../moment.ts'
import { nameOf, type Person, personColumns } from './people.ts'
import { belonging, unionOf } from '../search/search-conditions.ts'
import type { Searched } from './search.ts'
import { type Condition, isDay, type RowOf, type Source } from './source.ts'

const start = sql.ref('bookings.date_start')
const city = sql`lower(coalesce(package ->> 'city', poojas #>> '{0,pooja,city}'))`

const isVerified = sql<boolean>`cancelled_at is null and verified`
const isUnverified = sql<boolean>`cancelled_at is null and not verified`
const endsBefore = (day: CalendarDay) => sql<boolean>`(
  select ${lastDay} < ${day}::date from (values (1)) as one
    left join packages on packages.id = (bookings.package ->> 'id')::uuid)`
/** The longest journey in days. With it, the index by the first day excludes most bookings that have ended. */
const canLastUntil = (day: CalendarDay) => sql<boolean>`date_start >= ${addDays(day, -BOOKING_HORIZON_DAYS)}::date`

/** The same rules as in `bookingStatus` of domain/booking-status.ts. */
const withStatus: Record<BookingStatus, (today: CalendarDay) => Condition> = {
  CHECKING: () => sql`${isUnverified} and not no_place and not ${paymentRejected} and not ${isHeld}`,
  REJECTED: () => sql`${isUnverified} and ${paymentRejected}`,
  VERIFIED: (today) => sql`${isVerified} and not no_place and ${canLastUntil(today)} and not ${endsBefore(today)}`,
  PAST: (today) => sql`${isVerified} and not no_place and ${endsBefore(today)}`,
  CANCELLED: () => sql`cancelled_at is not null`,
  NO_PLACE: () => lacksPlace,
  HELD: () => sql`${isUnverified} and ${isHeld}`,
}

export const bookings: Source<ColumnOf<'bookings'>> = {
  table: 'bookings',
  sorts: { start: { by: start, type: sql`date`, isValue: isDay } },
  filters: {
    status: (status, { today }) => withStatus[status as BookingStatus](today),
    city: (name) => sql`${city} in (select ${name} union all select lower(name) from cities where slug = ${name})`,
  },
  days: { column: start, kind: 'day' },
  found: ({ people, payments }) => [
    ...belonging('bookings', 'user_id', people),
    ...belonging('bookings', 'payment_id', payments),
    ...belonging('bookings', 'id', balancesOf(payments)),
  ],
  async read(db, ids, moment) {
    const rows = await selectBookings(db)
      .innerJoin('users', 'users.id', 'bookings.user_id')
      .select(personColumns)
      .where('bookings.id', 'in', ids)
      .execute()
    return rows.map((row) => toRow(row, moment))
  },
}

/** The bookings whose balance one of these payments has paid. */
const balancesOf = (payments: Searched['payments']): Searched['payments'] =>
  payments.length === 0
    ? []
    : [sql`select booking_id as id from payments where booking_id is not null and id in (${unionOf(payments)})`]

function toRow(row: BookingRow & Person, { today, language }: Moment): RowOf<ColumnOf<'bookings'>> {
  const { due, writtenOff } = balanceOfBooking(row, today)
  return {
    id: row.id,
    userId: row.user_id,
    bookingId: row.id,
    values: {
      reference: row.reference,
      name: nameOf(row, language),
      city: cityOf(row, language),
      start: row.date_start,
      people: row.head_count || null,
      status: statusOf(row, today),
      total: rupeesFromPaise(row.price),
      received: rupeesFromPaise(row.received),
      due: rupeesFromPaise(due),
      writtenOff: rupeesFromPaise(writtenOff),
      made: row.created_at.toISOString(),
      utr: row.utr,
      phone: row.person_phone,
      email: row.person_email,
      driver: row.driver ? `${row.driver.name}, ${row.driver.vehicle}` : null,
    },
  }
}

function cityOf({ package: booked, poojas }: BookingRow, language: Language): string | null {
  const subject = booked ?? poojas[0]?.pooja
  return (language === 'hi' ? subject?.cityHindi : subject?.city) ?? null
}

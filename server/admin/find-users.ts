import { type ExpressionBuilder, sql } from 'kysely'
import type { UserFilter } from '../../contract/admin.ts'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { pageAfter } from '../http/page.ts'

const usersWithBookings = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('bookings')
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            sql<boolean | null>`bool_and(verified)`.as('all_verified'),
          ])
          .whereRef('bookings.user_id', '=', 'users.id')
          .as('booked'),
      (join) => join.onTrue(),
    )
    .select(['users.id', 'name', 'email', 'phone', 'role', 'deleted_at'])
    .select((from) => [
      from.fn.coalesce('booked.count', from.lit(0)).as('bookingCount'),
      from.fn.coalesce('booked.all_verified', from.lit(false)).as('verified'),
    ])

/** Users, newest first, with how many bookings they have and whether all of them are verified; one statement. */
export function findUsers(db: Db, { date, email, number, limit, cursor }: UserFilter) {
  let users = usersWithBookings(db)
  if (email) users = users.where(sql<boolean>`strpos(email_key, ${email.toLowerCase()}) > 0`)
  if (number) users = users.where(sql<boolean>`strpos(phone, ${digitsOf(number)}) > 0`)
  if (typeof date === 'number') users = users.where((from) => hasBookingOn(from, dayOf(date)))
  return pageAfter(users, 'users.id', 'desc', { limit, cursor: cursor ?? undefined }).execute()
}

export type FoundUser = Awaited<ReturnType<typeof findUsers>>[number]

/** As in an E.164 number, which lacks the leading 0 that people in India often write. Text without digits finds nobody. */
const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '') || 'none'

/** Whether a user has a booking that begins or was made on a day in Asia/Kolkata. */
const hasBookingOn = (from: ExpressionBuilder<Tables, 'users'>, day: CalendarDay) =>
  from.exists(
    from
      .selectFrom('bookings')
      .select('bookings.id')
      .whereRef('bookings.user_id', '=', 'users.id')
      .where(({ eb, or, and }) =>
        or([
          eb('date_start', '=', day),
          and([
            eb('bookings.created_at', '>=', new Date(startOf(day))),
            eb('bookings.created_at', '<', new Date(startOf(addDays(day, 1)))),
          ]),
        ]),
      ),
  )

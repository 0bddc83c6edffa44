import { sql } from 'kysely'
import type { UserFilter } from '../../contract/admin.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { pageAfter } from '../http/page.ts'
import { emailHas, phoneHas } from './part-search.ts'

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
  if (email) users = users.where(emailHas(email.toLowerCase()))
  if (number) users = users.where(phoneHas(digitsOf(number)))
  if (typeof date === 'number') users = users.where('users.id', 'in', usersWithBookingOn(db, dayOf(date)))
  return pageAfter(users, 'users.id', 'desc', { limit, cursor: cursor ?? undefined })
}

export type FoundUser = Awaited<ReturnType<ReturnType<typeof findUsers>['execute']>>[number]

/** As in an E.164 number, which lacks the leading 0 that people in India often write. Text without digits finds nobody. */
const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '') || 'none'

/** The users with a booking that begins or was made on a day in Asia/Kolkata; a subquery for each, so that both use their index. */
const usersWithBookingOn = (db: Db, day: CalendarDay) =>
  db
    .selectFrom('bookings')
    .select('user_id')
    .where('date_start', '=', day)
    .union(
      db
        .selectFrom('bookings')
        .select('user_id')
        .where('created_at', '>=', new Date(startOf(day)))
        .where('created_at', '<', new Date(startOf(addDays(day, 1)))),
    )

import { sql } from 'kysely'
import type { UserFilter } from '../../../contract/desk/people.ts'
import type { Db } from '../../../db/connect.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import { phoneOf } from '../../../domain/search-query.ts'
import { pageAfter } from '../../http/page.ts'
import { has } from '../search/search-conditions.ts'

/** A number without digits finds nobody. */
const NONE = 'none'

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
    .select(['users.id', 'name', 'email', 'phone', 'role', 'staff_role as staffRole', 'deleted_at'])
    .select((from) => [
      from.fn.coalesce('booked.count', from.lit(0)).as('bookingCount'),
      from.fn.coalesce('booked.all_verified', from.lit(false)).as('verified'),
    ])

/** Users, newest first, with the number of their bookings and whether all of them are verified; one statement. */
export function findUsers(db: Db, { date, email, number, limit, cursor }: UserFilter) {
  let users = usersWithBookings(db)
  if (email) users = users.where(has('users.email', email))
  if (number) users = users.where(has('users.phone', phoneOf(number, 1) ?? NONE))
  if (typeof date === 'number') users = users.where('users.id', 'in', usersWithBookingOn(db, dayOf(date)))
  return pageAfter(users, 'users.id', 'desc', { limit, cursor: cursor ?? undefined })
}

export type FoundUser = Awaited<ReturnType<ReturnType<typeof findUsers>['execute']>>[number]

/**
 * The users with a booking that begins or was made on a day in Asia/Kolkata. It has two subqueries, so that each uses its index.
 */
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

import { sql } from 'kysely'
import type { UserFilter } from '../../contract/admin.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'

/** Users, newest first, with how many bookings they have and whether all of them are verified; one statement. */
export function findUsers(db: Db, { date, email, number, limit, cursor }: UserFilter) {
  const day = typeof date === 'number' ? dayOf(date) : null
  // Within India a number is often written with a leading 0, which its E.164 form lacks.
  const digits = number?.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '')
  return db
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
    .$if(Boolean(email), (query) => query.where(sql<boolean>`strpos(email_key, ${email!.toLowerCase()}) > 0`))
    .$if(Boolean(number), (query) => query.where(sql<boolean>`strpos(phone, ${digits || 'none'}) > 0`))
    .$if(day !== null, (query) =>
      query.where(({ exists, selectFrom, or, and }) =>
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.user_id', '=', 'users.id')
            .where(({ eb }) =>
              or([
                eb('date_start', '=', day!),
                and([
                  eb('bookings.created_at', '>=', new Date(startOf(day!))),
                  eb('bookings.created_at', '<', new Date(startOf(addDays(day!, 1)))),
                ]),
              ]),
            ),
        ),
      ),
    )
    .$if(Boolean(cursor), (query) => query.where('users.id', '<', cursor!))
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute()
}

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { CHECK_MS } from '../../domain/payment.ts'
import type { CityNumbers, WeekNumbers } from '../../domain/week-numbers.ts'

type Period = { from: Date; to: Date }

const TENTH_MS = CHECK_MS / 240

/**
 * The beginning of the week of an instant. `from` begins a week, and India has no summer time: so many weeks later another one
 * begins, which is found without its time zone, several times as fast.
 */
const weekOf = (column: 'created_at' | 'submitted_at', { from }: Period) =>
  sql<Date>`date_bin('7 days', ${sql.ref(column)}, ${from}::timestamptz)`

const countBookings = (db: Db, period: Period) =>
  db
    .selectFrom('bookings')
    .select([weekOf('created_at', period).as('week'), 'city_key as city'])
    .select([
      sql<number>`(count(*) filter (where cancelled_at is null))::int`.as('bookings'),
      sql<number>`(count(*) filter (where cancelled_at is not null))::int`.as('cancelled'),
    ])
    .where('created_at', '>=', period.from)
    .where('created_at', '<', period.to)
    .groupBy(['week', 'city'])
    .execute()

/** The ledger entries that change received money, in the words of their index, which a parameter would not match. */
const isMoney = sql<boolean>`kind in ('VERIFIED', 'REVOKED', 'REFUNDED')`

/** By the time of the ledger entry, so that a week that is over never changes. */
const sumRevenue = (db: Db, period: Period) =>
  db
    .selectFrom(
      db
        .selectFrom('ledger')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select(['ledger.created_at', 'kind', 'received', 'city_key'])
        .where(isMoney)
        .where('ledger.created_at', '>=', period.from)
        .where('ledger.created_at', '<', period.to)
        .as('entry'),
    )
    .select([weekOf('created_at', period).as('week'), 'city_key as city'])
    .select([
      sql<Paise>`coalesce(sum(received) filter (where kind <> 'REFUNDED'), 0)::bigint`.as('received'),
      sql<Paise>`coalesce(-sum(received) filter (where kind = 'REFUNDED'), 0)::bigint`.as('refunded'),
    ])
    .groupBy(['week', 'city'])
    .execute()

/** When payments were verified for the first time that were verified again after a revocation or a corrected amount. */
const firstVerifications = (db: Db, { from }: Period) =>
  db
    .selectFrom('ledger')
    .select(['payment_id', sql<Date>`min(created_at)`.as('at')])
    .where('kind', '=', 'VERIFIED')
    .where('payment_id', 'in', (revoked) =>
      revoked
        .selectFrom('ledger')
        .select('payment_id')
        .where(sql<boolean>`kind = 'REVOKED'`)
        .where('created_at', '>=', from)
        .$narrowType<{ payment_id: string }>(),
    )
    .groupBy('payment_id')

/** By the week of the submission: how many verified payments took so many tenths of an hour. */
const timeVerifications = (db: Db, period: Period) =>
  db
    .selectFrom(
      db
        .selectFrom('payments')
        .leftJoin(firstVerifications(db, period).as('first'), (join) =>
          join.onRef('first.payment_id', '=', 'payments.id').onRef('first.at', '>=', 'payments.submitted_at'),
        )
        .select('submitted_at')
        .select(sql<number>`extract(epoch from coalesce(first.at, verified_at) - submitted_at)::float8 * 1000`.as('ms'))
        .where('submitted_at', '>=', period.from)
        .where('submitted_at', '<', period.to)
        .where('state', '=', 'VERIFIED')
        .as('payment'),
    )
    .select([
      weekOf('submitted_at', period).as('week'),
      sql<number>`round(ms / ${sql.lit(TENTH_MS)})::int`.as('tenth'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ms <= ${sql.lit(CHECK_MS)}))::int`.as('inTime'),
    ])
    .groupBy(['week', 'tenth'])
    .orderBy('tenth')
    .execute()

type Counted = { cities: Record<string, CityNumbers>; times: { inTime: number; tenths: number[]; counts: number[] } }

const NOTHING: CityNumbers = { bookings: 0, cancelled: 0, received: paise(0), refunded: paise(0) }

/** The numbers of the weeks of a period, which begins on a Monday, by their Mondays; three statements. */
export async function countWeeks(db: Db, period: Period): Promise<Map<CalendarDay, WeekNumbers>> {
  const [made, revenue, timed] = await Promise.all([
    countBookings(db, period),
    sumRevenue(db, period),
    timeVerifications(db, period),
  ])
  const weeks = new Map<CalendarDay, Counted>()
  const weekAt = (begin: Date): Counted => {
    const week = dayOf(begin.getTime())
    const found = weeks.get(week) ?? { cities: {}, times: { inTime: 0, tenths: [], counts: [] } }
    weeks.set(week, found)
    return found
  }
  for (const { week, city, ...counted } of [...made, ...revenue]) {
    const { cities } = weekAt(week)
    cities[city] = { ...(cities[city] ?? NOTHING), ...counted }
  }
  for (const { week, tenth, count, inTime } of timed) {
    const { times } = weekAt(week)
    times.tenths.push(tenth)
    times.counts.push(count)
    times.inTime += inTime
  }
  return weeks
}

import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import type { Paise } from '../../../domain/money.ts'
import { CHECK_MS } from '../../../domain/payment.ts'
import { type CityNumbers, EMPTY_CITY, endOf, type Period, type PeriodNumbers } from '../../../domain/period-numbers.ts'

/** Periods of so many days from an instant to another. */
type Span = { from: Date; to: Date; days: Period['days'] }

/** @throws Error without a period */
function spanOf(run: readonly Period[]): Span {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) throw new Error('there is no period to count')
  return { from: new Date(startOf(first.first)), to: new Date(startOf(endOf(last))), days: first.days }
}

const TENTH_MS = CHECK_MS / 240

/**
 * The beginning of the period that contains an instant. `from` begins a period, and India has no summer time, so all periods have
 * the same length. The expression needs no time zone and is several times as fast.
 */
const beginOf = (column: 'created_at' | 'submitted_at', { from, days }: Span) =>
  sql<Date>`date_bin(${sql.lit(days)} * interval '1 day', ${sql.ref(column)}, ${from}::timestamptz)`

const countBookings = (db: Db, span: Span) =>
  db
    .selectFrom('bookings')
    .select([beginOf('created_at', span).as('begin'), 'city_key as city'])
    .select([
      sql<number>`(count(*) filter (where cancelled_at is null))::int`.as('bookings'),
      sql<number>`(count(*) filter (where cancelled_at is not null))::int`.as('cancelled'),
    ])
    .where('created_at', '>=', span.from)
    .where('created_at', '<', span.to)
    .where('imported', '=', false)
    .groupBy(['begin', 'city'])
    .execute()

/**
 * The ledger entries that change received money. The condition is written as in its index, which a parameter would not match. Money
 * from before an import is left out, because the operator's earlier books have counted it.
 */
const isMoney = sql<boolean>`kind in ('VERIFIED', 'REVOKED', 'REFUNDED') and detail ->> 'way' is distinct from 'BEFORE'`

/** Counted by the time of the ledger entry, so that a past period never changes. */
const sumRevenue = (db: Db, span: Span) =>
  db
    .selectFrom(
      db
        .selectFrom('ledger')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select(['ledger.created_at', 'kind', 'received', 'city_key'])
        .where(isMoney)
        .where('ledger.created_at', '>=', span.from)
        .where('ledger.created_at', '<', span.to)
        .as('entry'),
    )
    .select([beginOf('created_at', span).as('begin'), 'city_key as city'])
    .select([
      sql<Paise>`coalesce(sum(received) filter (where kind <> 'REFUNDED'), 0)::bigint`.as('received'),
      sql<Paise>`coalesce(-sum(received) filter (where kind = 'REFUNDED'), 0)::bigint`.as('refunded'),
    ])
    .groupBy(['begin', 'city'])
    .execute()

/**
 * For payments that were verified again after a revocation or a corrected amount: the time of the first verification after their
 * submission. A revoked payment may have been submitted again, and waits from then on.
 */
const firstVerifications = (db: Db, { from }: Span) =>
  db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payment_id', sql<Date>`min(ledger.created_at)`.as('at')])
    .where('kind', '=', 'VERIFIED')
    .whereRef('ledger.created_at', '>=', 'submitted_at')
    .where('payment_id', 'in', (revoked) =>
      revoked
        .selectFrom('ledger')
        .select('payment_id')
        .where(sql<boolean>`kind = 'REVOKED'`)
        .where('created_at', '>=', from)
        .$narrowType<{ payment_id: string }>(),
    )
    .groupBy('payment_id')

/** By the time of the submission: the number of verified payments for each duration in tenths of an hour. */
const timeVerifications = (db: Db, span: Span) =>
  db
    .selectFrom(
      db
        .selectFrom('payments')
        .leftJoin(firstVerifications(db, span).as('first'), 'first.payment_id', 'payments.id')
        .select('submitted_at')
        .select(sql<number>`extract(epoch from coalesce(first.at, verified_at) - submitted_at)::float8 * 1000`.as('ms'))
        .where('submitted_at', '>=', span.from)
        .where('submitted_at', '<', span.to)
        .where('state', '=', 'VERIFIED')
        .where('way', '<>', 'BEFORE')
        .as('payment'),
    )
    .select([
      beginOf('submitted_at', span).as('begin'),
      sql<number>`round(ms / ${sql.lit(TENTH_MS)})::int`.as('tenth'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ms <= ${sql.lit(CHECK_MS)}))::int`.as('inTime'),
    ])
    .groupBy(['begin', 'tenth'])
    .orderBy('tenth')
    .execute()

type Counted = { cities: Record<string, CityNumbers>; times: { inTime: number; tenths: number[]; counts: number[] } }

/** The numbers of consecutive periods of one length, by their first days; three statements. */
export async function countPeriods(db: Db, run: readonly Period[]): Promise<Map<CalendarDay, PeriodNumbers>> {
  const span = spanOf(run)
  const [made, revenue, timed] = await Promise.all([
    countBookings(db, span),
    sumRevenue(db, span),
    timeVerifications(db, span),
  ])
  const periods = new Map<CalendarDay, Counted>()
  const periodAt = (begin: Date): Counted => {
    const first = dayOf(begin.getTime())
    const found = periods.get(first) ?? { cities: {}, times: { inTime: 0, tenths: [], counts: [] } }
    periods.set(first, found)
    return found
  }
  for (const { begin, city, ...counted } of [...made, ...revenue]) {
    const { cities } = periodAt(begin)
    cities[city] = { ...(cities[city] ?? EMPTY_CITY), ...counted }
  }
  for (const { begin, tenth, count, inTime } of timed) {
    const { times } = periodAt(begin)
    times.tenths.push(tenth)
    times.counts.push(count)
    times.inTime += inTime
  }
  return periods
}

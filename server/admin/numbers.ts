import { sql } from 'kysely'
import type { DeskNumbers, VerificationTimes } from '../../contract/numbers.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { cities, isCity } from '../../domain/city.ts'
import { type Paise, paise, rupeesFromPaise } from '../../domain/money.ts'
import { CHECK_MS } from '../../domain/payment.ts'
import { lastWeeks, mondayOf } from '../../domain/weeks.ts'
import type { Moment } from '../moment.ts'

type Period = { from: Date; to: Date; at: Date }

const HOUR_SECONDS = 3600

/**
 * The beginning of the week of an instant. `from` begins a week, and India has no summer time: so many weeks later another one
 * begins, which is found without its time zone, several times as fast.
 */
const weekOf = (column: 'created_at' | 'submitted_at', { from }: Period) =>
  sql<Date>`date_bin('7 days', ${sql.ref(column)}, ${from}::timestamptz)`

/** Names weeks by their Mondays. */
const byMonday = <Row extends { week: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, week: dayOf(row.week.getTime()) }))

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
        .where(isMoney)
        .where('kind', '=', 'REVOKED')
        .where('created_at', '>=', from)
        .$narrowType<{ payment_id: string }>(),
    )
    .groupBy('payment_id')

/** By the week of the submission, and for all weeks together, where the week is null. */
const timeVerifications = (db: Db, period: Period) => {
  const late = new Date(period.at.getTime() - CHECK_MS)
  const payments = db
    .selectFrom('payments')
    .leftJoin(firstVerifications(db, period).as('first'), (join) =>
      join.onRef('first.payment_id', '=', 'payments.id').onRef('first.at', '>=', 'payments.submitted_at'),
    )
    .select(['submitted_at', 'state'])
    .select(
      sql<number | null>`case when state = 'VERIFIED' then
        extract(epoch from coalesce(first.at, verified_at) - submitted_at)::float8 / ${sql.lit(HOUR_SECONDS)} end`.as(
        'hours',
      ),
    )
    .where('submitted_at', '>=', period.from)
    .where('submitted_at', '<', period.to)
  return db
    .selectFrom(payments.as('payment'))
    .select([
      sql<Date | null>`${weekOf('submitted_at', period)}`.as('week'),
      sql<number>`count(hours)::int`.as('verified'),
      sql<number | null>`percentile_cont(0.5) within group (order by hours)::float8`.as('median'),
      sql<number | null>`percentile_cont(0.9) within group (order by hours)::float8`.as('slowest'),
      sql<number>`(count(*) filter (where hours <= ${sql.lit(CHECK_MS / 1000 / HOUR_SECONDS)}))::int`.as('inTime'),
      sql<number>`(count(*) filter (where state = 'SUBMITTED' and submitted_at < ${late}))::int`.as('overdue'),
    ])
    .groupBy(sql`grouping sets ((1), ())`)
    .execute()
}

/** The names of cities without a page, as the last booking of each has them; in one statement. */
const nameCities = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom(sql<{ key: string }>`unnest(${[...keys]}::text[])`.as<'of'>(sql`of(key)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('bookings')
          .select([cityOf('city').as('name'), cityOf('cityHindi').as('nameHindi')])
          .whereRef('city_key', '=', 'of.key')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['of.key', 'last.name', 'last.nameHindi'])
    .orderBy('of.key')
    .execute()

const cityOf = (name: 'city' | 'cityHindi') =>
  sql<string>`coalesce(package ->> ${sql.lit(name)}, poojas -> 0 -> 'pooja' ->> ${sql.lit(name)})`

type Times = Omit<Awaited<ReturnType<typeof timeVerifications>>[number], 'week'>

const NO_TIMES: Times = { verified: 0, median: null, slowest: null, inTime: 0, overdue: 0 }
const oneDecimal = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10)

function toTimes({ verified, median, slowest, inTime, overdue }: Times = NO_TIMES): VerificationTimes {
  const promised = verified + overdue
  return {
    verified,
    median: oneDecimal(median),
    slowest: oneDecimal(slowest),
    inTime,
    overdue,
    percentInTime: promised === 0 ? null : Math.round((100 * inTime) / promised),
  }
}

/** The cities that have a page, then all others of these rows. */
async function readCities(db: Db, rows: readonly { city: string }[]) {
  const known = Object.entries(cities).map(([key, { en, hi }]) => ({ key, name: en, nameHindi: hi }))
  const others = new Set(rows.map(({ city }) => city).filter((city) => !isCity(city)))
  return others.size === 0 ? known : [...known, ...(await nameCities(db, [...others]))]
}

/** Finds the row of a week and city. */
function byCell<Row extends { week: CalendarDay; city: string }>(rows: readonly Row[]) {
  const keyOf = ({ week, city }: { week: CalendarDay; city: string }) => `${week} ${city}`
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return (cell: { week: CalendarDay; city: string }) => found.get(keyOf(cell))
}

/** The numbers of the last `count` weeks, this one included; three statements, and one more for cities without a page. */
export async function readNumbers(db: Db, count: number, { at, today }: Moment): Promise<DeskNumbers> {
  const weeks = lastWeeks(today, count)
  const from = new Date(startOf(weeks[0] ?? today))
  const to = new Date(startOf(addDays(mondayOf(today), 7)))
  const period = { from, to, at }
  const [made, revenue, timed] = await Promise.all([
    countBookings(db, period),
    sumRevenue(db, period),
    timeVerifications(db, period),
  ])
  const [counted, summed] = [byMonday(made), byMonday(revenue)]
  const timesOf = new Map(timed.map(({ week, ...times }) => [week && dayOf(week.getTime()), times]))
  const shown = await readCities(db, [...counted, ...summed])
  const cells = weeks.flatMap((week) => shown.map(({ key }) => ({ week, city: key })))
  const [countOf, sumOf] = [byCell(counted), byCell(summed)]
  return {
    weeks,
    today,
    cities: shown,
    bookings: cells.map((cell) => {
      const { bookings = 0, cancelled = 0 } = countOf(cell) ?? {}
      return { ...cell, bookings, cancelled }
    }),
    revenue: cells.map((cell) => {
      const { received = paise(0), refunded = paise(0) } = sumOf(cell) ?? {}
      return {
        ...cell,
        received: rupeesFromPaise(received),
        refunded: rupeesFromPaise(refunded),
        revenue: rupeesFromPaise(paise(received - refunded)),
      }
    }),
    verification: {
      all: toTimes(timesOf.get(null)),
      weeks: weeks.map((week) => ({ week, ...toTimes(timesOf.get(week)) })),
    },
  }
}

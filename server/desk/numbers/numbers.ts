import { sql } from 'kysely'
import type { DeskNumbers, VerificationTimes } from '../../../contract/desk/numbers.ts'
import type { Db } from '../../../db/connect.ts'
import { type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import { type Paise, paise, rupeesFromPaise } from '../../../domain/money.ts'
import { CHECK_MS } from '../../../domain/payment.ts'
import { addTimes, countOf, hoursWithin, type VerifiedTimes } from '../../../domain/verification-times.ts'
import { lastWeeks, mondayOf } from '../../../domain/weeks.ts'
import { publishedCities } from '../../catalogue/city-store.ts'
import type { Moment } from '../../moment.ts'
import { filedMonths } from '../accounts/filed-months.ts'
import { readWeeks } from './week-numbers.ts'

/** The names of other cities, from the last booking of each; in one statement. */
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

/** The published cities, then all others among these keys. */
async function readCities(db: Db, keys: ReadonlySet<string>) {
  const published = await publishedCities(db)
  const known = published.map(({ name, name_hindi }) => ({ key: name.toLowerCase(), name, nameHindi: name_hindi }))
  const others = [...keys].filter((key) => known.every((city) => city.key !== key))
  return others.length === 0 ? known : [...known, ...(await nameCities(db, others))]
}

/** For each week, the number of payments that still wait after the promised time, by its Monday. */
async function countOverdue(db: Db, from: CalendarDay, at: Date): Promise<Map<CalendarDay, number>> {
  const rows = await db
    .selectFrom('payments')
    .select('submitted_at')
    .where('state', '=', 'SUBMITTED')
    .where('submitted_at', '>=', new Date(startOf(from)))
    .where('submitted_at', '<', new Date(at.getTime() - CHECK_MS))
    .$narrowType<{ submitted_at: Date }>()
    .execute()
  const overdue = new Map<CalendarDay, number>()
  for (const row of rows) {
    const week = mondayOf(dayOf(row.submitted_at.getTime()))
    overdue.set(week, (overdue.get(week) ?? 0) + 1)
  }
  return overdue
}

/** The amount that was written off since a day and is still unpaid, in paise. */
async function sumWriteOffs(db: Db, from: CalendarDay): Promise<Paise> {
  const since = db
    .selectFrom('ledger')
    .select('booking_id')
    .where(sql<boolean>`kind = 'WRITTEN_OFF'`)
    .where('created_at', '>=', new Date(startOf(from)))
  const open = sql<Paise>`least(sum(written_off), greatest(sum(price - unverified - received), 0))`
  const { amount } = await db
    .selectFrom(
      db
        .selectFrom('ledger')
        .select(open.as('amount'))
        .where('booking_id', 'in', since)
        .groupBy('booking_id')
        .as('one'),
    )
    .select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow()
  return amount
}

function toTimes(times: VerifiedTimes, overdue: number): VerificationTimes {
  const verified = countOf(times)
  const promised = verified + overdue
  return {
    verified,
    median: hoursWithin(times, 0.5),
    slowest: hoursWithin(times, 0.9),
    inTime: times.inTime,
    overdue,
    percentInTime: promised === 0 ? null : Math.round((100 * times.inTime) / promised),
  }
}

/**
 * The numbers of the last `count` weeks, including this one. Takes eight statements, one more for other cities, and once a day the
 * statements that store past weeks.
 */
export async function readNumbers(db: Db, count: number, moment: Moment): Promise<DeskNumbers> {
  const { at, today } = moment
  const weeks = lastWeeks(today, count)
  const [first = today] = weeks
  const [numbers, overdue, writtenOff, filed] = await Promise.all([
    readWeeks(db, weeks, moment),
    countOverdue(db, first, at),
    sumWriteOffs(db, first),
    filedMonths(db),
  ])
  const shown = await readCities(db, new Set(numbers.flatMap((of) => Object.keys(of.cities))))
  const cells = weeks.flatMap((week, index) =>
    shown.map(({ key }) => ({ week, city: key, of: numbers[index]?.cities[key] })),
  )
  const timesOf = numbers.map(({ times }) => times)
  return {
    weeks,
    today,
    cities: shown,
    bookings: cells.map(({ week, city, of }) => ({
      week,
      city,
      bookings: of?.bookings ?? 0,
      cancelled: of?.cancelled ?? 0,
    })),
    revenue: cells.map(({ week, city, of }) => {
      const [received, refunded] = [of?.received ?? paise(0), of?.refunded ?? paise(0)]
      return {
        week,
        city,
        received: rupeesFromPaise(received),
        refunded: rupeesFromPaise(refunded),
        revenue: rupeesFromPaise(paise(received - refunded)),
      }
    }),
    writtenOff: rupeesFromPaise(writtenOff),
    filed,
    verification: {
      all: toTimes(
        addTimes(timesOf),
        [...overdue.values()].reduce((sum, one) => sum + one, 0),
      ),
      weeks: weeks.map((week, index) => ({
        week,
        ...toTimes(timesOf[index] ?? addTimes([]), overdue.get(week) ?? 0),
      })),
    },
  }
}

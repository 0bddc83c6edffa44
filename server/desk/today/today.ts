import { sql } from 'kysely'
import type { Today, TodayBooking, TodayList } from '../../../contract/desk/queue.ts'
import type { Db } from '../../../db/connect.ts'
import { addDays, type CalendarDay } from '../../../domain/calendar-day.ts'
import { type Paise, rupeesFromPaise } from '../../../domain/money.ts'
import { CHECK_MS } from '../../../domain/payment.ts'
import { nameForStaff } from '../../account/store.ts'
import { pageAfterPair } from '../../http/page.ts'
import { balanceOfBooking } from '../../ledger/bookings.ts'
import { type BookingRow, lacksPlace, lastDay, lastPooja, selectBookings } from '../../ledger/store.ts'
import type { Moment } from '../../moment.ts'
import { isLeft } from '../../statements/rows-left.ts'
import { toBookingLine } from '../queue/response.ts'
import { DAY_MS } from '../../../domain/durations.ts'

/** Older statements are not shown as work of today. */
const STATEMENT_MS = 30 * DAY_MS

type Days = Pick<Moment, 'today'>

/** The condition is written as in the indexes of migrations 0025 and 0027, which a parameter would not match. */
const isConfirmed = sql<boolean>`bookings.verified and bookings.cancelled_at is null and not bookings.no_place`

/** The first day of all current and future journeys and poojas. The indexes exclude the thousands that are over. */
const firstUnderWay = ({ today }: Days) => sql<CalendarDay>`least(${today}::date,
  (select min((select min(bookings.date_start) from bookings
      where ${isConfirmed} and (bookings.package ->> 'id')::uuid = packages.id
        and bookings.date_start > ${today}::date - greatest(coalesce(jsonb_array_length(packages.itinerary), 1), 1)))
    from packages),
  (select min(bookings.date_start) from bookings
    where ${isConfirmed} and bookings.poojas <> '[]' and ${lastPooja} >= ${today}
      and bookings.date_start > ${today}::date - (select max(jsonb_array_length(itinerary)) from packages)))`

/** The conditions for the bookings behind each number; all bookings are confirmed and not cancelled. */
const conditions = {
  arrivals: ({ today }: Days) => sql<boolean>`
    bookings.date_start between ${today} and ${addDays(today, 1)}
    and bookings.package is not null and bookings.driver is null`,
  week: ({ today }: Days) => sql<boolean>`
    bookings.date_start between ${addDays(today, 2)} and ${addDays(today, 6)}
    and bookings.package is not null and bookings.driver is null`,
  poojas: ({ today }: Days) => sql<boolean>`
    bookings.date_start between ${today} and ${addDays(today, 1)} and bookings.poojas <> '[]'`,
  balances: ({ today }: Days) => sql<boolean>`
    bookings.date_start between ${firstUnderWay({ today })} and ${addDays(today, 1)} and ${lastDay} >= ${today}`,
} satisfies Record<TodayList, unknown>

const confirmed = (db: Db) => db.selectFrom('bookings').where(isConfirmed)

/** The bookings behind a number, by day; one statement. */
export function readTodayList(db: Db, list: TodayList, days: Days, page: { limit: number; cursor?: string }) {
  const ofDays = selectBookings(db).where(isConfirmed).where(conditions[list](days))
  const isDue = sql<boolean>`money.price > money.received + money.unverified`
  const rows = (list === 'balances' ? ofDays.where(isDue) : ofDays)
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['users.name', 'users.phone', 'users.deleted_at'])
  return pageAfterPair(rows, { first: 'bookings.date_start', id: 'bookings.id', order: 'asc' }, page).execute()
}

type TodayRow = BookingRow & { name: string; phone: string; deleted_at: Date | null }

export const toTodayBooking = (row: TodayRow, moment: Moment): TodayBooking => ({
  ...toBookingLine(row, moment),
  reference: row.reference,
  amountDue: rupeesFromPaise(balanceOfBooking(row, moment.today).due),
  verified: row.verified,
  driver: row.driver,
  sankalp: row.sankalp,
  User: { id: row.user_id, name: nameForStaff(row, moment.language), phoneNumber: row.phone },
})

/** The running jobs of statements as JSON, so that the statement for the numbers also reads them. */
const runningJobs = sql<Today['jobs']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'statementId', statement_id, 'name', statements.name, 'kind', kind, 'handled', handled,
    'all', jsonb_array_length(items)) order by statement_jobs.id), '[]')
  from statement_jobs join statements on statements.id = statement_id where ended_at is null)`

/** The days (today or tomorrow) on which drivers and priests have confirmed journeys but no link to their sheet. */
const sheetsToSend = ({ today }: Days) => sql<number>`(select count(*)::int from (
  select distinct who.id, on_day.day
  from bookings
    left join packages on packages.id = (bookings.package ->> 'id')::uuid
    cross join (values (${today}::date), (${addDays(today, 1)}::date)) as on_day (day)
    cross join lateral (values (driver_id, false), (priest_id, true)) as who (id, is_priest)
  where ${isConfirmed} and who.id is not null
    and bookings.date_start between ${firstUnderWay({ today })} and ${addDays(today, 1)}
    and bookings.date_start <= on_day.day and ${lastDay} >= on_day.day
    and (not is_priest or bookings.poojas = '[]'
      or bookings.poojas @> jsonb_build_array(jsonb_build_object('date', on_day.day)))
    and not exists (select from day_links
      where person_id = who.id and day_links.day = on_day.day and revoked_at is null)) as unsent)`

/** The numbers of today; one statement. Amounts in paise. */
export const countToday = (db: Db, at: Date, today: CalendarDay) => {
  const waiting = db.selectFrom('payments').where('state', '=', 'SUBMITTED')
  const refunds = db.selectFrom('refunds').where('sent_at', 'is', null).where('closed_at', 'is', null)
  const count = sql<number>`count(*)::int`.as('count')
  // Only the columns for the sum are read of each ledger, because thousands of journeys may be current.
  const balances = confirmed(db)
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(bookings.package ->> 'id')::uuid`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('ledger')
          .select(sql<Paise>`sum(price - received - unverified)`.as('due'))
          .whereRef('ledger.booking_id', '=', 'bookings.id')
          .as('money'),
      (join) => join.onTrue(),
    )
    .where(conditions.balances({ today }))
    .where('money.due', '>', 0 as Paise)
    .select(count)
    .select(sql<Paise>`coalesce(sum(money.due), 0)::bigint`.as('amount'))
  const left = db
    .selectFrom('statements')
    // A subquery for each statement; otherwise PostgreSQL would read the rows of all years.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('statement_rows')
          .whereRef('statement_rows.statement_id', '=', 'statements.id')
          .where(isLeft)
          .select(count)
          .as('rows'),
      (join) => join.onTrue(),
    )
    .where('statements.undone_at', 'is', null)
    .where('statements.published', 'is not', null)
    .where('statements.created_at', '>', new Date(at.getTime() - STATEMENT_MS))
    .where('rows.count', '>', 0)
    .select([sql<number>`count(*)::int`.as('statements'), sql<number>`coalesce(sum(rows.count), 0)::int`.as('count')])
  return db
    .selectFrom([balances.as('balance'), left.as('left')])
    .select(['balance.count as balances', 'balance.amount as balanceAmount'])
    .select(['left.statements', 'left.count as rowsLeft'])
    .select([
      waiting.select(count).as('payments'),
      waiting
        .where('submitted_at', '<=', new Date(at.getTime() - CHECK_MS))
        .select(count)
        .as('late'),
      waiting.select('submitted_at').orderBy('submitted_at').limit(1).as('oldest'),
      waiting.where('corrected', '=', true).select(count).as('corrected'),
      db.selectFrom('bookings').where(lacksPlace).select(count).as('noPlace'),
      refunds.select(count).as('refunds'),
      refunds.select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('amount')).as('refundAmount'),
      confirmed(db).where(conditions.arrivals({ today })).select(count).as('arrivals'),
      confirmed(db).where(conditions.week({ today })).select(count).as('week'),
      confirmed(db).where(conditions.poojas({ today })).select(count).as('poojas'),
      db.selectFrom('inquiries').where('state', '=', 'NEW').select(count).as('questions'),
      sheetsToSend({ today }).as('sheets'),
      runningJobs.as('jobs'),
    ])
    .executeTakeFirstOrThrow()
}

export async function readToday(db: Db, { at, today }: Moment): Promise<Today> {
  const numbers = await countToday(db, at, today)
  const { oldest } = numbers
  const rupees = (amount: Paise | null) => rupeesFromPaise(amount ?? (0 as Paise))
  return {
    payments: {
      count: numbers.payments ?? 0,
      late: numbers.late ?? 0,
      oldest: oldest && {
        submittedAt: oldest.toISOString(),
        checkedBy: new Date(oldest.getTime() + CHECK_MS).toISOString(),
      },
    },
    corrected: { count: numbers.corrected ?? 0 },
    noPlace: { count: numbers.noPlace ?? 0 },
    jobs: numbers.jobs,
    refunds: { count: numbers.refunds ?? 0, amount: rupees(numbers.refundAmount) },
    arrivals: { count: numbers.arrivals ?? 0, week: numbers.week ?? 0 },
    poojas: { count: numbers.poojas ?? 0 },
    questions: { count: numbers.questions ?? 0 },
    sheets: { count: numbers.sheets },
    statements: { count: numbers.statements, rows: numbers.rowsLeft },
    balances: { count: numbers.balances, amount: rupees(numbers.balanceAmount) },
  }
}

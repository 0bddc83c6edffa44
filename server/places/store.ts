import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { OfferDays } from '../../db/place-tables.ts'
import { placesShared } from '../../db/places-lock.ts'
import { inOneRoundTrip } from '../../db/round-trip.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { PlaceSubject } from '../../domain/places.ts'

export type OfferDay = { kind: PlaceSubject; id: string; day: CalendarDay }

export const nameOfDay = ({ id, day }: Pick<OfferDay, 'id' | 'day'>): string => `${id} ${day}`

/** The rules of an offer in a span of days, by day. */
export const rulesOf = (db: Db, id: string, from: CalendarDay, to: CalendarDay) =>
  db.selectFrom('offer_days').selectAll().where('subject_id', '=', id).where('day', '>=', from).where('day', '<=', to)

/** Locks the rules of days and then reads them, so that places are taken one after another. */
export async function lockRules(tx: Tx, days: readonly OfferDay[]): Promise<OfferDays[]> {
  const [, rules] = await inOneRoundTrip(tx, [
    tx.selectNoFrom(placesShared.as('shared')),
    tx
      .selectFrom('offer_days')
      .selectAll()
      .where(
        sql<boolean>`(subject_id, day) in (select * from unnest(${days.map(({ id }) => id)}::uuid[], ${days.map(({ day }) => day)}::date[]))`,
      )
      .orderBy('subject_id')
      .orderBy('day')
      .forUpdate(),
  ])
  return rules
}

const isLimit = sql`(offer_days.places is not null or offer_days.reason is not null)`

/** Whether the day of a query that joins its rule is closed or has a limited number of places. */
export const dayHasLimit = sql<boolean>`coalesce(${isLimit}, false)`.as('has_limit')

/** Whether a day of a cart entry is closed or has a limited number of places. Bookings of others are not counted. */
export const entryHasLimit = sql<boolean>`exists (
  select from offer_days where subject_id = cart_entries.package_id and day = cart_entries.date_start and ${isLimit})
  or exists (select from cart_poojas join offer_days on subject_id = pooja_id and day = cart_poojas.date
    where cart_entry_id = cart_entries.id and ${isLimit})`
/** Whether a day of a quote's line is closed or has a limited number of places. */
export const lineHasLimit = sql<boolean>`exists (
  select from offer_days where subject_id = (payment_lines.package ->> 'id')::uuid and day = date_start and ${isLimit})
  or exists (select from jsonb_array_elements(payment_lines.poojas) as line
    join offer_days on subject_id = (line #>> '{pooja,id}')::uuid and day = (line ->> 'date')::date where ${isLimit})`

/**
 * Whether a booking has a place. It loses the place if it is cancelled, its money is not found on the bank statement, or its hold
 * ends. It has none if no place was free when the money came.
 */
const hasPlace = (
  at: Date,
) => sql<boolean>`bookings.cancelled_at is null and not bookings.no_place and (bookings.verified
  or payments.state in ('SUBMITTED', 'VERIFIED') or (payments.state = 'OPEN' and payments.expires_at > ${at}))`
/** A quote has its places while it is valid. */
const isHeld = (at: Date) =>
  sql<boolean>`payments.state = 'OPEN' and payments.purpose = 'ADVANCE' and payments.expires_at > ${at}`

const bookedBy = (isOf: RawBuilder<boolean>, at: Date) => sql`
  select cart_entry_id from bookings join payments on payments.id = bookings.payment_id where ${isOf} and ${hasPlace(at)}
  union select cart_entry_id from payment_lines join payments on payments.id = payment_lines.payment_id
    where ${isOf} and ${isHeld(at)}`

const isOfPackage = sql<boolean>`wanted.kind = 'PACKAGE' and (package ->> 'id')::uuid = wanted.id and date_start = wanted.day`
const isOfPooja = sql<boolean>`wanted.kind = 'POOJA' and poojas <> '[]'
  and poojas @> jsonb_build_array(jsonb_build_object('date', wanted.day, 'pooja', jsonb_build_object('id', wanted.id)))`

/** The number of bookings of each day that have no place although their money came. */
export async function countWithoutPlace(db: Db, days: readonly OfferDay[]): Promise<Map<string, number>> {
  const [first] = days
  if (!first) return new Map()
  const { kind, id } = first
  const isOf =
    kind === 'PACKAGE'
      ? sql<boolean>`(package ->> 'id')::uuid = ${id}`
      : sql<boolean>`poojas @> jsonb_build_array(jsonb_build_object('pooja', jsonb_build_object('id', ${id}::text)))`
  const rows = await db
    .selectFrom('bookings')
    .select(['date_start as day', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`no_place`)
    .where('cancelled_at', 'is', null)
    .where(isOf)
    .groupBy('date_start')
    .execute()
  return new Map(rows.map(({ day, count }) => [nameOfDay({ id, day }), count]))
}

/** A free place is held for a person who waited for it. */
const heldForWaiting = (at: Date) => sql`
  select cart_entry_id from waiting_list where waiting_list.subject_id = wanted.id and waiting_list.day = wanted.day
    and state = 'OFFERED' and held_until > ${at}`

type Counting = { at: Date; except?: readonly string[] }

/** For each day: the number of places taken, with and without these entries. An entry in several quotes counts once. */
const counts = (db: Db, days: readonly OfferDay[], { at, except = [] }: Counting) =>
  db
    .selectFrom(
      sql<OfferDay>`unnest(${days.map(({ kind }) => kind)}::text[], ${days.map(({ id }) => id)}::uuid[],
        ${days.map(({ day }) => day)}::date[])`.as<'wanted'>(sql`wanted(kind, id, day)`),
    )
    .innerJoinLateral(
      sql<{ taken: number; others: number }>`(select count(*)::int as taken,
          count(*) filter (where cart_entry_id <> all (${[...except]}::uuid[]))::int as others
        from (${bookedBy(isOfPackage, at)} union ${bookedBy(isOfPooja, at)} union ${heldForWaiting(at)}) as having_place)`.as(
        'counted',
      ),
      (join) => join.onTrue(),
    )
    .select(['wanted.id', 'wanted.day', 'counted.taken', 'counted.others'])

/** The number of bookings, valid quotes and waiting people that have a place of each day, without these entries. */
export async function countTaken(db: Db, days: readonly OfferDay[], counting: Counting): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const rows = await counts(db, days, counting).execute()
  return new Map(rows.map(({ others, ...day }) => [nameOfDay(day), others]))
}

/**
 * The places of each day that these entries can have: the places that they already have, and free places that no waiting person
 * comes first for.
 */
export async function countLeft(
  db: Db,
  days: readonly (OfferDay & { places: number })[],
  counting: Counting,
): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const rows = await counts(db, days, counting)
    .select(
      sql<number>`(select count(*)::int from waiting_list where waiting_list.subject_id = wanted.id
        and waiting_list.day = wanted.day and state = 'WAITING')`.as('waiting'),
    )
    .execute()
  const placesOf = new Map(days.map((one) => [nameOfDay(one), one.places]))
  return new Map(
    rows.map(({ id, day, taken, others, waiting }) => {
      const name = nameOfDay({ id, day })
      const free = Math.max(0, (placesOf.get(name) ?? 0) - taken - waiting)
      return [name, taken - others + free]
    }),
  )
}

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { OfferDays } from '../../db/place-tables.ts'
import { placesShared } from '../../db/places-lock.ts'
import { inOneRoundTrip } from '../../db/round-trip.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { isOfferKind, type PlaceSubject } from '../../domain/places.ts'

export type OfferDay = { kind: PlaceSubject; id: string; day: CalendarDay }

export const nameOfDay = ({ kind, id, day }: OfferDay): string => `${kind} ${id} ${day}`

const unique = <Day extends OfferDay>(days: readonly Day[]): Day[] => [
  ...new Map(days.map((one) => [nameOfDay(one), one])).values(),
]

const wantedDays = (days: readonly OfferDay[]) =>
  sql<OfferDay>`unnest(${days.map(({ kind }) => kind)}::text[], ${days.map(({ id }) => id)}::uuid[],
    ${days.map(({ day }) => day)}::date[])`.as<'wanted'>(sql`wanted(kind, id, day)`)

/** A rule, and the name of the day of an offer that needs a place of it. */
export type Rule = OfferDays & { needed_by: OfferDay }

/** The rules that days of offers depend on: their own, and those of the vehicles and priests of their cities. */
export const rulesOf = (db: Db, days: readonly OfferDay[]) =>
  db
    .selectFrom(wantedDays(unique(days)))
    .innerJoin('place_needs', (join) =>
      join.onRef('offer_kind', '=', 'wanted.kind').onRef('offer_id', '=', 'wanted.id'),
    )
    .innerJoin('offer_days', (join) =>
      join
        .onRef('offer_days.subject_kind', '=', 'place_needs.subject_kind')
        .onRef('offer_days.subject_id', '=', 'place_needs.subject_id')
        .on(sql<boolean>`offer_days.day - wanted.day = any (place_needs.days_after)`),
    )
    .selectAll('offer_days')
    .select(sql<OfferDay>`jsonb_build_object('kind', wanted.kind, 'id', wanted.id, 'day', wanted.day)`.as('needed_by'))

/** Locks the rules of days in one order for all, and then reads them, so that places are taken one after another. */
export async function lockRules(tx: Tx, days: readonly OfferDay[]): Promise<Rule[]> {
  const [, rules] = await inOneRoundTrip(tx, [
    tx.selectNoFrom(placesShared.as('shared')),
    rulesOf(tx, days)
      .orderBy('offer_days.subject_id')
      .orderBy('offer_days.day')
      .orderBy('offer_days.subject_kind')
      .forUpdate('offer_days'),
  ])
  return rules
}

/** The day whose places a rule counts. */
export const dayOfRule = ({ subject_kind: kind, subject_id: id, day }: OfferDays): OfferDay => ({ kind, id, day })

export type Limited = OfferDay & { places: number }

/** The days with a number of places. */
export const limitsOf = (rules: readonly OfferDays[]): Limited[] =>
  unique(
    rules.flatMap(({ places, ...rule }) => (places === null ? [] : [{ ...dayOfRule({ places, ...rule }), places }])),
  )

const isLimit = sql`(offer_days.places is not null or offer_days.reason is not null)`

/**
 * Whether the day of an offer, or a day of its city's vehicles or priests, is closed or has a limited number of places. Bookings of
 * others are not counted.
 */
export const dayHasLimit = (offerId: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<boolean>`exists (
  select from place_needs join offer_days using (subject_kind, subject_id)
  where offer_id = ${offerId} and offer_days.day - ${day} = any (days_after) and ${isLimit})`

/** Whether a day of a cart entry is closed or has a limited number of places. */
export const entryHasLimit = sql<boolean>`${dayHasLimit(sql`cart_entries.package_id`, sql`cart_entries.date_start`)}
  or exists (select from cart_poojas where cart_entry_id = cart_entries.id
    and ${dayHasLimit(sql`cart_poojas.pooja_id`, sql`cart_poojas.date`)})`
/** Whether a day of a quote's line is closed or has a limited number of places. */
export const lineHasLimit = sql<boolean>`${dayHasLimit(sql`(payment_lines.package ->> 'id')::uuid`, sql`payment_lines.date_start`)}
  or exists (select from jsonb_array_elements(payment_lines.poojas) as line
    where ${dayHasLimit(sql`(line #>> '{pooja,id}')::uuid`, sql`(line ->> 'date')::date`)})`

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
  select cart_entry_id, bookings.verified or payments.state <> 'OPEN' as is_paid
    from bookings join payments on payments.id = bookings.payment_id where ${isOf} and ${hasPlace(at)}
  union all select cart_entry_id, false from payment_lines join payments on payments.id = payment_lines.payment_id
    where ${isOf} and ${isHeld(at)}`

const isOfPackage = sql<boolean>`offer.kind = 'PACKAGE' and (package ->> 'id')::uuid = offer.id and date_start = offer.day`
const isOfPooja = sql<boolean>`offer.kind = 'POOJA' and poojas <> '[]'
  and poojas @> jsonb_build_array(jsonb_build_object('date', offer.day, 'pooja', jsonb_build_object('id', offer.id)))`

/** The number of bookings of each day that have no place although their money came. */
export async function countWithoutPlace(db: Db, days: readonly OfferDay[]): Promise<Map<string, number>> {
  const [first] = days
  if (!first) return new Map()
  const { kind, id } = first
  if (!isOfferKind(kind)) return new Map()
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
  return new Map(rows.map(({ day, count }) => [nameOfDay({ kind, id, day }), count]))
}

/** The places that nobody has, by the number of places taken of each day. */
export const leftOf = (days: readonly Limited[], taken: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(days.map((one) => [nameOfDay(one), Math.max(0, one.places - (taken.get(nameOfDay(one)) ?? 0))]))

/** A free place is held for a person who waited for it. */
const heldForWaiting = (at: Date) => sql`
  select cart_entry_id, false from waiting_list where waiting_list.subject_id = offer.id and waiting_list.day = offer.day
    and state = 'OFFERED' and held_until > ${at}`

type Counting = { at: Date; except?: readonly string[] }
type Counts = { taken: number; others: number; paid: number; waiting: number; first: number }

/**
 * For each day: the number of places taken, also without these entries (`others`), and paid or claimed to be (`paid`); the people who
 * wait, and those of them whom the next free places fit (`first`). An entry in several quotes counts once. The vehicles or priests of a
 * city are counted by offer.
 */
const counts = (db: Db, days: readonly OfferDay[], { at, except = [] }: Counting) =>
  db
    .selectFrom(wantedDays(days))
    .innerJoinLateral(
      sql<Counts>`(select coalesce(sum(taken), 0)::int as taken, coalesce(sum(others), 0)::int as others,
          coalesce(sum(paid), 0)::int as paid, coalesce(sum(waiting), 0)::int as waiting, coalesce(sum(
            case when rule.places is null then waiting else least(waiting, greatest(rule.places - taken, 0)) end), 0)::int as first
        from (select offer_kind as kind, offer_id as id, wanted.day - days as day
            from place_needs cross join lateral unnest(days_after) as days
            where subject_kind = wanted.kind and subject_id = wanted.id) as offer
          left join offer_days as rule on rule.subject_kind = offer.kind and rule.subject_id = offer.id and rule.day = offer.day
          cross join lateral (select count(distinct cart_entry_id) as taken,
              count(distinct cart_entry_id) filter (where cart_entry_id <> all (${[...except]}::uuid[])) as others,
              count(distinct cart_entry_id) filter (where is_paid) as paid
            from (${bookedBy(isOfPackage, at)} union all ${bookedBy(isOfPooja, at)} union all ${heldForWaiting(at)})
              as having_place) as having_places
          cross join lateral (select count(*) as waiting from waiting_list where waiting_list.subject_id = offer.id
            and waiting_list.day = offer.day and state = 'WAITING') as waiters)`.as('counted'),
      (join) => join.onTrue(),
    )
    .select(['wanted.kind', 'wanted.id', 'wanted.day'])
    .selectAll('counted')

/** For each day, the number of bookings, valid quotes and waiting people that have a place or wait for one. */
export async function countDays(db: Db, days: readonly OfferDay[], counting: Counting): Promise<Map<string, Counts>> {
  if (days.length === 0) return new Map()
  const rows = await counts(db, days, counting).execute()
  return new Map(rows.map((row) => [nameOfDay(row), row]))
}

/** The number of bookings, valid quotes and waiting people that have a place of each day, without these entries. */
export const countTaken = async (db: Db, days: readonly OfferDay[], counting: Counting): Promise<Map<string, number>> =>
  new Map([...(await countDays(db, days, counting))].map(([name, { others }]) => [name, others]))

/**
 * The places of each day that these entries can have: the places that they already have, and free places that no waiting person
 * comes first for.
 */
export async function countLeft(db: Db, days: readonly Limited[], counting: Counting): Promise<Map<string, number>> {
  const counted = await countDays(db, days, counting)
  return new Map(
    days.map(({ places, ...day }) => {
      const { taken = 0, others = 0, first = 0 } = counted.get(nameOfDay(day)) ?? {}
      return [nameOfDay(day), taken - others + Math.max(0, places - taken - first)]
    }),
  )
}

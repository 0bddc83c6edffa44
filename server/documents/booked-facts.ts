import type { Db } from '../../db/connect.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { type FactList, factLists, whenAndWhere, withoutWhenAndWhere } from '../../messages/offer-facts.ts'
import { placedFacts, type SitePlace } from '../catalogue/response.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'

/** Where and when somebody meets the devotee for one offer of a booking. */
export type Meeting = {
  /** The name of the pooja if a booking has several offers; otherwise empty. */
  name: string
  lines: string[]
  /** The address of a map of the meeting place; empty if none is known. */
  map: string
}

/** What a devotee should know of the booked offers: the meeting, and lists with their headings. */
export type BookedFacts = Record<Language, { meetings: Meeting[]; lists: FactList[] }>

type Facts = ReturnType<typeof placedFacts>
export type BookedOffer = {
  id: string
  isPooja: boolean
  name: Record<Language, string>
  city: string
  facts: Facts
  lists: Parameters<typeof factLists>[0]
}

/**
 * The facts of the booked offers, from the current catalogue. If a package names no meeting place, the place of its city or of the
 * site applies; if no time is named, or no place of a pooja, somebody will call the devotee. If there are several offers, each
 * heading begins with the offer's name.
 */
export async function readBookedFacts(
  db: Db,
  booking: BookingRow,
  { today, site }: { today: CalendarDay; site: SitePlace },
): Promise<BookedFacts> {
  const offers = (await readOffers(db, [booking], site)).get(booking.id) ?? []
  const { due } = balanceOfBooking(booking, today)
  const factsIn = (language: Language) => {
    const titleOf = ({ name }: BookedOffer) => (offers.length > 1 ? name[language] : '')
    return {
      meetings: offers.map((offer) => meetingOf(offer, booking, { due, language, name: titleOf(offer) })),
      lists: offers.flatMap((offer) =>
        factLists(offer.lists, language).map(
          ([title, lines]) => [[titleOf(offer), title].filter(Boolean).join(': '), lines] as const,
        ),
      ),
    }
  }
  return Object.fromEntries(languages.map((language) => [language, factsIn(language)])) as BookedFacts
}

/** The offers of bookings, from the current catalogue, by the id of the booking: the package before its poojas. */
export async function readOffers(
  db: Db,
  bookings: readonly BookingRow[],
  site: SitePlace,
): Promise<ReadonlyMap<string, BookedOffer[]>> {
  const packages = await readPackages(db, bookings, site)
  const poojas = await readPoojas(db, bookings, site)
  return new Map(
    bookings.map(({ id, package: pack, poojas: dated }) => [
      id,
      [
        ...packages.filter((offer) => offer.id === pack?.id),
        ...poojas.filter((offer) => dated.some(({ pooja }) => pooja.id === offer.id)),
      ],
    ]),
  )
}

const idsOf = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.filter((id) => id !== undefined))]

async function readPackages(db: Db, bookings: readonly BookingRow[], site: SitePlace): Promise<BookedOffer[]> {
  const ids = idsOf(bookings.map(({ package: pack }) => pack?.id))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('packages')
    .leftJoin('cities', 'cities.name', 'packages.city')
    .selectAll('packages')
    .select(['cities.meeting_place as city_place', 'cities.meeting_place_hindi as city_place_hindi'])
    .where('packages.id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const facts = placedFacts(row, site)
    const lists = withoutWhenAndWhere({ ...facts, seats: row.seats })
    return { id: row.id, isPooja: false, ...namesOf(row), facts, lists }
  })
}

async function readPoojas(db: Db, bookings: readonly BookingRow[], site: SitePlace): Promise<BookedOffer[]> {
  const ids = idsOf(bookings.flatMap(({ poojas }) => poojas.map(({ pooja }) => pooja.id)))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('poojas')
    .leftJoin('cities', 'cities.name', 'poojas.city')
    .selectAll('poojas')
    .select(['cities.meeting_place as city_place', 'cities.meeting_place_hindi as city_place_hindi'])
    .where('poojas.id', 'in', ids)
    .orderBy('poojas.name')
    .execute()
  return rows.map((row) => {
    const facts = placedFacts(row, site)
    const included = { included: row.included, includedHindi: row.included_hindi }
    const lists = withoutWhenAndWhere({ ...facts, ...included })
    return { id: row.id, isPooja: true, ...namesOf(row), facts, lists }
  })
}

const namesOf = (row: { name: string; name_hindi: string; city: string }) => ({
  name: { en: row.name, hi: row.name_hindi },
  city: row.city,
})

type Wanted = { due: number; language: Language; name: string }

function meetingOf(
  { isPooja, city, facts }: BookedOffer,
  { package: pack, stops }: BookingRow,
  wanted: Wanted,
): Meeting {
  const { due, language: locale, name } = wanted
  const [first] = isPooja ? [] : (stops ?? [])
  const pays = pack ? m.booking_meeting_pay_driver : m.booking_meeting_pay_priest
  const place = facts.meetingPlace || facts.meetingPlaceHindi || first?.place
  const hasTime = facts.startsAt !== null || Boolean(first?.time)
  const calls = isPooja ? priestCalls(hasTime, Boolean(place)) : !hasTime && m.booking_meeting_driver_calls
  return {
    name,
    lines: [
      ...whenAndWhere(facts, locale),
      ...(calls ? [calls({}, { locale })] : []),
      ...(due > 0 ? [pays({}, { locale })] : []),
    ],
    map: place ? mapOf(`${place}, ${city}`) : '',
  }
}

const priestCalls = (hasTime: boolean, hasPlace: boolean) => {
  if (!hasPlace) return hasTime ? m.booking_meeting_priest_place : m.booking_meeting_priest_calls
  return hasTime ? null : m.booking_meeting_priest_time
}

const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`

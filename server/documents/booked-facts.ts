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
  /** Of the pooja, where a booking has several; else empty. */
  name: string
  lines: string[]
  /** The address of a map of the meeting place; empty where none is known. */
  map: string
}

/** What a devotee should know of what is booked: the meeting, and lists with their headings. */
export type BookedFacts = Record<Language, { meetings: Meeting[]; lists: FactList[] }>

type Facts = ReturnType<typeof placedFacts>
type Offer = {
  isPooja: boolean
  name: Record<Language, string>
  city: string
  facts: Facts
  lists: Parameters<typeof factLists>[0]
}

/**
 * What is booked as the catalogue says it now. Where an offer names no meeting place it is that of its city or of the site; where it names no time,
 * the devotee is called. Of several poojas the headings begin with the name.
 */
export async function readBookedFacts(
  db: Db,
  booking: BookingRow,
  { today, site }: { today: CalendarDay; site: SitePlace },
): Promise<BookedFacts> {
  const offers = [...(await readPackage(db, booking, site)), ...(await readPoojas(db, booking, site))]
  const { due } = balanceOfBooking(booking, today)
  const factsIn = (language: Language) => {
    const titleOf = ({ name }: Offer) => (offers.length > 1 ? name[language] : '')
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

async function readPackage(db: Db, { package: pack }: BookingRow, site: SitePlace): Promise<Offer[]> {
  if (!pack) return []
  const rows = await db
    .selectFrom('packages')
    .leftJoin('cities', 'cities.name', 'packages.city')
    .selectAll('packages')
    .select(['cities.meeting_place as city_place', 'cities.meeting_place_hindi as city_place_hindi'])
    .where('packages.id', '=', pack.id)
    .execute()
  return rows.map((row) => {
    const facts = placedFacts(row, site)
    return { isPooja: false, ...namesOf(row), facts, lists: withoutWhenAndWhere({ ...facts, seats: row.seats }) }
  })
}

async function readPoojas(db: Db, { poojas }: BookingRow, site: SitePlace): Promise<Offer[]> {
  const ids = poojas.map(({ pooja }) => pooja.id)
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
    return { isPooja: true, ...namesOf(row), facts, lists: withoutWhenAndWhere({ ...facts, ...included }) }
  })
}

const namesOf = (row: { name: string; name_hindi: string; city: string }) => ({
  name: { en: row.name, hi: row.name_hindi },
  city: row.city,
})

type Wanted = { due: number; language: Language; name: string }

function meetingOf({ isPooja, city, facts }: Offer, { package: pack, stops }: BookingRow, wanted: Wanted): Meeting {
  const { due, language: locale, name } = wanted
  const [first] = isPooja ? [] : (stops ?? [])
  const calls = isPooja ? m.booking_meeting_priest_calls : m.booking_meeting_driver_calls
  const pays = pack ? m.booking_meeting_pay_driver : m.booking_meeting_pay_priest
  const place = facts.meetingPlace || facts.meetingPlaceHindi || first?.place
  return {
    name,
    lines: [
      ...whenAndWhere(facts, locale),
      ...(facts.startsAt === null && !first?.time ? [calls({}, { locale })] : []),
      ...(due > 0 ? [pays({}, { locale })] : []),
    ],
    map: place ? mapOf(`${place}, ${city}`) : '',
  }
}

const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`

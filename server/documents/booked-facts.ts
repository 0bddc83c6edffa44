import type { Db } from '../../db/connect.ts'
import { type Language, languages } from '../../domain/language.ts'
import { type FactList, factLists, type OfferFacts } from '../../messages/offer-facts.ts'
import { placedFacts, type SitePlace } from '../catalogue/response.ts'
import type { BookingRow } from '../ledger/store.ts'

/** Lists with their headings, by language. */
export type BookedFacts = Record<Language, FactList[]>

/**
 * What a devotee should know of what is booked, as the catalogue says it now: hours, meeting place, what is not included. Where an offer
 * names no meeting place it is that of its city, or of the site. Of several poojas the headings begin with the name.
 */
export async function readBookedFacts(
  db: Db,
  { package: pack, poojas }: BookingRow,
  site: SitePlace,
): Promise<BookedFacts> {
  const ids = poojas.map(({ pooja }) => pooja.id)
  const ofPackage = pack
    ? await db
        .selectFrom('packages')
        .leftJoin('cities', 'cities.name', 'packages.city')
        .selectAll('packages')
        .select(['cities.meeting_place as city_place', 'cities.meeting_place_hindi as city_place_hindi'])
        .where('packages.id', '=', pack.id)
        .executeTakeFirst()
    : undefined
  const ofPoojas =
    ids.length > 0
      ? await db
          .selectFrom('poojas')
          .leftJoin('cities', 'cities.name', 'poojas.city')
          .selectAll('poojas')
          .select(['cities.meeting_place as city_place', 'cities.meeting_place_hindi as city_place_hindi'])
          .where('poojas.id', 'in', ids)
          .orderBy('poojas.name')
          .execute()
      : []
  const known: { name?: Record<Language, string>; facts: OfferFacts }[] = [
    ...(ofPackage ? [{ facts: { ...placedFacts(ofPackage, site), seats: ofPackage.seats } }] : []),
    ...ofPoojas.map((row) => ({
      ...(ids.length > 1 && { name: { en: row.name, hi: row.name_hindi } }),
      facts: { ...placedFacts(row, site), included: row.included, includedHindi: row.included_hindi },
    })),
  ]
  const listsIn = (language: Language): FactList[] =>
    known.flatMap(({ name, facts }) =>
      factLists(facts, language).map(
        ([title, lines]) => [name ? `${name[language]}: ${title}` : title, lines] as const,
      ),
    )
  const [en, hi] = languages.map(listsIn)
  return { en: en ?? [], hi: hi ?? [] }
}

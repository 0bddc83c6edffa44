import type { Db } from '../connect.ts'
import { newId } from '../new-id.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { type DrawnCity, drawnCities } from '../../domain/city.ts'
import type { PackageFacts } from '../../domain/itinerary.ts'
import { ayodhya } from './ayodhya.ts'
import { chitrakoot } from './chitrakoot.ts'
import type { CityContent } from './city-content.ts'
import { feedback } from './feedback.ts'
import { prayagraj } from './prayagraj.ts'
import { sarnath } from './sarnath.ts'
import { varanasi } from './varanasi.ts'
import { DAY_MS } from '../../domain/durations.ts'

/** The cities of the demo content by their slugs, which are also the names of their drawings. */
export const demoCities: Readonly<Record<DrawnCity, CityContent>> = {
  prayagraj,
  varanasi,
  chitrakoot,
  ayodhya,
  sarnath,
}

export const demoContents: readonly CityContent[] = Object.values(demoCities)

/** The columns of a published city. */
export const cityColumns = (slug: DrawnCity, city: CityContent, position: number, at: Date) => ({
  id: newId(),
  slug,
  name: city.city,
  name_hindi: city.cityHindi,
  state: city.state,
  state_hindi: city.stateHindi,
  about: city.about,
  about_hindi: city.aboutHindi,
  scene: slug,
  link: city.link,
  meeting_place: city.meetingPlace,
  meeting_place_hindi: city.meetingPlaceHindi,
  latitude: city.latitude,
  longitude: city.longitude,
  status: 'PUBLISHED' as const,
  position,
  created_at: at,
})

/** Adds the cities of the demo content. */
export const seedCities = (db: Db, at: Date) =>
  db
    .insertInto('cities')
    .values(drawnCities.map((slug, index) => cityColumns(slug, demoCities[slug], index + 1, at)))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()

/**
 * Fills an empty database with the demo content. The demo devotees cannot log in, because nobody knows the password of
 * `passwordHash`.
 */
export async function seedDemo(db: Db, passwordHash: string, at: Date): Promise<void> {
  await seedCities(db, at)
  for (const content of demoContents) await seedOffers(db, content)
  for (const [index, { name, email, phone, text, rating }] of feedback.entries()) {
    const daysAgo = (feedback.length - index) * 3
    const created_at = new Date(at.getTime() - daysAgo * DAY_MS)
    const user = {
      id: newId(),
      name,
      email,
      email_key: email.toLowerCase(),
      phone,
      password_hash: passwordHash,
      created_at,
    }
    await db.insertInto('users').values(user).execute()
    await db
      .insertInto('feedback')
      .values({ id: newId(), user_id: user.id, text, rating, created_at, example: true })
      .execute()
  }
}

/** The columns of the facts of a package. */
export const factColumns = ({ stops, vehicle, hotelClass, nights }: PackageFacts) => ({
  stops: JSON.stringify(stops),
  vehicle,
  hotel_class: hotelClass,
  nights,
})

async function seedOffers(db: Db, { packages, poojas, ...city }: CityContent): Promise<void> {
  const place = { city: city.city, city_hindi: city.cityHindi, state: city.state, state_hindi: city.stateHindi }
  await db
    .insertInto('packages')
    .values(
      packages.map((pack, index) => ({
        id: newId(),
        position: index + 1,
        name: pack.name,
        name_hindi: pack.nameHindi,
        ...place,
        price: paiseFromRupees(pack.price),
        additional_person: paiseFromRupees(pack.additionalPerson),
        itinerary: JSON.stringify(pack.itinerary),
        itinerary_hindi: JSON.stringify(pack.itineraryHindi),
        facility: JSON.stringify(pack.facility),
        facility_hindi: JSON.stringify(pack.facilityHindi),
        not_included: JSON.stringify(pack.notIncluded ?? []),
        not_included_hindi: JSON.stringify(pack.notIncludedHindi ?? []),
        good_to_know: JSON.stringify(pack.goodToKnow ?? []),
        good_to_know_hindi: JSON.stringify(pack.goodToKnowHindi ?? []),
        ...factColumns(pack),
        season: pack.season ?? null,
      })),
    )
    .execute()
  await db
    .insertInto('poojas')
    .values(
      poojas.map((pooja, index) => ({
        id: newId(),
        position: index + 1,
        name: pooja.name,
        name_hindi: pooja.nameHindi,
        ...place,
        cost: paiseFromRupees(pooja.cost),
        details: pooja.details,
        details_hindi: pooja.detailsHindi,
      })),
    )
    .execute()
}

import type { Event as Pooja, Package } from '../../contract/catalogue.ts'
import type { City } from '../../contract/city.ts'
import { atMostSteps, mostSteps, type Stop, walkingMetres } from '../../domain/itinerary.ts'
import type { Language } from '../../domain/language.ts'
import { type FactList, factLists, type OfferFacts } from '../../messages/offer-facts.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn, stateIn } from '../language/in-language.ts'
import { groupOf } from '../poojas/pooja-groups.ts'
import { photoIn } from '../ui/photo.tsx'
import { packageScenes } from './package-scenes.ts'

/** The number of steps that most elders can climb at once. */
export const FEW_STEPS = 30

/** Removes the texts of the other language. */
const inOneLanguage = (isHindi: boolean, stop: Stop): Stop =>
  isHindi ? { ...stop, place: '', note: '' } : { ...stop, placeHindi: '', noteHindi: '' }

/** Empty lists are left out, because the data is sent with the page. */
function listsOf(facts: OfferFacts, language: Language): { lists?: FactList[] } {
  const lists = factLists(facts, language)
  return lists.length > 0 ? { lists } : {}
}

/** What can be booked in a city, in one language only: the data goes over the network a second time, after the HTML. */
export function offersIn(language: Language, city: City, packages: Package[], poojas: Pooja[]) {
  const isHindi = language === 'hi'
  const meetingPlace = isHindi ? city.meetingPlaceHindi || city.meetingPlace : city.meetingPlace
  const scenes = packageScenes(city.scene, packages)
  return {
    city: nameIn(language, city),
    slug: city.slug,
    scene: city.scene,
    about: isHindi ? city.aboutHindi : city.about,
    photos: city.photos.map((photo) => photoIn(language, photo)),
    ...(meetingPlace && { meeting: m.offers_meet({ place: meetingPlace }, { locale: language }) }),
    packages: packages.map(({ stops, vehicle, hotelClass, nights, ...pack }, index) => ({
      id: pack.id,
      scene: scenes[index] ?? city.scene,
      name: nameIn(language, pack),
      price: pack.price,
      additionalPerson: pack.additionalPerson,
      ...(pack.gstPercent && { gstPercent: pack.gstPercent }),
      photos: pack.photos.map((photo) => photoIn(language, photo)),
      itinerary: isHindi ? pack.itineraryHindi : pack.itinerary,
      facility: isHindi ? pack.facilityHindi : pack.facility,
      ...listsOf(pack, language),
      stops: stops.map((stop) => inOneLanguage(isHindi, stop)),
      facts: {
        steps: mostSteps(stops),
        areStepsKnown: stops.every((stop) => stop.steps !== null),
        fitsFewSteps: atMostSteps(stops, FEW_STEPS).fits,
        metres: walkingMetres(stops),
        areMetresKnown: stops.every((stop) => stop.metres !== null),
        hasBoat: stops.some(({ means }) => means === 'BOAT'),
        isForWheelchair: stops.length > 0 && stops.every(({ wheelchair }) => wheelchair),
        vehicle,
        hotelClass,
        nights,
      },
    })),
    poojas: poojas.map((pooja) => ({
      id: pooja.id,
      name: nameIn(language, pooja),
      group: groupOf(pooja.name),
      cost: pooja.cost,
      ...(pooja.gstPercent && { gstPercent: pooja.gstPercent }),
      state: stateIn(language, pooja),
      details: isHindi ? pooja.detailsHindi : pooja.details,
      ...listsOf(pooja, language),
    })),
  }
}

export type Offers = ReturnType<typeof offersIn>
export type PackageOffer = Offers['packages'][number]
export type PoojaOffer = Offers['poojas'][number]

import type { Event as Pooja, Package } from '../../contract/catalogue.ts'
import { cities, type CityName } from '../../domain/city.ts'
import type { Language } from '../../domain/language.ts'
import { nameIn, stateIn } from '../language/in-language.ts'

/** What can be booked in a city, in one language only: the data goes over the network a second time, after the HTML. */
export function offersIn(language: Language, city: CityName, packages: Package[], poojas: Pooja[]) {
  const isHindi = language === 'hi'
  return {
    city: cities[city][language],
    scene: city,
    packages: packages.map((pack) => ({
      id: pack.id,
      name: nameIn(language, pack),
      price: pack.price,
      additionalPerson: pack.additionalPerson,
      itinerary: isHindi ? pack.itineraryHindi : pack.itinerary,
      stops: pack.stops,
      scene: city,
      facility: isHindi ? pack.facilityHindi : pack.facility,
    })),
    poojas: poojas.map((pooja) => ({
      id: pooja.id,
      name: nameIn(language, pooja),
      cost: pooja.cost,
      state: stateIn(language, pooja),
      details: isHindi ? pooja.detailsHindi : pooja.details,
    })),
  }
}

export type Offers = ReturnType<typeof offersIn>

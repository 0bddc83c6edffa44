import type { Event, Package } from '../../../contract/catalogue.ts'
import type { City } from '../../../contract/city.ts'
import { m } from '../../../messages/compiled/messages.js'

/** Stands for the id of an offer that is not saved yet. */
export const NEW = 'new'

const place = (city: City | undefined) => ({
  city: city?.name ?? '',
  cityHindi: city?.nameHindi ?? '',
  state: city?.state ?? '',
  stateHindi: city?.stateHindi ?? '',
})

const facts = {
  notIncluded: [],
  notIncludedHindi: [],
  goodToKnow: [],
  goodToKnowHindi: [],
  startsAt: null,
  endsAt: null,
  meetingPlace: '',
  meetingPlaceHindi: '',
  season: null,
  gstPercent: null,
  photos: [],
}

export const emptyPackage = (city: City | undefined): Package => ({
  id: NEW,
  name: '',
  nameHindi: '',
  ...place(city),
  price: 0,
  additionalPerson: 0,
  itinerary: [],
  itineraryHindi: [],
  facility: [],
  facilityHindi: [],
  stops: [],
  vehicle: null,
  hotelClass: null,
  nights: 0,
  seats: null,
  ...facts,
})

export const emptyPooja = (city: City | undefined): Event => ({
  id: NEW,
  name: '',
  nameHindi: '',
  ...place(city),
  cost: 0,
  details: '',
  detailsHindi: '',
  included: [],
  includedHindi: [],
  ...facts,
})

/** A copy that is not saved yet; it has no photos, and its name says that it is a copy. */
export const copyOf = <Offer extends Package | Event>(offer: Offer): Offer => ({
  ...offer,
  id: NEW,
  status: undefined,
  name: m.offers_copy_name({ name: offer.name }, { locale: 'en' }),
  nameHindi: m.offers_copy_name({ name: offer.nameHindi }, { locale: 'hi' }),
  photos: [],
})

/** What the address of an editor asks for: an offer, a copy of an offer, or a new offer of a city. */
export function asked(request: Request, params: { id: string }) {
  const query = new URL(request.url).searchParams
  const copied = params.id === NEW ? query.get('copy') : null
  const slug = query.get('city')
  return {
    id: params.id === NEW ? copied : params.id,
    copied: copied !== null,
    cityOf: (cities: readonly City[]) => cities.find((city) => city.slug === slug),
  }
}

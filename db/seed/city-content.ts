import type { PackageFacts } from '../../domain/itinerary.ts'
import type { Season } from '../../domain/panchang/season.ts'

/** Demo content of one city; prices and costs in whole rupees, the price for two people. */
export type CityContent = {
  city: string
  cityHindi: string
  state: string
  stateHindi: string
  about: string
  aboutHindi: string
  /** The address of a page about it. */
  link: string
  meetingPlace: string
  meetingPlaceHindi: string
  latitude: number
  longitude: number
  packages: (PackageFacts & {
    name: string
    nameHindi: string
    price: number
    additionalPerson: number
    itinerary: string[]
    itineraryHindi: string[]
    facility: string[]
    facilityHindi: string[]
    notIncluded?: string[]
    notIncludedHindi?: string[]
    goodToKnow?: string[]
    goodToKnowHindi?: string[]
    season?: Season
  })[]
  poojas: { name: string; nameHindi: string; cost: number; details: string; detailsHindi: string }[]
}

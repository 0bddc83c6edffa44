import type { Event, Package } from '../../contract/catalogue.ts'
import type { FactsColumns, PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'
import { noPackage } from '../../domain/city.ts'
import type { PackageFacts } from '../../domain/itinerary.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import type { Env } from '../env.ts'
import { toPhotoResponse } from '../photos/store.ts'
import type { PackageRow, PoojaRow, WithPhotos } from './store.ts'

const placeOf = (row: { city: string; city_hindi: string; state: string; state_hindi: string }) => ({
  city: row.city,
  cityHindi: row.city_hindi,
  state: row.state,
  stateHindi: row.state_hindi,
})

export const toFactsResponse = ({ stops, vehicle, hotel_class, nights }: FactsColumns): PackageFacts => ({
  stops: stops ?? [],
  vehicle,
  hotelClass: hotel_class,
  nights: nights ?? 0,
})

const toOfferFacts = (row: PackageRow | PoojaRow) => ({
  notIncluded: row.not_included,
  notIncludedHindi: row.not_included_hindi,
  goodToKnow: row.good_to_know,
  goodToKnowHindi: row.good_to_know_hindi,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  meetingPlace: row.meeting_place,
  meetingPlaceHindi: row.meeting_place_hindi,
})

type Placed = (PackageRow | PoojaRow) & { city_place: string | null; city_place_hindi: string | null }

/** Where and when journeys begin if neither the offer nor its city says so. */
export type SitePlace = Pick<Env, 'MEETING_PLACE' | 'MEETING_PLACE_HINDI' | 'MEETING_HOUR'>

/**
 * The facts of an offer. If a package names no meeting place, the place of its city or of the site applies; if neither it nor its
 * first stop has an hour, the hour of the site applies. A single pooja does not begin there: its priest says what it does not name.
 */
export function placedFacts(row: Placed, site: SitePlace) {
  const facts = toOfferFacts(row)
  if (!('stops' in row)) return facts
  const places = [
    [facts.meetingPlace, facts.meetingPlaceHindi],
    [row.city_place, row.city_place_hindi],
    [site.MEETING_PLACE, site.MEETING_PLACE_HINDI],
  ]
  const [place, placeHindi] = places.find((texts) => texts.some(Boolean)) ?? []
  const hasHour = facts.startsAt ?? facts.endsAt ?? row.stops[0]?.time
  const startsAt = hasHour ? facts.startsAt : (site.MEETING_HOUR ?? null)
  return { ...facts, startsAt, meetingPlace: place ?? '', meetingPlaceHindi: placeHindi ?? '' }
}

/** The fields except photos, which other calls handle. */
const toPackageFields = (row: PackageRow): Omit<Package, 'photos'> => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  ...placeOf(row),
  price: rupeesFromPaise(row.price),
  additionalPerson: rupeesFromPaise(row.additional_person),
  itinerary: row.itinerary,
  itineraryHindi: row.itinerary_hindi,
  facility: row.facility,
  facilityHindi: row.facility_hindi,
  ...toFactsResponse(row),
  seats: row.seats,
  ...toOfferFacts(row),
  season: row.season,
  gstPercent: row.gst_percent,
})

/** The fields except photos, which other calls handle. */
const toPoojaFields = (row: PoojaRow): Omit<Event, 'photos'> => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  ...placeOf(row),
  cost: rupeesFromPaise(row.cost),
  details: row.details,
  detailsHindi: row.details_hindi,
  included: row.included,
  includedHindi: row.included_hindi,
  ...toOfferFacts(row),
  season: row.season,
  gstPercent: row.gst_percent === 18 ? 18 : null,
})

/** The fields that staff edit. */
export const toStaffPackageFields = (row: PackageRow) => ({ ...toPackageFields(row), status: row.status })
export const toStaffPoojaFields = (row: PoojaRow) => ({ ...toPoojaFields(row), status: row.status })

export const toPackageResponse = (row: WithPhotos<PackageRow>): Package => ({
  ...toPackageFields(row),
  photos: row.photos.map(toPhotoResponse),
})

export const toPoojaResponse = (row: WithPhotos<PoojaRow>): Event => ({
  ...toPoojaFields(row),
  photos: row.photos.map(toPhotoResponse),
})

/** The fields of everyone and the fields that only staff see. */
export const toStaffPackageResponse = (row: WithPhotos<PackageRow>): Package => ({
  ...toPackageResponse(row),
  status: row.status,
})
export const toStaffPoojaResponse = (row: WithPhotos<PoojaRow>): Event => ({
  ...toPoojaResponse(row),
  status: row.status,
})

type PlaceColumn =
  | 'id'
  | 'name'
  | 'name_hindi'
  | 'city'
  | 'city_hindi'
  | 'state'
  | 'state_hindi'
  | 'season'
  | 'gst_percent'

/** The copy of a package in a quote or booking, in paise. */
export const snapshotPackage = (
  row: Pick<PackageRow, PlaceColumn | 'price' | 'additional_person'>,
): PackageSnapshot => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  price: row.price,
  additionalPerson: row.additional_person,
  ...placeOf(row),
  ...(row.season && { season: row.season }),
  ...(row.gst_percent && { gstPercent: row.gst_percent }),
})

/** The copy of a pooja in a quote or booking, in paise. */
export const snapshotPooja = (row: Pick<PoojaRow, PlaceColumn | 'cost'>): PoojaSnapshot => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  cost: row.cost,
  ...placeOf(row),
  ...(row.season && { season: row.season }),
  ...(row.gst_percent && { gstPercent: row.gst_percent }),
})

/** Fields in a fixed order, because the database may return the fields of a snapshot in another order. */
const namesOf = (snapshot: PackageSnapshot | PoojaSnapshot) => ({
  id: snapshot.id,
  name: snapshot.name,
  nameHindi: snapshot.nameHindi,
  city: snapshot.city,
  cityHindi: snapshot.cityHindi,
  state: snapshot.state,
  stateHindi: snapshot.stateHindi,
})

/** A package snapshot on the wire; without a package it is "No package selected!" (specification, section 3). */
export const toPackageSnapshotResponse = (snapshot: PackageSnapshot | null) =>
  snapshot
    ? {
        ...namesOf(snapshot),
        price: rupeesFromPaise(snapshot.price),
        additionalPerson: rupeesFromPaise(snapshot.additionalPerson),
      }
    : { id: null, ...noPackage, price: 0, additionalPerson: 0 }

export const toPoojaSnapshotResponse = (snapshot: PoojaSnapshot) => ({
  ...namesOf(snapshot),
  cost: rupeesFromPaise(snapshot.cost),
})

import type { Event, Package } from '../../contract/catalogue.ts'
import type { FactsColumns, PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'
import { noPackage } from '../../domain/city.ts'
import type { PackageFacts } from '../../domain/itinerary.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import type { PackageRow, PoojaRow } from './store.ts'

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

export const toPackageResponse = (row: PackageRow): Package => ({
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
})

export const toPoojaResponse = (row: PoojaRow): Event => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  ...placeOf(row),
  cost: rupeesFromPaise(row.cost),
  details: row.details,
  detailsHindi: row.details_hindi,
  season: row.season,
})

/** The copy of a package in a quote or booking, in paise. */
export const snapshotPackage = (
  row: Omit<PackageRow, 'itinerary' | 'itinerary_hindi' | 'facility' | 'facility_hindi' | keyof FactsColumns>,
): PackageSnapshot => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  price: row.price,
  additionalPerson: row.additional_person,
  ...placeOf(row),
  ...(row.season && { season: row.season }),
})

/** The copy of a pooja in a quote or booking, in paise. */
export const snapshotPooja = (row: Omit<PoojaRow, 'details' | 'details_hindi'>): PoojaSnapshot => ({
  id: row.id,
  name: row.name,
  nameHindi: row.name_hindi,
  cost: row.cost,
  ...placeOf(row),
  ...(row.season && { season: row.season }),
})

/** In one order of fields: the database returns a snapshot in another one than it was made. */
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

import type { EventEdit, PackageEdit } from '../../contract/catalogue.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import type { PackageColumns, PoojaColumns } from './store.ts'

type Place = { city: string; cityHindi: string; state: string; stateHindi: string }

const placeColumns = (place: Place) => ({
  city: place.city,
  city_hindi: place.cityHindi,
  state: place.state,
  state_hindi: place.stateHindi,
})

/** Converts an edit from the wire, in rupees, to columns, in paise. Facts that the edit leaves out are not set. */
export const toPackageColumns = (edit: PackageEdit): PackageColumns => ({
  name: edit.name,
  name_hindi: edit.nameHindi,
  ...placeColumns(edit),
  price: paiseFromRupees(edit.price),
  additional_person: paiseFromRupees(edit.additionalPerson),
  itinerary: JSON.stringify(edit.itinerary),
  itinerary_hindi: JSON.stringify(edit.itineraryHindi),
  facility: JSON.stringify(edit.facility),
  facility_hindi: JSON.stringify(edit.facilityHindi),
  ...(edit.stops !== undefined && { stops: JSON.stringify(edit.stops) }),
  ...(edit.vehicle !== undefined && { vehicle: edit.vehicle }),
  ...(edit.hotelClass !== undefined && { hotel_class: edit.hotelClass }),
  ...(edit.nights !== undefined && { nights: edit.nights }),
})

/** Converts an edit from the wire, in rupees, to columns, in paise. A season that the edit leaves out is not set. */
export const toPoojaColumns = (edit: EventEdit): PoojaColumns => ({
  name: edit.name,
  name_hindi: edit.nameHindi,
  ...placeColumns(edit),
  cost: paiseFromRupees(edit.cost),
  details: edit.details,
  details_hindi: edit.detailsHindi,
  ...(edit.season !== undefined && { season: edit.season }),
})

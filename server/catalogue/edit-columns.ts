import type { EventEdit, NewEvent, NewPackage, PackageEdit } from '../../contract/catalogue.ts'
import type { offerFactsEdit } from '../../contract/offer-facts.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import type { PackageColumns, PoojaColumns } from './store.ts'

/** If the edit leaves out a list, an hour or a meeting place, the value is undefined and the column stays. */
const factColumns = (edit: Partial<Pick<EventEdit, keyof typeof offerFactsEdit>>) => ({
  not_included: json(edit.notIncluded),
  not_included_hindi: json(edit.notIncludedHindi),
  good_to_know: json(edit.goodToKnow),
  good_to_know_hindi: json(edit.goodToKnowHindi),
  starts_at: edit.startsAt,
  ends_at: edit.endsAt,
  meeting_place: edit.meetingPlace,
  meeting_place_hindi: edit.meetingPlaceHindi,
})

const statusColumn = (edit: Partial<Pick<EventEdit, 'status'>>) => edit.status !== undefined && { status: edit.status }

const json = (lines: readonly string[] | undefined) => lines && JSON.stringify(lines)

type Place = { city: string; cityHindi: string; state: string; stateHindi: string }

const placeColumns = (place: Place) => ({
  city: place.city,
  city_hindi: place.cityHindi,
  state: place.state,
  state_hindi: place.stateHindi,
})

const seasonAndRate = ({ season, gstPercent }: Pick<PackageEdit, 'season' | 'gstPercent'>) => ({
  ...(season !== undefined && { season }),
  ...(gstPercent !== undefined && { gst_percent: gstPercent }),
})

/**
 * Converts an edit from the wire, in rupees, to columns, in paise. Columns of facts, season and rate stay if the edit leaves them out.
 */
export const toPackageColumns = (edit: NewPackage | PackageEdit): PackageColumns => ({
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
  seats: edit.seats,
  ...factColumns(edit),
  ...seasonAndRate(edit),
  ...('status' in edit && statusColumn(edit)),
})

/** Converts an edit from the wire, in rupees, to columns, in paise. The columns of season and rate stay if it leaves them out. */
export const toPoojaColumns = (edit: NewEvent | EventEdit): PoojaColumns => ({
  name: edit.name,
  name_hindi: edit.nameHindi,
  ...placeColumns(edit),
  cost: paiseFromRupees(edit.cost),
  details: edit.details,
  details_hindi: edit.detailsHindi,
  included: json(edit.included),
  included_hindi: json(edit.includedHindi),
  ...factColumns(edit),
  ...seasonAndRate(edit),
  ...('status' in edit && statusColumn(edit)),
})

import { hotelClasses, type PackageFacts, STOP_LIMITS, vehicles } from '../../../domain/itinerary.ts'
import { m } from '../../../messages/compiled/messages.js'
import { hotelClassText, vehicleText } from '../../../messages/itinerary.ts'
import { useTranslate } from '../../language/language.ts'
import { Select } from '../../ui/field.tsx'
import type { Issues } from './edit-fields.tsx'

const nights = Array.from({ length: STOP_LIMITS.day }, (_, count) => ({ value: String(count), text: String(count) }))

/** Vehicle, hotel and nights of a package. */
export function FactsFields({ of, issueOf }: { of: PackageFacts; issueOf: Issues }) {
  const t = useTranslate()
  const notStated = { value: '', text: t(m.desk_not_stated) }
  // A select does not follow a new default value.
  return (
    <>
      <Select
        key={`vehicle ${of.vehicle}`}
        label={t(m.desk_vehicle)}
        name="vehicle"
        defaultValue={of.vehicle ?? ''}
        choices={[notStated, ...vehicles.map((value) => ({ value, text: t(vehicleText[value]) }))]}
        error={issueOf('vehicle')}
      />
      <Select
        key={`hotelClass ${of.hotelClass}`}
        label={t(m.desk_hotel_class)}
        name="hotelClass"
        defaultValue={of.hotelClass ?? ''}
        choices={[notStated, ...hotelClasses.map((value) => ({ value, text: t(hotelClassText[value]) }))]}
        error={issueOf('hotelClass')}
      />
      <Select
        key={`nights ${of.nights}`}
        label={t(m.desk_nights)}
        name="nights"
        defaultValue={String(of.nights)}
        choices={nights}
        error={issueOf('nights')}
      />
    </>
  )
}

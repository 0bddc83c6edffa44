import { hotelClasses, type PackageFacts, STOP_LIMITS, vehicles } from '../../domain/itinerary.ts'
import { m } from '../../messages/compiled/messages.js'
import { hotelClassText, vehicleText } from '../../messages/itinerary.ts'
import { useTranslate } from '../language/language.ts'
import { Select } from '../ui/field.tsx'
import type { Issues } from './edit-fields.tsx'

const nights = Array.from({ length: STOP_LIMITS.day }, (_, count) => ({ value: String(count), text: String(count) }))

/** Vehicle, hotel and nights of a package. */
export function FactsFields({ of, issueOf }: { of: PackageFacts; issueOf: Issues }) {
  const t = useTranslate()
  const notStated = { value: '', text: t(m.admin_not_stated) }
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      <Select
        label={t(m.admin_vehicle)}
        name="vehicle"
        defaultValue={of.vehicle ?? ''}
        choices={[notStated, ...vehicles.map((value) => ({ value, text: t(vehicleText[value]) }))]}
        error={issueOf('vehicle')}
      />
      <Select
        label={t(m.admin_hotel_class)}
        name="hotelClass"
        defaultValue={of.hotelClass ?? ''}
        choices={[notStated, ...hotelClasses.map((value) => ({ value, text: t(hotelClassText[value]) }))]}
        error={issueOf('hotelClass')}
      />
      <Select
        label={t(m.admin_nights)}
        name="nights"
        defaultValue={String(of.nights)}
        choices={nights}
        error={issueOf('nights')}
      />
    </div>
  )
}

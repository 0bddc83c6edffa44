import type { Booking } from '../../contract/booking.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { isDrawnCity, slugOf } from '../../domain/city.ts'
import { formatHour } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { hotelClassText, vehicleFor } from '../../messages/itinerary.ts'
import { CityMap } from '../journey/city-map.tsx'
import { Timeline } from '../journey/timeline.tsx'
import { useLanguage, useTranslate } from '../language/language.ts'

type Props = {
  booking: Pick<Booking, 'Package' | 'dateStart' | 'headCount' | 'stops' | 'vehicle' | 'hotelClass'>
  /** Whether the journey has begun or begins soon. */
  isNear: boolean
}

/**
 * Where the journey goes: its begin, the vehicle and the room, then the stops of each day and the map. On a phone the days are
 * folded until they are needed.
 */
export function Itinerary({ booking, isNear }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  // A cached page of an earlier version may lack them.
  const stops = booking.stops ?? []
  const [first] = stops
  if (!first) return null
  const city = slugOf(booking.Package.city)
  const facts = [
    booking.vehicle && t(vehicleFor(booking.vehicle, booking.headCount)),
    booking.hotelClass && t(hotelClassText[booking.hotelClass]),
  ].filter(Boolean)
  return (
    <section aria-labelledby="itinerary">
      <details open={isNear || innerWidth > 1000} className="print:details-content:[content-visibility:visible]">
        <summary className="min-h-11 leading-snug">
          <h2 id="itinerary" className="inline">
            {t(m.city_itinerary)}
          </h2>
          <span className="mt-2 block">
            {t(m.booking_meeting_point)}: <strong>{language === 'hi' ? first.placeHindi : first.place}</strong>
            {first.time && `, ${formatHour(first.time, language)}`}
          </span>
          <span className="block text-quiet">{facts.join(' · ')}</span>
        </summary>
        <div className="grid gap-4 pt-4">
          <Timeline stops={stops} startDay={booking.dateStart as CalendarDay} />
          {isDrawnCity(city) && <CityMap city={city} stops={stops} />}
        </div>
      </details>
    </section>
  )
}

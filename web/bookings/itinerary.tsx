import type { Booking } from '../../contract/booking.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { isDrawnCity, slugOf } from '../../domain/city.ts'
import { formatHour } from '../../domain/format.ts'
import type { Stop } from '../../domain/itinerary.ts'
import { m } from '../../messages/compiled/messages.js'
import { hotelClassText, vehicleFor } from '../../messages/itinerary.ts'
import { CityMap } from '../journey/city-map.tsx'
import { StopStrip, stopsIn } from '../journey/slip-stops.tsx'
import { Timeline } from '../journey/timeline.tsx'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDay } from '../ui/format.ts'

type Props = { booking: Pick<Booking, 'Package' | 'dateStart' | 'headCount' | 'stops' | 'vehicle' | 'hotelClass'> }

/** Where the journey goes: the meeting point, the vehicle and the room, the stops of each day, and the map. */
export function Itinerary({ booking }: Props) {
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
    <section aria-labelledby="itinerary" className="card grid gap-4">
      <h2 id="itinerary">{t(m.city_itinerary)}</h2>
      <div className="grid gap-1 rounded-lg bg-glow px-4 py-2 leading-snug">
        <p>
          {t(m.booking_meeting_point)}: <strong>{language === 'hi' ? first.placeHindi : first.place}</strong>
          {first.time && `, ${formatHour(first.time, language)}`}
        </p>
        {facts.length > 0 && <p className="text-quiet">{facts.join(' · ')}</p>}
      </div>
      <div className="print:hidden">
        <ShortStops stops={stops} startDay={booking.dateStart as CalendarDay} />
      </div>
      <details className="print:details-content:[content-visibility:visible]">
        <summary className="min-h-11 py-2 font-bold text-river print:hidden">{t(m.booking_stops_detail)}</summary>
        <div className="grid gap-4 pt-2">
          <Timeline stops={stops} startDay={booking.dateStart as CalendarDay} />
          {isDrawnCity(city) && <CityMap city={city} stops={stops} />}
        </div>
      </details>
    </section>
  )
}

/** Only the hours, the places, and the means of transport: the page says more. */
function ShortStops({ stops, startDay }: { stops: readonly Stop[]; startDay: CalendarDay }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const days = [...new Set(stops.map((stop) => stop.day))]
  return (
    <ol className="grid gap-3">
      {days.map((number) => (
        <li key={number} className="grid gap-1">
          {days.length > 1 && (
            <p className="font-bold text-river">
              {t(m.journey_day, { day: String(number) })}
              <span className="font-normal"> · {day(addDays(startDay, number - 1))}</span>
            </p>
          )}
          <StopStrip
            all
            stops={stopsIn(
              language,
              stops.filter((stop) => stop.day === number),
            )}
          />
        </li>
      ))}
    </ol>
  )
}

import type { Booking } from '../../contract/booking.ts'
import { subjectOf } from '../../domain/subject.ts'
import { m } from '../../messages/compiled/messages.js'
import { sceneOf } from '../journey/scene-of.ts'
import type { Place } from '../journey/slip-arch.tsx'
import { nameIn, placeIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { Days } from '../ui/days.tsx'
import { useDay } from '../ui/format.ts'

type Booked = Pick<Booking, 'Package' | 'BookingEvents'>

type Named = { kind: 'stay' | 'pooja'; name: string; place: string; scene: Place }

/** The name, place and drawing of a booking, in the language of the page. */
export function useSubject(): (booked: Booked) => Named {
  const language = useLanguage()
  return ({ Package: pack, BookingEvents: events }) => {
    const poojas = events.map(({ Event: pooja }) => pooja)
    const subject = subjectOf(pack, poojas)
    return {
      kind: subject.kind,
      name: nameIn(language, subject),
      place: placeIn(language, subject),
      scene: sceneOf(subject),
    }
  }
}

/** The day, place, number of people and poojas of a booking. */
export function BookingSummary({
  booking,
}: {
  booking: Booked & Pick<Booking, 'dateStart' | 'dateEnd' | 'headCount' | 'reference'>
}) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const { kind, place } = useSubject()(booking)
  const events = booking.BookingEvents
  return (
    <>
      <Days
        className="leading-snug font-bold text-pretty sm:text-xl"
        first={booking.dateStart}
        last={booking.dateEnd}
      />
      <p className="leading-snug">{place}</p>
      {booking.headCount > 0 && (
        <p className="leading-snug">{t(m.common_people_label, { count: String(booking.headCount) })}</p>
      )}
      {kind === 'stay' && events.length > 0 && (
        <ul className="list-disc ps-6">
          {events.map(({ date, Event: pooja }) => (
            <li key={pooja.id}>
              {nameIn(language, pooja)}, {day(date)}
            </li>
          ))}
        </ul>
      )}
      <p className="leading-snug text-quiet">
        {t(m.common_reference)}:{' '}
        <span className="font-bold whitespace-nowrap tabular-nums select-all">{booking.reference}</span>
      </p>
    </>
  )
}

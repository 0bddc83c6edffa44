import type { Booking } from '../../contract/booking.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDay } from '../ui/format.ts'

type Booked = Pick<Booking, 'Package' | 'BookingEvents'>

/** What a booking is called and where it leads, in the language of the page. */
export function useSubject(): (booked: Booked) => { name: string; place: string } {
  const hindi = useLanguage() === 'hi'
  return ({ Package: pack, BookingEvents: events }) => {
    const subject = pack.id === null ? events[0]!.Event : pack
    return hindi
      ? { name: subject.nameHindi, place: `${subject.cityHindi}, ${subject.stateHindi}` }
      : { name: subject.name, place: `${subject.city}, ${subject.state}` }
  }
}

/** The day, the place, how many, and the poojas with their days. */
export function WhatIsBooked({
  booking,
}: {
  booking: Booked & Pick<Booking, 'dateStart' | 'headCount' | 'reference'>
}) {
  const t = useTranslate()
  const hindi = useLanguage() === 'hi'
  const day = useDay()
  const { place } = useSubject()(booking)
  const { Package: pack, BookingEvents: events } = booking
  return (
    <>
      <p className="text-xl font-bold">{day(booking.dateStart)}</p>
      <p>{place}</p>
      {booking.headCount > 0 && <p>{t(m.common_people_label, { count: String(booking.headCount) })}</p>}
      {pack.id !== null && events.length > 0 && (
        <ul className="list-disc ps-6">
          {events.map(({ date, Event: pooja }) => (
            <li key={pooja.id}>
              {hindi ? pooja.nameHindi : pooja.name}, {day(date)}
            </li>
          ))}
        </ul>
      )}
      <p className="text-quiet">
        {t(m.common_reference)}: <span className="font-bold tabular-nums select-all">{booking.reference}</span>
      </p>
    </>
  )
}

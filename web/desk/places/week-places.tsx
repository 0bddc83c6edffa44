import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { DayOfWeek } from '../../../contract/places.ts'
import { slugOf } from '../../../domain/city.ts'
import { isOfferKind } from '../../../domain/places.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useDayWithWeekday } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'

/**
 * The limited and closed days of the next seven, with the bookings that use their places and the people who wait. Shows nothing if
 * there are no such days.
 */
export default function WeekPlaces() {
  const t = useTranslate()
  const [days, setDays] = useState<readonly DayOfWeek[]>([])
  useEffect(() => {
    void unwrap(api.admin.places.$get()).then(
      ({ data }) => setDays(data),
      () => {},
    )
  }, [])
  if (days.length === 0) return null
  return (
    <section aria-labelledby="week-places" className="grid gap-2">
      <h2 id="week-places" className="text-[1.4rem]">
        {t(m.days_week_title)}
      </h2>
      <ul className="rounded-xl border border-stone bg-card">
        {days.map((day) => (
          <li key={`${day.subject.id} ${day.date}`} className="border-b border-stone px-3 py-1 last:border-0">
            <PlacesOfDay day={day} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlacesOfDay({ day: { date, subject, places, taken, held, waiting, reason, ...names } }: { day: DayOfWeek }) {
  const t = useTranslate()
  const dayText = useDayWithWeekday()
  const found = nameIn(useLanguage(), names)
  const { kind } = subject
  const nameOf = { CITY_VEHICLES: m.days_for_vehicles, CITY_PRIESTS: m.days_for_priests }
  const name = isOfferKind(kind) ? found : t(nameOf[kind], { city: found })
  const path = isOfferKind(kind) ? `places/${kind.toLowerCase()}/${subject.id}` : `cities/${slugOf(names.name)}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 tabular-nums">
      <b>{dayText(date)}</b>
      <TextLink to={`/admin/${path}`}>
        <span lang={langOf(name)}>{name}</span> <span className="sr-only">{dayText(date)}</span>
      </TextLink>
      {places !== null && <span>{t(m.days_taken_of, { taken: String(taken), places: String(places) })}</span>}
      {held > 0 && <span>{t(m.days_held, { count: String(held) })}</span>}
      {reason === null ? (
        places !== null && taken >= places && <b>{t(m.places_short_full)}</b>
      ) : (
        <span>
          <b>{t(m.places_short_closed)}</b>: <span lang={langOf(reason)}>{reason}</span>
        </span>
      )}
      {waiting > 0 && <span>{t(m.days_waiting, { count: String(waiting) })}</span>}
    </div>
  )
}

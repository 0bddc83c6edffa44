import type { OfferDay } from '../../../contract/places.ts'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDayWithWeekday, useRupees } from '../../ui/format.ts'

type Props = {
  days: readonly OfferDay[]
  usual: number
  city: string
  isPooja: boolean
  onChange: (day: CalendarDay) => void
}

/** A row for each day: the bookings that use its places, its price, and a button that puts the day into the form. */
export function DayRows({ days, usual, city: name, isPooja, onChange }: Props) {
  const t = useTranslate()
  const dayText = useDayWithWeekday()
  const rupees = useRupees()
  return (
    <ul className="ledger grid">
      {days.map((day) => {
        const { date, state, reason, price, places = null, taken = 0, withoutPlace = 0, city } = day
        const text = dayText(date)
        const count = { taken: String(taken), places: String(places) }
        return (
          <li key={date} className="flex flex-wrap items-center justify-between gap-x-4">
            <div className="min-w-0 grow basis-36">
              <b className="tabular-nums">{text}</b>
              <p className="flex flex-wrap gap-x-3 leading-snug tabular-nums">
                {state !== 'OPEN' && <span className="font-bold">{t(stateText[state])}</span>}
                {(places !== null || taken > 0) && (
                  <span>{t(places === null ? m.days_taken : m.days_taken_of, count)}</span>
                )}
                {city && city.places !== null && (
                  <span>
                    {t(isPooja ? m.days_priests_of : m.days_vehicles_of, {
                      city: name,
                      taken: String(city.taken),
                      places: String(city.places),
                    })}
                  </span>
                )}
                {price !== usual && <span>{rupees(price)}</span>}
                {withoutPlace > 0 && (
                  <strong className="text-error">{t(m.days_without_place, { count: String(withoutPlace) })}</strong>
                )}
              </p>
              {reason && (
                <p lang={langOf(reason)} className="leading-snug text-quiet">
                  {reason}
                </p>
              )}
            </div>
            <Button kind="quiet" onClick={() => onChange(date as CalendarDay)}>
              {t(m.festivals_change)} <span className="sr-only">{text}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const stateText = { FEW: m.days_few, FULL: m.places_short_full, CLOSED: m.places_short_closed }

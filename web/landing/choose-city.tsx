import { useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { formatMonth } from '../../domain/format.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { CityOffer } from './city-offers.ts'

/** `month` is this month, such as 2026-11. */
type Props = { offers: readonly CityOffer[]; month: string }

/** As many months as can be chosen. */
const MONTHS = 12

/** The next months, as 2026-11. The module of the panchang that adds months would load the rest of it. */
function monthsFrom(month: string): string[] {
  const first = new Date(month)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index)).toISOString().slice(0, 7),
  )
}

/** The cities as links, and a month, with which the calendar of the city's page begins. */
export function ChooseCity({ offers, month }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  return (
    <div className="grid gap-2 sm:max-w-lg">
      <label className="flex items-center gap-3 font-bold">
        {t(m.landing_when)}
        <select
          onChange={(event) => setChosen(event.target.value && `?month=${event.target.value}`)}
          className="min-h-12 min-w-0 grow rounded-lg border-2 border-edge bg-card px-2 text-ink"
        >
          <option value="">{t(m.landing_any_month)}</option>
          {monthsFrom(month).map((one) => (
            <option key={one} value={one}>
              {formatMonth(one, language)}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label={t(m.landing_cities)} className="flex flex-wrap gap-2">
        {offers.map(({ city, name }) => (
          <ButtonLink key={city} to={`/city/${city}${chosen}`} kind="second" className="grow max-sm:px-2">
            {name}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

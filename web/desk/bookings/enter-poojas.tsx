import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { useRupees } from '../../ui/format.ts'
import type { OfferToEnter } from './offers-to-enter.ts'

/** The chosen poojas by id, each with its day; a day before the journey counts as its first day. */
export type ChosenPoojas = Readonly<Record<string, CalendarDay>>

type Props = {
  poojas: readonly OfferToEnter[]
  chosen: ChosenPoojas
  onChoose: (chosen: ChosenPoojas) => void
  /** The first day of the journey. */
  first: CalendarDay
}

/** Poojas of the same city beside a package, each on a day of its own. */
export function EnterPoojas({ poojas, chosen, onChoose, first }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  return (
    <details>
      <summary className="min-h-11 py-2 font-bold text-river">{t(m.desk_enter_poojas)}</summary>
      {poojas.map((pooja) => {
        const { [pooja.id]: day, ...others } = chosen
        const name = nameIn(language, pooja)
        return (
          <div key={pooja.id}>
            <Checkbox
              label={`${name}: ${rupees(pooja.price)}`}
              checked={day !== undefined}
              onChange={(isChosen) => onChoose(isChosen ? { ...chosen, [pooja.id]: first } : others)}
            />
            {day !== undefined && (
              <Field
                name={`day.${pooja.id}`}
                label={t(m.desk_enter_pooja_day, { name })}
                type="date"
                value={day < first ? first : day}
                min={first}
                required
                onChange={({ target }) =>
                  target.value >= first && onChoose({ ...chosen, [pooja.id]: target.value as CalendarDay })
                }
              />
            )}
          </div>
        )
      })}
    </details>
  )
}

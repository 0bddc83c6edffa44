import { addDays, type CalendarDay } from '../../../domain/calendar-day.ts'
import { MOST_DAYS_MOVED } from '../../../domain/panchang/days-moved.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { shortMonth, shortWeekday, spokenDay } from './festival-words.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  id: string
  /** The id of the festival. */
  name: string
  computed: CalendarDay
  /** The day that is chosen or was just pressed; null if the festival is hidden. */
  chosen: CalendarDay | null
  isShown: boolean
  /** The label of the button that hides the festival. */
  hide: string
  busy: boolean
  onChoose: (day: CalendarDay | null) => void
}

/** The days around the computed one, each a button that chooses it, and one that hides the festival. */
export function FestivalDays({ id, name, computed, chosen, isShown, hide, busy, onChoose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const days = Array.from({ length: 2 * MOST_DAYS_MOVED + 1 }, (_, index) => addDays(computed, index - MOST_DAYS_MOVED))
  return (
    <div id={id} role="group" aria-label={t(m.festivals_choose, { name })} aria-busy={busy} className="festival-days">
      <ul>
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === chosen}
              aria-disabled={busy || undefined}
              data-computed={day === computed ? '' : undefined}
              onClick={() => onChoose(day)}
            >
              <span className="sr-only">
                {[spokenDay(day, language), day === computed && t(m.festivals_computed)].filter(Boolean).join(', ')}
              </span>
              <span aria-hidden>{shortWeekday(day, language)}</span>
              <b aria-hidden>{Number(day.slice(8))}</b>
              {day.slice(0, 7) !== computed.slice(0, 7) && (
                <span aria-hidden>{shortMonth(day.slice(0, 7), language)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {isShown && (
        <Button
          kind="quiet"
          busy={busy && chosen === null}
          className="justify-self-start"
          onClick={() => onChoose(null)}
        >
          {hide}
        </Button>
      )}
    </div>
  )
}

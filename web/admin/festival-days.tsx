import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { MOST_DAYS_MOVED } from '../../domain/panchang/days-moved.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { shortMonth, shortWeekday, spokenDay } from './festival-words.ts'
import { Button } from '../ui/button.tsx'

type Props = {
  id: string
  /** Of the festival. */
  name: string
  computed: CalendarDay
  /** The day that is chosen or just pressed; null: it is not shown. */
  chosen: CalendarDay | null
  isShown: boolean
  busy: boolean
  onChoose: (day: CalendarDay | null) => void
}

/** The days around the computed one, each a button that chooses it, and one that hides the festival. */
export function FestivalDays({ id, name, computed, chosen, isShown, busy, onChoose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const days = Array.from({ length: 2 * MOST_DAYS_MOVED + 1 }, (_, index) => addDays(computed, index - MOST_DAYS_MOVED))
  return (
    <div
      id={id}
      role="group"
      aria-label={t(m.festivals_choose, { name })}
      aria-busy={busy}
      className="col-span-full grid gap-2 pt-2"
    >
      {/* On a phone the days are as wide as the card, so that a finger meets one of them. */}
      <ul className="-ms-[1.7rem] -me-[0.9rem] grid grid-cols-7 gap-px sm:mx-0 sm:gap-2">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === chosen}
              className={`grid min-h-[3.6rem] w-full content-center justify-items-center rounded-lg border-2 bg-card py-1 leading-tight hover:border-river aria-pressed:bg-river aria-pressed:text-card ${day === computed ? 'border-dashed border-river' : 'border-edge'}`}
              onClick={() => onChoose(day)}
            >
              <span className="sr-only">
                {[spokenDay(day, language), day === computed && t(m.festivals_computed)].filter(Boolean).join(', ')}
              </span>
              <span aria-hidden className="text-[0.85rem]">
                {shortWeekday(day, language)}
              </span>
              <span aria-hidden className="font-heading text-xl leading-none font-bold tabular-nums">
                {Number(day.slice(8))}
              </span>
              {day.slice(0, 7) !== computed.slice(0, 7) && (
                <span aria-hidden className="text-[0.8rem]">
                  {shortMonth(day.slice(0, 7), language)}
                </span>
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
          {t(m.festivals_hide)}
        </Button>
      )}
    </div>
  )
}

import type { PanchangDay } from '../../contract/panchang.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import type { Range } from './month-table.tsx'
import { spokenDay } from './month-words.ts'

type Props = Range & { days: readonly PanchangDay[]; onChoose: (day: CalendarDay) => void }

/** What is observed in a month, each with a button that chooses its day. */
export function MonthList({ days, min, max, onChoose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const observed = days.flatMap(({ date, observances }) => {
    const day = date as CalendarDay
    return day < min || day > max ? [] : observances.map((one) => ({ ...one, day }))
  })
  if (observed.length === 0) return null
  return (
    <section aria-labelledby="panchang-list">
      <h3 id="panchang-list">{t(m.panchang_in_month)}</h3>
      <ul className="panchang-list">
        {observed.map((one) => (
          <li key={`${one.day} ${one.name}`}>
            <button type="button" onClick={() => onChoose(one.day)}>
              <i data-kind={one.kind} />
              <strong>{nameIn(language, one)}</strong> <span>{spokenDay(one.day, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

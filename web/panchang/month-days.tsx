import type { PanchangDay } from '../../contract/panchang.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDayWords, useTithiName } from './day-words.tsx'
import { type Range, within } from './month-table.tsx'
import { spokenDay } from './month-words.ts'

type Props = Range & {
  days: readonly PanchangDay[]
  isClosed: (day: string) => boolean
  onChoose: (day: CalendarDay) => void
}

const canBe = ({ date }: PanchangDay, range: Range) => within(date as CalendarDay, range) === date

/** The days of a month as a list, each with its tithis in words. */
export function MonthDays({ days, min, max }: Pick<Props, 'days' | keyof Range>) {
  const t = useTranslate()
  const language = useLanguage()
  const words = useDayWords()
  return (
    <details>
      <summary className="link min-h-11 py-2 font-bold">{t(m.panchang_days)}</summary>
      <dl className="grid gap-2 leading-snug">
        {days
          .filter((day) => canBe(day, { min, max }))
          .map((day) => (
            <div key={day.date}>
              <dt className="font-bold">{spokenDay(day.date as CalendarDay, language)}</dt>
              <dd>{words(day).join(' ')}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}

/**
 * The days of a month for the shraddh of each tithi. A button chooses the day, or for a package the day of arrival so many days
 * earlier.
 */
export function ShraddhDays({ days, min, max, arrivesBefore, isClosed, onChoose }: Props & { arrivesBefore: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const tithiName = useTithiName()
  const due = days
    .map((day) => ({ ...day, arrival: addDays(day.date as CalendarDay, -arrivesBefore) }))
    .filter((day) => within(day.arrival, { min, max }) === day.arrival && !isClosed(day.arrival))
    .flatMap(({ date, arrival, shraddh }) => shraddh.map((tithi) => ({ tithi, arrival, day: date as CalendarDay })))
  if (due.length === 0) return null
  return (
    <section aria-labelledby="panchang-shraddh">
      <h3 id="panchang-shraddh">{t(m.panchang_shraddh_days)}</h3>
      <p className="leading-snug text-quiet">{t(m.panchang_shraddh_note)}</p>
      <ul className="panchang-list">
        {due.map(({ tithi, day, arrival }) => (
          <li key={`${day} ${tithi.tithi}`}>
            <button type="button" className="panchang-row" onClick={() => onChoose(arrival)}>
              <i data-kind="shraddh" />
              <strong>{tithiName(tithi)}</strong> <span>{t(m.panchang_stands, { day: spokenDay(day, language) })}</span>
              {arrival !== day && (
                <small className="basis-full text-base">
                  {t(m.panchang_arrive, { day: spokenDay(arrival, language) })}
                </small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { PanchangDay } from '../../contract/panchang.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatMomentInIndia } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import type { Range } from './month-table.tsx'
import { hourOf, isOn, spokenDay } from './month-words.ts'
import { traditionText } from './tradition-text.ts'

type Observance = PanchangDay['observances'][number]

type Props = Range & {
  days: readonly PanchangDay[]
  isClosed: (day: string) => boolean
  onChoose: (day: CalendarDay) => void
}

/** The observances of a month, each with a button that chooses its day, unless the day is closed. */
export function MonthList({ days, min, max, isClosed, onChoose }: Props) {
  const t = useTranslate()
  const observed = days.flatMap((day) => {
    const date = day.date as CalendarDay
    if (date < min || date > max) return []
    return day.observances.map((one) => ({ one, date, canBeChosen: one.kind !== 'closed' && !isClosed(date) }))
  })
  if (observed.length === 0) return null
  return (
    <section aria-labelledby="panchang-list">
      <h3 id="panchang-list">{t(m.panchang_in_month)}</h3>
      <ul className="panchang-list">
        {observed.map(({ one, date, canBeChosen }) => (
          <li key={`${date} ${one.name}`}>
            {canBeChosen ? (
              <button type="button" className="panchang-row" onClick={() => onChoose(date)}>
                <Row one={one} date={date} />
              </button>
            ) : (
              <p className="panchang-row">
                <Row one={one} date={date} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ one, date }: { one: Observance; date: CalendarDay }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = (instant: string) =>
    isOn(instant, date) ? hourOf(instant, language) : formatMomentInIndia(instant, language)
  const { kind, tradition, isBath, inDelhi, eclipse } = one
  const more = [
    ...(tradition ? [t(traditionText[tradition])] : []),
    ...(isBath ? [t(m.panchang_bath)] : []),
    ...(inDelhi ? [t(m.panchang_in_delhi, { day: spokenDay(inDelhi as CalendarDay, language) })] : []),
    ...(eclipse && kind === 'eclipse'
      ? [
          t(m.panchang_eclipse_hours, {
            first: moment(eclipse.begins),
            last: moment(eclipse.ends),
            sutak: moment(eclipse.sutakFrom),
          }),
        ]
      : []),
  ]
  return (
    <>
      <i data-kind={kind} />
      <strong>{nameIn(language, one)}</strong> <span>{spokenDay(date, language)}</span>
      {more.length > 0 && <small className="basis-full text-base leading-snug">{more.join(' · ')}</small>}
    </>
  )
}

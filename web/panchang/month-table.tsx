import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { PanchangDay } from '../../contract/panchang.ts'
import type { OfferDay } from '../../contract/places.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { addMonths, daysOfMonth, weekdayOf } from '../../domain/panchang/offered.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDayWords } from './day-words.tsx'
import type { ItemOfDay } from './item-of-day.ts'
import { OfferedDay, useOfferedWords } from './offered-day.tsx'
import { hourOf, isOn, spokenDay, weekdays } from './month-words.ts'

/** The first and the last day that can be chosen. */
export type Range = { min: CalendarDay; max: CalendarDay }

type Props = Range & {
  month: string
  /** What is known of the days, by date. */
  known: ReadonlyMap<string, PanchangDay>
  /** The day on which the keyboard is. */
  at: CalendarDay
  chosen: string
  labelledBy: string
  /** Places and prices, by date. */
  offered: ReadonlyMap<string, OfferDay>
  item: ItemOfDay
  /** Whether nothing can be booked on a day. */
  isClosed: (day: string) => boolean
  onMove: (day: CalendarDay) => void
  onChoose: (day: CalendarDay) => void
}

/** The day to which a key moves from a day. Home and End move to the ends of its week, as in the calendar of the ARIA practices. */
const moves: Partial<Record<string, (day: CalendarDay) => CalendarDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
}

/** The same day in another month, or the last day of that month. */
function inMonth(day: CalendarDay, months: number): CalendarDay {
  const days = daysOfMonth(addMonths(day.slice(0, 7), months))
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day
}

export const within = (day: CalendarDay, { min, max }: Range): CalendarDay => (day < min ? min : day > max ? max : day)

/** The days of a month in weeks from Sunday; null before its first and after its last day. */
function weeksOf(month: string): (CalendarDay | null)[][] {
  const days = daysOfMonth(month)
  const before = days[0] ? weekdayOf(days[0]) : 0
  const cells = [...Array.from({ length: before }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => cells[week * 7 + at] ?? null),
  )
}

/** A month as a table of days that the arrow keys move through. Weeks in which no day can be chosen are left out. */
export function MonthTable({
  month,
  known,
  at,
  chosen,
  labelledBy,
  offered,
  item,
  isClosed,
  min,
  max,
  ...acts
}: Props) {
  const language = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  const isByKey = useRef(true)
  useEffect(() => {
    if (isByKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isByKey.current = false
  }, [at])
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(at)
    if (!next) return
    event.preventDefault()
    const day = within(next, { min, max })
    isByKey.current = day !== at
    acts.onMove(day)
  }
  const names = weekdays(language, 'short')
  return (
    <table ref={table} aria-labelledby={labelledBy} className="panchang-month">
      <thead>
        <tr>
          {weekdays(language, 'long').map((name, index) => (
            <th key={name} scope="col" abbr={name}>
              {names[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month)
          .filter((week) => week.some((day) => day && day >= min && day <= max))
          .map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day ? (
                  <td key={day}>
                    <Day
                      day={day}
                      known={known.get(day)}
                      offered={offered.get(day)}
                      item={item}
                      isAt={day === at}
                      isChosen={day === chosen}
                      onKeyDown={move}
                      isPossible={day >= min && day <= max}
                      isClosed={isClosed}
                      onChoose={acts.onChoose}
                    />
                  </td>
                ) : (
                  <td key={index} aria-hidden="true" />
                ),
              )}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** The number of a tithi in its fortnight; the new moon is 30, as in almanacs. */
const numberOf = (tithi: number): string => String(tithi % 15 || (tithi === 30 ? 30 : 15))

type DayProps = {
  day: CalendarDay
  known: PanchangDay | undefined
  offered: OfferDay | undefined
  item: ItemOfDay
  isAt: boolean
  isChosen: boolean
  isPossible: boolean
  isClosed: Props['isClosed']
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (day: CalendarDay) => void
}

function Day({ day, known, offered, item, isAt, isChosen, isPossible, isClosed, onKeyDown, onChoose }: DayProps) {
  const t = useTranslate()
  const language = useLanguage()
  const observed = known?.observances ?? []
  const marked = observed.filter(({ kind }) => kind !== 'pradosh' && kind !== 'vrat')
  const dayWords = useDayWords()
  const offeredWords = useOfferedWords(item)
  const words = known
    ? [
        nameIn(language, known),
        language === 'hi' ? known.monthHindi : known.month,
        ...observed.map((one) => nameIn(language, one)),
        ...dayWords(known),
      ]
    : []
  const isShut = isClosed(day)
  const short = known?.paksha === 'shukla' ? m.panchang_shukla_short : m.panchang_krishna_short
  const name = marked[0] && nameIn(language, marked[0])
  const tithiName = known && (language === 'hi' ? known.tithiNameHindi : known.tithiName)
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isAt ? 0 : -1}
      aria-pressed={isChosen}
      onKeyDown={onKeyDown}
      disabled={!isPossible}
      // The arrow keys move through it.
      aria-disabled={isShut || undefined}
      data-kind={marked[0]?.kind}
      onClick={() => isShut || onChoose(day)}
    >
      <span className="sr-only">{[spokenDay(day, language), ...offeredWords(offered), ...words].join(', ')}</span>
      <span aria-hidden className="panchang-day">
        {Number(day.slice(8))}
      </span>
      {known && (
        <span aria-hidden className="panchang-signs">
          <span className="panchang-short">
            {t(short, {
              tithi: [known, known.skipped].flatMap((one) => (one ? [numberOf(one.tithi)] : [])).join(', '),
            })}
          </span>
          <span className="panchang-tithi">{tithiName}</span>
          {isOn(known.tithiEnds, day) && (
            <span className="panchang-tithi">{t(m.panchang_until, { time: hourOf(known.tithiEnds, language) })}</span>
          )}
          {known.skipped && <span className="panchang-tithi">{nameIn(language, known.skipped)}</span>}
          <span className="panchang-marks">
            {marked.map((one) => (
              <i key={one.name} data-kind={one.kind} />
            ))}
          </span>
          {name !== tithiName && <span className="panchang-name">{name}</span>}
        </span>
      )}
      {offered && isPossible && <OfferedDay day={offered} usual={item.usual} />}
    </button>
  )
}

import { useEffect, useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { PanchangDay } from '../../contract/panchang.ts'
import type { OfferDay } from '../../contract/places.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatMonth } from '../../domain/format.ts'
import { addMonths, daysOfMonth } from '../../domain/panchang/offered.ts'
import { m } from '../../messages/compiled/messages.js'
import { api, errorMessage } from '../api.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Modal, sheetActions } from '../ui/modal.tsx'
import type { ItemOfDay } from './item-of-day.ts'
import { daysUntilRite } from './day-words.tsx'
import { MonthDays, ShraddhDays } from './month-days.tsx'
import { MonthList } from './month-list.tsx'
import { MonthTable, type Range, within } from './month-table.tsx'
import { ClosedDays } from './offered-day.tsx'
import { useOfferDays } from './read-offer-days.ts'
import './month.css'
import './offered-day.css'

export { DayWords } from './day-words.tsx'

/** Reserves the place of a line that is loaded later. */
const NOTHING_YET = '\u00A0'

type Props = Range & {
  title: string
  item: ItemOfDay
  /** The day that is chosen already, or an empty string. */
  chosen: string
  /** The days that were read before; the days of each shown month are added. */
  known: Map<string, PanchangDay>
  onChoose: (day: CalendarDay) => void
  onDismiss: () => void
}

/** Reads the days of a month into `known`, unless it already contains them. */
function useMonth(month: string, known: Map<string, PanchangDay>) {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState({ month: '', attempt: 0, failure: '' })
  useEffect(() => {
    const read = async () => {
      try {
        const { data } = await unwrap(api.panchang[':month'].$get({ param: { month } }))
        for (const day of data.days) known.set(day.date, day)
        setLast({ month, attempt, failure: '' })
      } catch (error) {
        setLast({ month, attempt, failure: errorMessage(error, m.panchang_month_failed) })
      }
    }
    if (!known.has(`${month}-01`)) void read()
  }, [month, attempt, known])
  return {
    failure: last.month === month && last.attempt === attempt ? last.failure : '',
    retry: () => setAttempt(attempt + 1),
  }
}

/** Places and prices of a month's days, by date. */
function useOffered(item: ItemOfDay, month: string, range: Range): ReadonlyMap<string, OfferDay> {
  const days = daysOfMonth(month).filter((day) => within(day, range) === day)
  const found = useOfferDays(item, days[0] ?? '', days.at(-1) ?? '')
  return new Map(found.map((day) => [day.date, day]))
}

/** A month with tithis and observances, in which a day is chosen. */
export function MonthDialog({ title, item, chosen, known, min, max, onChoose, onDismiss }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  // The address names the month that was chosen on the first page.
  const wished = new URLSearchParams(location.search).get('month')
  const [at, setAt] = useState(() => within((chosen || (wished ? `${wished}-01` : min)) as CalendarDay, { min, max }))
  const month = at.slice(0, 7)
  const { failure, retry } = useMonth(month, known)
  const days = daysOfMonth(month).flatMap((day) => known.get(day) ?? [])
  const lunar = [...new Set(days.map((day) => (language === 'hi' ? day.monthHindi : day.month)))]
  const offered = useOffered(item, month, { min, max })
  const isClosed = (day: string) =>
    (item.isPooja && known.get(day)?.observances.some(({ kind }) => kind === 'closed')) ||
    offered.get(day)?.state === 'CLOSED'
  // A visitor who wants a full day joins its waiting list; the lists of days name only days that can be booked.
  const isFull = (day: string) => isClosed(day) || offered.get(day)?.state === 'FULL'
  const riteAfter = daysUntilRite(item)
  const list = { days, min, max, isClosed: isFull, onChoose }
  const turn = (months: number) => setAt(within(`${addMonths(month, months)}-01` as CalendarDay, { min, max }))
  return (
    <Modal title={title} onDismiss={onDismiss}>
      <div className="panchang">
        <div className="panchang-head">
          <Turn label={t(m.panchang_previous)} sign="‹" isPossible={month > min.slice(0, 7)} onTurn={() => turn(-1)} />
          <p aria-live="polite">
            <strong id="panchang-title">{formatMonth(month, language)}</strong>{' '}
            <span>{lunar.join(' – ') || NOTHING_YET}</span>
          </p>
          <Turn label={t(m.panchang_next)} sign="›" isPossible={month < max.slice(0, 7)} onTurn={() => turn(1)} />
        </div>
        <MonthTable
          {...{ month, known, item, offered, at, chosen, min, max, isClosed, onChoose }}
          labelledBy="panchang-title"
          onMove={setAt}
        />
        {failure && (
          <div role="alert" className="grid gap-2">
            <p className="error-text">
              {failure} {t(m.panchang_choose_anyway)}
            </p>
            <Button kind="second" onClick={retry}>
              {t(m.common_try_again)}
            </Button>
          </div>
        )}
        <div className="panchang-side">
          <ClosedDays days={[...offered.values()]} />
          {riteAfter !== null && <ShraddhDays {...list} arrivesBefore={riteAfter} />}
          <MonthList {...list} />
          <MonthDays {...{ days, min, max }} />
        </div>
        <p className="text-base leading-snug text-quiet">
          <span className="sm:hidden">{t(m.panchang_short_words)} </span>
          {t(m.panchang_note)}
        </p>
      </div>
      <div className={sheetActions}>
        <Button kind="second" onClick={onDismiss}>
          {t(m.panchang_close)}
        </Button>
      </div>
    </Modal>
  )
}

type TurnProps = { label: string; sign: string; isPossible: boolean; onTurn: () => void }

/** A button to another month. At the last month it is not disabled, because a disabled button loses the focus. */
const Turn = ({ label, sign, isPossible, onTurn }: TurnProps) => (
  <button type="button" aria-label={label} aria-disabled={!isPossible} onClick={() => isPossible && onTurn()}>
    {sign}
  </button>
)

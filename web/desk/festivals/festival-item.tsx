import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { PanchangDate } from '../../../contract/panchang.ts'
import { type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { traditionText } from '../../panchang/tradition-text.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { FestivalDays } from './festival-days.tsx'
import { shortDay, shortMonth, shortWeekday, spokenDay } from './festival-words.ts'

type Props = { date: PanchangDate; staffId: string }

/** Stores a chosen day; null hides the festival. The computed day is not stored. */
function save({ computed, observance, day: before }: PanchangDate, day: CalendarDay | null) {
  const one = api.admin.panchang[':computed'][':observance']
  const param = { computed, observance }
  return day === computed
    ? unwrap(one.$delete({ param, query: { before: before ?? 'NOT_SHOWN' } }))
    : unwrap(one.$put({ param, json: { day: day && startOf(day), before } }))
}

/** A festival or fast with its day, which staff change in place. */
export function FestivalItem({ date, staffId }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const days = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<CalendarDay | null | undefined>()
  const { revalidate } = useRevalidator()
  const computed = date.computed as CalendarDay
  const tradition = date.tradition && traditionText[date.tradition]
  const name = tradition ? `${nameIn(language, date)}, ${t(tradition)}` : nameIn(language, date)
  const hidden = t(date.kind === 'closed' ? m.festivals_allowed : m.festivals_not_shown)
  const saving = useMutation({
    call: (day: CalendarDay | null) => save(date, day),
    saved: m.festivals_saved,
    fallback: m.festivals_save_failed,
    reloadsAfterConflict: true,
    // The days stay but ignore presses until the year is read again: the server would refuse such a press as out of date.
    reloads: false,
    done: async () => {
      // The button that was pressed disappears together with the days.
      toggle.current?.focus()
      await revalidate()
      setOpen(false)
    },
    failed: () => setPressed(undefined),
  })
  const choose = (day: CalendarDay | null) => {
    if (saving.busy) return
    setPressed(day)
    saving.run(day)
  }
  const said = date.day === null ? hidden : spokenDay(date.day as CalendarDay, language)
  return (
    <li className="festival" data-changed={date.decision ? '' : undefined}>
      <DayOf date={date} hidden={hidden} />
      <p className="leading-snug font-bold">{name}</p>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? days : undefined}
        aria-label={`${t(isOpen ? m.festivals_close : m.festivals_change)}: ${name}, ${said}`}
        className="link min-h-11 min-w-[44px] px-1 font-bold"
        onClick={() => {
          setPressed(undefined)
          saving.clear()
          setOpen(!isOpen)
        }}
      >
        {t(isOpen ? m.festivals_close : m.festivals_change)}
      </button>
      <p className="col-span-2 col-start-2 leading-snug text-quiet empty:hidden">
        {language === 'hi' ? date.tithiHindi : date.tithi}
      </p>
      {date.decision && (
        <Decision
          decision={date.decision}
          hidden={date.day === null && hidden}
          staffId={staffId}
          name={name}
          computed={computed}
          busy={saving.busy}
          onTakeBack={() => choose(computed)}
        />
      )}
      {saving.error && (
        <p role="alert" className="error-text col-span-full">
          {saving.error}
        </p>
      )}
      {isOpen && (
        <FestivalDays
          id={days}
          name={name}
          computed={computed}
          chosen={pressed === undefined ? (date.day as CalendarDay | null) : pressed}
          isShown={date.day !== null}
          hide={t(date.kind === 'closed' ? m.festivals_allow : m.festivals_hide)}
          busy={saving.busy}
          onChoose={choose}
        />
      )}
    </li>
  )
}

/** The day as a leaf of a calendar, with its month if the list is for another month. */
function DayOf({ date: { computed, day }, hidden }: { date: Pick<PanchangDate, 'computed' | 'day'>; hidden: string }) {
  const language = useLanguage()
  const shown = (day ?? computed) as CalendarDay
  const isOtherMonth = shown.slice(0, 7) !== computed.slice(0, 7)
  return (
    <p className="row-span-2 grid justify-items-center self-start pt-1.5 text-center leading-tight">
      <span className="sr-only">{day === null ? hidden : spokenDay(shown, language)}</span>
      <span aria-hidden className={day === null ? 'text-quiet line-through' : 'text-river'}>
        <span className="block font-heading text-2xl leading-none font-bold tabular-nums">
          {Number(shown.slice(8))}
        </span>
      </span>
      <span aria-hidden className="text-[0.9rem] text-quiet">
        {isOtherMonth ? shortMonth(shown.slice(0, 7), language) : shortWeekday(shown, language)}
      </span>
    </p>
  )
}

type DecisionProps = {
  decision: NonNullable<PanchangDate['decision']>
  /** The text for a hidden festival. */
  hidden: string | false
  staffId: string
  /** The name of the festival. */
  name: string
  computed: CalendarDay
  busy: boolean
  onTakeBack: () => void
}

/** Says who chose the day, names the computed day, and leads back to it. */
function Decision({ decision: { staff }, hidden, staffId, name, computed, busy, onTakeBack }: DecisionProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-4 leading-snug">
      <p className="font-bold">
        {hidden && `${hidden} · `}
        {staff.id === staffId ? (
          t(m.festivals_by_you)
        ) : (
          <span lang={langOf(staff.name)}>{t(m.festivals_by, { name: staff.name })}</span>
        )}
      </p>
      <p>{t(m.festivals_computed_day, { day: shortDay(computed, language) })}</p>
      <Button kind="quiet" busy={busy} aria-label={`${t(m.common_undo)}: ${name}`} onClick={onTakeBack}>
        {t(m.common_undo)}
      </Button>
    </div>
  )
}

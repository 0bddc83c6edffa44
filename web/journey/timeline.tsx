import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatHour } from '../../domain/format.ts'
import type { Stop } from '../../domain/itinerary.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDay } from '../ui/format.ts'
import { StopFacts } from './stop-facts.tsx'
import { WithWords } from '../words/with-words.tsx'

type Props = {
  stops: readonly Stop[]
  /** The first day of the journey; with it, the days of the timeline have dates. */
  startDay?: CalendarDay
  /** The itinerary in the language of the page, for a package without stops. */
  lines?: readonly string[]
}

/** The stops of a journey, day by day; the text of the itinerary if there are no stops. */
export const Timeline = ({ stops, startDay, lines }: Props) =>
  stops.length === 0 ? (
    <ol className="grid gap-3">
      {lines?.map((line) => (
        <ProseDay key={line} line={line} />
      ))}
    </ol>
  ) : (
    <ol className="grid gap-5">
      {daysOf(stops).map((day, _, all) => (
        <Day key={day} day={day} stops={stops} startDay={startDay} isOnly={all.length === 1} />
      ))}
    </ol>
  )

const daysOf = (stops: readonly Stop[]): number[] => [...new Set(stops.map(({ day }) => day))]

/** A line of the itinerary; the words before its colon, such as "Day 1", become a heading. */
function ProseDay({ line }: { line: string }) {
  const [, day, rest] = /^([^:]{1,20}):\s*(.+)$/s.exec(line) ?? [line, '', line]
  return (
    <li className="border-s-4 border-marigold ps-3">
      {day && <strong className="block font-heading text-river">{day}</strong>}
      <WithWords text={rest} />
    </li>
  )
}

type DayProps = Pick<Props, 'stops' | 'startDay'> & { day: number; isOnly: boolean }

function Day({ day, stops, startDay, isOnly }: DayProps) {
  const t = useTranslate()
  const formatDay = useDay()
  return (
    <li>
      {(!isOnly || startDay) && (
        <p className="mb-2 font-heading text-lg leading-snug font-bold text-river">
          {t(m.journey_day, { day: String(day) })}
          {startDay && (
            <span className="font-sans text-base font-normal"> · {formatDay(addDays(startDay, day - 1))}</span>
          )}
        </p>
      )}
      <ol>{stops.map((stop, index) => stop.day === day && <StopLine key={index} stop={stop} number={index + 1} />)}</ol>
    </li>
  )
}

/** A stop with its number, which is its number on the map. */
function StopLine({ stop, number }: { stop: Stop; number: number }) {
  const language = useLanguage()
  const isHindi = language === 'hi'
  const note = isHindi ? stop.noteHindi : stop.note
  return (
    <li className="group grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <div aria-hidden className="flex flex-col items-center">
        <span
          className={`stop-number ${stop.spot === null ? 'border-stone bg-card text-quiet' : 'border-marigold bg-glow text-ink'}`}
        >
          {number}
        </span>
        <span className="my-1 w-0.5 flex-1 bg-stone group-last:hidden" />
      </div>
      <div className="grid gap-1 pb-4 group-last:pb-0">
        <p className="flex min-h-8 flex-wrap items-baseline gap-x-2 leading-snug">
          <strong className="font-heading text-[1.1em]">{isHindi ? stop.placeHindi : stop.place}</strong>
          {stop.time && (
            <time dateTime={stop.time} className="text-quiet tabular-nums">
              {formatHour(stop.time, language)}
            </time>
          )}
        </p>
        {note && (
          <p>
            <WithWords text={note} />
          </p>
        )}
        <StopFacts stop={stop} />
      </div>
    </li>
  )
}

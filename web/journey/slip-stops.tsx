import { formatHour } from '../../domain/format.ts'
import type { Stop } from '../../domain/itinerary.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { meansText, metresText } from '../../messages/itinerary.ts'
import { type Translate, useLanguage, useTranslate } from '../language/language.ts'

/** A stop in one language. */
export type SlipStop = Pick<Stop, 'time' | 'steps' | 'metres' | 'means' | 'wheelchair'> & { place: string }

/** The stops of an answer in one language. */
export const stopsIn = (language: Language, stops: readonly Stop[]): SlipStop[] =>
  stops.map(({ time, place, placeHindi, steps, metres, means, wheelchair }) => ({
    place: language === 'hi' ? placeHindi : place,
    time,
    steps,
    metres,
    means,
    wheelchair,
  }))

/** The questions of a family about a stop: by which means they get there, how far they walk, and how many steps there are. */
function effortOf(t: Translate, language: Language, { means, metres, steps, wheelchair }: SlipStop): string {
  const walk = metres !== null && metres > 0 && metresText(metres, language)
  return [
    means && !(walk && means === 'ON_FOOT') && t(meansText[means]),
    walk,
    steps !== null && steps > 0 && t(m.slip_steps, { count: String(steps) }),
    wheelchair && t(m.slip_wheelchair),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** So many stops show the character of a journey; the timeline of the package has all of them. */
const MOST = 4

/** The line through the stops ends at the last one. */
const line =
  'border-s-2 border-marigold py-1 ps-3 last:[border-image:linear-gradient(var(--marigold)_0.9rem,transparent_0)_1]'

/** The first stops of a journey, one under the other. */
export function StopStrip({ stops }: { stops: readonly SlipStop[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const shown = stops.slice(0, MOST)
  const more = stops.length - shown.length
  return (
    <ol className="ms-1 grid text-base leading-snug">
      {shown.map((stop, index) => (
        <li key={index} className={`relative ${line}`}>
          <span
            aria-hidden
            className="absolute top-2.5 -left-[6px] size-2.5 rounded-full border-2 border-marigold bg-card"
          />
          <span className="font-bold">{stop.place}</span>
          {stop.time && <span className="ms-2 text-quiet tabular-nums">{formatHour(stop.time, language)}</span>}
          <span className="block text-quiet empty:hidden">{effortOf(t, language, stop)}</span>
        </li>
      ))}
      {more > 0 && <li className={`text-quiet ${line}`}>{t(m.slip_more_stops, { count: String(more) })}</li>}
    </ol>
  )
}

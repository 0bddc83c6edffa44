import type { ReactNode } from 'react'
import type { Means, Stop } from '../../domain/itinerary.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { meansText, metresText, stepsText } from '../../messages/itinerary.ts'
import { useLanguage } from '../language/language.ts'

const drawings: Record<Means | 'STEPS' | 'WHEELCHAIR', ReactNode> = {
  CAR: (
    <>
      <path d="M3 16v-3l2-5c.3-.7.8-1 1.5-1h9c.7 0 1.3.3 1.6 1l1.9 4 1.5 1v3h-1.5M6 16h9.5M8 12h9" />
      <circle cx="6.5" cy="17" r="2" />
      <circle cx="16.5" cy="17" r="2" />
    </>
  ),
  E_RICKSHAW: (
    <>
      <path d="M4 6h14l-2 0v9M6 6v9M3.5 15h15.5l1.5 1v1M11 10v5" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="18" cy="17.5" r="2" />
    </>
  ),
  BOAT: <path d="M3 14h18l-3 5H6zM11 4v10M11 5l6 6h-6M2 21c2 1.3 4 1.3 6 0s4-1.3 6 0 4 1.3 6 0" />,
  ON_FOOT: (
    <>
      <circle cx="13" cy="4.5" r="1.7" />
      <path d="M12 8l-3 3v3M12 8l1 6-3 7M13 14l3 3 .5 4M13 9l2 3h3" />
    </>
  ),
  STEPS: <path d="M3 20h5v-5h5v-5h5V5h3" />,
  WHEELCHAIR: (
    <>
      <circle cx="10" cy="4" r="1.7" />
      <path d="M10 7v7h6l2 5h2M10 10h5M8 11a5 5 0 1 0 6.5 7" />
    </>
  ),
}

const Icon = ({ of }: { of: keyof typeof drawings }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="glyph">
    {drawings[of]}
  </svg>
)

/** How hard a stop is, each fact with a drawing: means, steps, metres on foot, wheelchair. Unknown facts are left out. */
export function StopFacts({ stop }: { stop: Stop }) {
  const facts = factsOf(stop, useLanguage())
  if (facts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.95em]">
      {facts.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function factsOf({ means, steps, metres, wheelchair }: Stop, locale: Language): [keyof typeof drawings, string][] {
  const walk = metres === null || metres === 0 ? '' : metresText(metres, locale)
  const isWalk = means === 'ON_FOOT'
  const ways: [keyof typeof drawings, string][] = [
    ...(means !== null && !(isWalk && walk) ? [[means, meansText[means]({}, { locale })] as [Means, string]] : []),
    ...(walk ? [['ON_FOOT', walk] as [Means, string]] : []),
  ]
  // A drive or a rest has no steps, and nobody expects any.
  const stairs = steps === null || (steps === 0 && metres === 0) ? [] : [['STEPS', stepsText(steps, locale)] as const]
  return [
    ...ways,
    ...stairs,
    ...(wheelchair ? [['WHEELCHAIR', m.journey_wheelchair({}, { locale })] as const] : []),
  ].map(([icon, text]) => [icon, text])
}

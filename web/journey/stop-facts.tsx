import type { Means, Stop } from '../../domain/itinerary.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { meansText, metresText, stepsText } from '../../messages/itinerary.ts'
import { useLanguage } from '../language/language.ts'
import { type Fact, type FactIcon, Facts } from './facts.tsx'

const icons: Record<Means, FactIcon> = { CAR: 'car', E_RICKSHAW: 'e-rickshaw', BOAT: 'boat', ON_FOOT: 'on-foot' }

/** How hard a stop is: means, steps, metres on foot, wheelchair. Unknown facts are left out. */
export const StopFacts = ({ stop }: { stop: Stop }) => <Facts facts={factsOf(stop, useLanguage())} />

function factsOf({ means, steps, metres, wheelchair }: Stop, locale: Language): Fact[] {
  const walk = metres === null || metres === 0 ? '' : metresText(metres, locale)
  const isTold = means === null || (means === 'ON_FOOT' && walk !== '')
  const facts: Fact[] = isTold ? [] : [[icons[means], meansText[means]({}, { locale })]]
  if (walk) facts.push(['on-foot', walk])
  // A drive or a rest has no steps, and nobody expects any.
  if (steps !== null && !(steps === 0 && metres === 0)) facts.push(['steps', stepsText(steps, locale)])
  if (wheelchair) facts.push(['wheelchair', m.slip_wheelchair({}, { locale })])
  return facts
}

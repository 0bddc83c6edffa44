import { m } from '../../messages/compiled/messages.js'
import { hotelClassText, vehicleFor } from '../../messages/itinerary.ts'
import type { Fact } from '../journey/facts.tsx'
import type { Translate } from '../language/language.ts'
import type { PackageOffer } from './offers.ts'

/** The facts of a package by which families choose, for this number of people. What is not known is left out. */
export function factsOf(t: Translate, { facts }: Pick<PackageOffer, 'facts'>, people: number): Fact[] {
  const { steps, areStepsKnown, metres, areMetresKnown, hasBoat, isForWheelchair, vehicle, hotelClass } = facts
  const all: Fact[] = [
    ['steps', stepsText(t, steps, areStepsKnown)],
    ['on-foot', metres ? t(m.slip_metres, { count: atLeast(metres, areMetresKnown) }) : ''],
    ['boat', hasBoat ? t(m.city_boat) : ''],
    ['wheelchair', isForWheelchair ? t(m.slip_wheelchair) : ''],
    ['room', hotelClass ? t(hotelClassText[hotelClass]) : ''],
    ['car', vehicle ? t(vehicleFor(vehicle, people)) : ''],
  ]
  return all.filter(([, text]) => text !== '')
}

/** The plus says that nobody has measured some of the stops. */
const atLeast = (count: number, isKnown: boolean): string => (isKnown ? String(count) : `${count}+`)

function stepsText(t: Translate, steps: number | null, areKnown: boolean): string {
  if (steps && !areKnown) return t(m.slip_steps, { count: atLeast(steps, false) })
  if (steps === null || !areKnown) return ''
  return steps === 0 ? t(m.city_no_steps) : t(m.city_few_steps, { count: String(steps) })
}

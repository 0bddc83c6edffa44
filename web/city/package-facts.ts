import { m } from '../../messages/compiled/messages.js'
import { hotelClassText, vehicleFor } from '../../messages/itinerary.ts'
import type { Translate } from '../language/language.ts'
import type { PackageOffer } from './offers.ts'

/** The facts of a package by which families choose, for this number of people, as short texts. What is not known is left out. */
export function factTexts(t: Translate, { facts }: Pick<PackageOffer, 'facts'>, people: number): string[] {
  const { steps, areStepsKnown, metres, hasBoat, isForWheelchair, vehicle, hotelClass } = facts
  return [
    stepsText(t, steps, areStepsKnown),
    metres === null || metres === 0 ? '' : t(m.slip_metres, { count: String(metres) }),
    hasBoat ? t(m.city_boat) : '',
    isForWheelchair ? t(m.slip_wheelchair) : '',
    hotelClass ? t(hotelClassText[hotelClass]) : '',
    vehicle ? t(vehicleFor(vehicle, people)) : '',
  ].filter((text) => text !== '')
}

/** The known steps promise nothing for the stops whose steps nobody has counted. */
function stepsText(t: Translate, steps: number | null, areKnown: boolean): string {
  if (steps === null) return ''
  const count = String(steps)
  if (areKnown) return steps === 0 ? t(m.city_no_steps) : t(m.city_few_steps, { count })
  return steps === 0 ? '' : t(m.slip_steps, { count })
}

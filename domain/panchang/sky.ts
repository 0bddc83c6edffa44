import { Body, EclipticGeoMoon, MakeTime, Observer, SearchRiseSet, SunPosition } from 'astronomy-engine'
import { type CalendarDay, startOf } from '../calendar-day.ts'
import { DAY_MS } from '../durations.ts'

/** Sun and moon for the panchang. Instants are epoch milliseconds, angles are degrees from 0 to 360. */

/**
 * Varanasi stands for all five cities: none is more than 230 km away, and the sun rises there at most ten minutes apart. Most
 * printed and online almanacs are computed for Delhi.
 */
export const places = {
  varanasi: new Observer(25.3176, 82.9739, 80),
  delhi: new Observer(28.6139, 77.209, 216),
} as const
export type SkyPlace = keyof typeof places

const J2000 = Date.UTC(2000, 0, 1, 12)

/** The Lahiri ayanamsa, in degrees: the distance of the Indian signs from the equinox. */
const ayanamsa = (instant: number): number => 23.8532 + ((instant - J2000) / (365.25 * DAY_MS)) * (50.2797 / 3600)

const circle = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The angle of the moon ahead of the sun. A tithi is 12 degrees of it. */
export function elongation(instant: number): number {
  const time = MakeTime(new Date(instant))
  return circle(EclipticGeoMoon(time).lon - SunPosition(time).elon)
}

/** The longitude of the sun from the first point of Aries in the Indian signs. */
export const siderealSun = (instant: number): number =>
  circle(SunPosition(MakeTime(new Date(instant))).elon - ayanamsa(instant))

/** The mean time from one new moon to the next. */
export const LUNATION_MS = 29.53 * DAY_MS

/** The mean speed of the moon away from the sun, in degrees per millisecond. */
const SPEED = 12.1907 / DAY_MS

/**
 * The instant near a guess at which the elongation has a given angle, exact to a second. The guess must be less than half a month
 * away.
 */
export function instantOf(angle: number, guess: number): number {
  let instant = guess
  for (let step = 0; step < 12; step++) {
    const missing = circle(angle - elongation(instant) + 180) - 180
    instant += missing / SPEED
    if (Math.abs(missing) < SPEED * 500) break
  }
  return Math.round(instant)
}

/** The new moon at or before an instant. */
export function newMoonBefore(instant: number): number {
  const found = instantOf(0, instant - elongation(instant) / SPEED)
  return found <= instant ? found : instantOf(0, found - LUNATION_MS)
}

export const newMoonAfter = (newMoon: number): number => instantOf(0, newMoon + LUNATION_MS)

/** The instants of sunrise and sunset at a place on a day. */
export function sunOf(day: CalendarDay, place: SkyPlace): { rise: number; set: number } {
  const rise = SearchRiseSet(Body.Sun, places[place], 1, new Date(startOf(day)), 1)
  const set = rise && SearchRiseSet(Body.Sun, places[place], -1, rise, 1)
  if (!set) throw new RangeError(`no sunrise on ${day}`)
  return { rise: rise.date.getTime(), set: set.date.getTime() }
}

/** The next moonrise at a place; on some days the moon does not rise before the next sunrise. */
export const moonriseAfter = (instant: number, place: SkyPlace): number =>
  SearchRiseSet(Body.Moon, places[place], 1, new Date(instant), 2)?.date.getTime() ?? Infinity

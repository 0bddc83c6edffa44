import {
  type AstroTime,
  Body,
  EclipticGeoMoon,
  MakeTime,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
  SearchRiseSet,
} from 'astronomy-engine'
import { places } from './sky.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** An eclipse as it is visible in Varanasi, in epoch milliseconds. */
export type Eclipse = {
  body: 'sun' | 'moon'
  /** The begin of its sutak: 12 hours before a solar, 9 hours before a lunar eclipse. */
  sutak: number
  /** The first and the last visible moment: an eclipse may begin before the moon rises and end after the sun sets. */
  start: number
  end: number
}

const { varanasi } = places
const sutakHours = { sun: 12, moon: 9 } as const

const time = (found: AstroTime | null): number => found?.date.getTime() ?? Infinity

/** The part of a span in which a body is above the horizon; null if it is below it all the time. */
function seen(body: Eclipse['body'], start: number, end: number): Eclipse | null {
  const of = body === 'sun' ? Body.Sun : Body.Moon
  const rise = time(SearchRiseSet(of, varanasi, 1, new Date(start), 2))
  const set = time(SearchRiseSet(of, varanasi, -1, new Date(start), 2))
  // If the body sets before it rises, it is up at the start.
  const from = set < rise ? start : rise
  const to = Math.min(end, set < rise ? set : Infinity)
  return from < to ? { body, sutak: start - sutakHours[body] * HOUR_MS, start: from, end: to } : null
}

function lunar(fullMoon: number): Eclipse | null {
  const { peak, sd_partial } = SearchLunarEclipse(new Date(fullMoon - DAY_MS))
  const half = sd_partial * MINUTE_MS
  const isOf = time(peak) < fullMoon + DAY_MS
  // Nobody can see the penumbra, so it has no sutak.
  return isOf && half > 0 ? seen('moon', time(peak) - half, time(peak) + half) : null
}

function solar(newMoon: number): Eclipse | null {
  const { peak, partial_begin, partial_end } = SearchLocalSolarEclipse(new Date(newMoon - DAY_MS), varanasi)
  const isOf = time(peak.time) < newMoon + DAY_MS
  return isOf ? seen('sun', time(partial_begin.time), time(partial_end.time)) : null
}

/**
 * The moon must be within this distance of the sun's path. It is larger than any eclipse needs. Without this limit, a search would
 * compute years of the sky.
 */
const MOST_DEGREES_OFF = 1.7

/** The eclipse at a new or full moon, if it is visible in Varanasi. */
export function eclipseAt(instant: number, body: Eclipse['body']): Eclipse | null {
  if (Math.abs(EclipticGeoMoon(MakeTime(new Date(instant))).lat) > MOST_DEGREES_OFF) return null
  return body === 'sun' ? solar(instant) : lunar(instant)
}

import { addDays, type CalendarDay } from '../calendar-day.ts'
import { moonriseAfter, type SkyPlace, sunOf } from './sky.ts'

/** A day of the panchang at a place: from its sunrise to the next one, in epoch milliseconds. */
export type SunDay = { day: CalendarDay; place: SkyPlace; rise: number; set: number; nextRise: number }

/** The days from the first to the last, both included. */
export function sunDays(from: CalendarDay, to: CalendarDay, place: SkyPlace): SunDay[] {
  const days: SunDay[] = []
  let sun = sunOf(from, place)
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const next = sunOf(addDays(day, 1), place)
    days.push({ day, place, ...sun, nextRise: next.rise })
    sun = next
  }
  return days
}

/** Parts of the time from sunrise to sunset, as fractions of it. */
const daylight = {
  /** The instant of sunrise. */
  sunrise: [0, 0],
  /** Three muhurtas after sunrise. */
  morning: [0, 1 / 5],
  /** The first half of the day. */
  forenoon: [0, 1 / 2],
  /** Nine muhurtas after sunrise. */
  untilAfternoon: [0, 3 / 5],
  midday: [2 / 5, 3 / 5],
  afternoon: [3 / 5, 4 / 5],
  /** The instant of sunset. */
  sunset: [1, 1],
} as const

/** Parts of the night, from sunset to sunrise. */
const night = {
  /** Three muhurtas after sunset (pradosh). */
  dusk: [0, 1 / 5],
  /** The eighth of fifteen muhurtas of the night (nishita). */
  midnight: [7 / 15, 8 / 15],
} as const

export type DayPart = keyof typeof daylight | keyof typeof night | 'moonrise'

export type Span = { start: number; end: number }

const isDaylight = (part: DayPart): part is keyof typeof daylight => Object.hasOwn(daylight, part)

/** The begin and the end of a part of a day. An instant is one millisecond long. */
export function spanOf(part: DayPart, { rise, set, nextRise, place }: SunDay): Span {
  if (part === 'moonrise') {
    const start = moonriseAfter(set, place)
    return { start, end: start + 1 }
  }
  const [from, to] = isDaylight(part) ? daylight[part] : night[part]
  const [begin, length] = isDaylight(part) ? [rise, set - rise] : [set, nextRise - set]
  return { start: begin + from * length, end: Math.max(begin + to * length, begin + from * length + 1) }
}

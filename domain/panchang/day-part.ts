import { addDays, type CalendarDay } from '../calendar-day.ts'
import { sunOf } from './sky.ts'

/** A day of the panchang: from its sunrise to the next one, in epoch milliseconds. */
export type SunDay = { day: CalendarDay; rise: number; set: number; nextRise: number }

/** The days from one to another, both included. */
export function sunDays(from: CalendarDay, to: CalendarDay): SunDay[] {
  const days: SunDay[] = []
  let sun = sunOf(from)
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const next = sunOf(addDays(day, 1))
    days.push({ day, ...sun, nextRise: next.rise })
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
  midday: [2 / 5, 3 / 5],
  afternoon: [3 / 5, 4 / 5],
} as const

/** Parts of the night, from sunset to sunrise. */
const night = {
  /** Three muhurtas after sunset (pradosh). */
  dusk: [0, 1 / 5],
  /** The eighth of fifteen muhurtas of the night (nishita). */
  midnight: [7 / 15, 8 / 15],
} as const

export type DayPart = keyof typeof daylight | keyof typeof night

export type Span = { start: number; end: number }

const isDaylight = (part: DayPart): part is keyof typeof daylight => Object.hasOwn(daylight, part)

/** When a part of a day begins and ends. Sunrise is one millisecond long. */
export function spanOf(part: DayPart, { rise, set, nextRise }: SunDay): Span {
  const [from, to] = isDaylight(part) ? daylight[part] : night[part]
  const [begin, length] = isDaylight(part) ? [rise, set - rise] : [set, nextRise - set]
  return { start: begin + from * length, end: Math.max(begin + to * length, begin + from * length + 1) }
}

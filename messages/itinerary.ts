import { addDays, type CalendarDay } from '../domain/calendar-day.ts'
import { formatDay, formatWeekday } from '../domain/format.ts'
import {
  type HotelClass,
  type Means,
  type PackageFacts,
  seatsIn,
  type Stop,
  type Vehicle,
} from '../domain/itinerary.ts'
import type { Language } from '../domain/language.ts'
import { toPlainLine } from '../domain/single-line.ts'
import { m } from './compiled/messages.js'

type Text = typeof m.status_label

export const meansText: Record<Means, Text> = {
  CAR: m.journey_by_car,
  E_RICKSHAW: m.journey_by_e_rickshaw,
  BOAT: m.journey_by_boat,
  ON_FOOT: m.journey_on_foot,
}

export const vehicleText: Record<Vehicle, Text> = {
  SEDAN: m.journey_sedan,
  SUV: m.journey_suv,
  VAN: m.journey_van,
}

/** The vehicle for this number of people; if they do not fit in, a text that we will call about it. */
export const vehicleFor = (vehicle: Vehicle, people: number): Text =>
  seatsIn(vehicle, people) ? vehicleText[vehicle] : m.journey_vehicle_call

export const hotelClassText: Record<HotelClass, Text> = {
  DAY_ROOM: m.journey_day_room,
  SIMPLE: m.journey_hotel_simple,
  STANDARD: m.journey_hotel_standard,
  COMFORT: m.journey_hotel_comfort,
}

const GAP = '\u00A0'
/** Keeps a number and its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', GAP)

/** The day of a stop with its weekday and date. */
export function dayText(day: number, firstDay: CalendarDay, locale: Language): string {
  const date = addDays(firstDay, day - 1)
  const weekday = formatWeekday(date, locale)
  return `${m.journey_day({ day: String(day) }, { locale })} · ${weekday}, ${unbroken(formatDay(date, locale))}`
}

/** The place and the note of a stop in a language, each on one line. If the Hindi text is missing, the English one is used. */
export const stopTexts = (
  { place, placeHindi, note, noteHindi }: Pick<Stop, 'place' | 'placeHindi' | 'note' | 'noteHindi'>,
  locale: Language,
): { place: string; note: string } =>
  locale === 'hi'
    ? { place: toPlainLine(placeHindi || place), note: toPlainLine(noteHindi || note) }
    : { place: toPlainLine(place), note: toPlainLine(note) }

/** How hard a stop is: means, metres on foot, steps, wheelchair. Unknown facts and the steps of a drive are left out. */
export function effortText(stop: Pick<Stop, 'means' | 'metres' | 'steps' | 'wheelchair'>, locale: Language): string {
  const { means, metres, steps, wheelchair } = stop
  const walk = metres === null || metres === 0 ? '' : metresText(metres, locale)
  const facts = [
    means === null || (means === 'ON_FOOT' && walk) ? '' : meansText[means]({}, { locale }),
    walk,
    steps === null || (steps === 0 && metres === 0) ? '' : stepsText(steps, locale),
    wheelchair ? m.slip_wheelchair({}, { locale }) : '',
  ]
  return facts.filter(Boolean).join(' · ')
}

/** The distance to walk, in metres or kilometres. */
export const metresText = (metres: number, locale: Language): string =>
  unbroken(
    metres >= 1000
      ? m.journey_kilometres({ count: String(metres / 1000) }, { locale })
      : m.journey_metres({ count: String(metres) }, { locale }),
  )

export const stepsText = (steps: number, locale: Language): string => {
  if (steps === 0) return m.journey_no_steps({}, { locale })
  return unbroken(
    steps === 1 ? m.journey_one_step({}, { locale }) : m.journey_steps({ count: String(steps) }, { locale }),
  )
}

/** The class of the hotel and the nights, as far as they are known; empty for a package without them. */
export function stayText(
  { hotelClass, nights }: Pick<PackageFacts, 'hotelClass' | 'nights'>,
  locale: Language,
): string {
  const count =
    nights === 1 ? m.journey_one_night({}, { locale }) : m.journey_nights({ count: String(nights) }, { locale })
  return [hotelClass ? hotelClassText[hotelClass]({}, { locale }) : '', nights > 0 ? count : '']
    .filter(Boolean)
    .join(', ')
}

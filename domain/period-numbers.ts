import { addDays, type CalendarDay } from './calendar-day.ts'
import { type Paise, paise } from './money.ts'
import { addTimes, type VerifiedTimes } from './verification-times.ts'

/** Days that are counted together: a week, or a single day. */
export type Period = { first: CalendarDay; days: 1 | 7 }

/** The first day after a period. */
export const endOf = ({ first, days }: Period): CalendarDay => addDays(first, days)

/** The counts of a city. Amounts in paise. */
export type CityNumbers = { bookings: number; cancelled: number; received: Paise; refunded: Paise }

/** The numbers of a period; `cities` by their keys. */
export type PeriodNumbers = { cities: Readonly<Record<string, CityNumbers>>; times: VerifiedTimes }

export const EMPTY_CITY: CityNumbers = { bookings: 0, cancelled: 0, received: paise(0), refunded: paise(0) }

const addCity = (one: CityNumbers, other: CityNumbers): CityNumbers => ({
  bookings: one.bookings + other.bookings,
  cancelled: one.cancelled + other.cancelled,
  received: paise(one.received + other.received),
  refunded: paise(one.refunded + other.refunded),
})

/** The numbers of several periods as one. */
export function addNumbers(all: readonly PeriodNumbers[]): PeriodNumbers {
  const [only, other] = all
  if (only && !other) return only
  const cities: Record<string, CityNumbers> = {}
  for (const one of all)
    for (const [key, city] of Object.entries(one.cities)) cities[key] = addCity(cities[key] ?? EMPTY_CITY, city)
  return { cities, times: addTimes(all.map(({ times }) => times)) }
}

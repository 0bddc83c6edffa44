import type { Paise } from './money.ts'
import type { VerifiedTimes } from './verification-times.ts'

/** What is counted of a city in a week. Amounts in paise. */
export type CityNumbers = { bookings: number; cancelled: number; received: Paise; refunded: Paise }

/** The numbers of a week; `cities` by their keys. */
export type WeekNumbers = { cities: Readonly<Record<string, CityNumbers>>; times: VerifiedTimes }

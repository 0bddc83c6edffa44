import type { Generated } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { PersonKind } from '../domain/person.ts'

/** A driver or priest of the operator (migration 0038). */
export type People = {
  id: string
  kind: PersonKind
  name: string
  phone: string
  email: Generated<string>
  vehicle: Generated<string>
  seats: number | null
  city: Generated<string>
  rites: Generated<string>
  languages: Generated<string>
  created_at: Date
}

/** A link of a day (migration 0069). */
export type DayLinks = {
  id: string
  person_id: string
  day: CalendarDay
  token_hash: string
  made_by: string
  created_at: Date
  revoked_at: Date | null
}

/** A press on the phone of a driver or priest (migration 0069). */
export type DayActs = {
  id: string
  person_id: string | null
  booking_id: string
  day: CalendarDay
  item: string
  pressed_at: Date
  created_at: Date
  payment_id: string | null
  undone_at: Date | null
}

/** A photo from the phone of a driver or priest (migration 0094). */
export type DayPhotos = {
  id: string
  booking_id: string
  person_id: string | null
  day: CalendarDay
  item: string
  name: string
  name_hindi: string
  file: string
  hash: string
  taken_at: Date
  created_at: Date
}

/** The copies that a booking stores. */
export type Driver = { name: string; phone: string; vehicle: string }
export type Priest = { name: string; phone: string }

export type PeopleTables = { people: People; day_links: DayLinks; day_acts: DayActs; day_photos: DayPhotos }

import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Paise } from '../domain/money.ts'
import type { OfferKind, PlaceSubject, WaitingState } from '../domain/places.ts'

/** The settings of staff for an offer, or the vehicles or priests of a city, on a day; with a reason, the day is closed (migrations 0053 and 0096). */
export type OfferDays = {
  subject_kind: PlaceSubject
  subject_id: string
  day: CalendarDay
  places: number | null
  reason: string | null
  reason_hindi: string | null
  price: Paise | null
}

/** What an offer takes a place of, these numbers of days after its own day (a view, migration 0096). */
export type PlaceNeeds = {
  offer_kind: PlaceSubject
  offer_id: string
  subject_kind: PlaceSubject
  subject_id: string
  days_after: number[]
}

/** A person who waits for a place of a day (migration 0065). */
export type WaitingList = {
  id: string
  seq: GeneratedAlways<number>
  user_id: string
  subject_kind: OfferKind
  subject_id: string
  day: CalendarDay
  head_count: number
  cart_entry_id: string
  booking_id: string | null
  state: Generated<WaitingState>
  joined_at: Date
  offered_at: Date | null
  held_until: Date | null
  ended_at: Date | null
  /** The hash of the token in the link that gives a held place back (migration 0079). */
  leave_hash: string | null
}

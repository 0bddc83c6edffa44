import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Paise } from '../domain/money.ts'
import type { PlaceSubject, WaitingState } from '../domain/places.ts'

/** The settings of staff for an offer on a day; with a reason, the day is closed (migration 0053). */
export type OfferDays = {
  subject_kind: PlaceSubject
  subject_id: string
  day: CalendarDay
  places: number | null
  reason: string | null
  reason_hindi: string | null
  price: Paise | null
}

/** A person who waits for a place of a day (migration 0065). */
export type WaitingList = {
  id: string
  seq: GeneratedAlways<number>
  user_id: string
  subject_kind: PlaceSubject
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

import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Paise } from '../domain/money.ts'
import type { PlaceSubject } from '../domain/places.ts'

/** What staff have set for an offer on a day; with a reason the day is closed (migration 0053). */
export type OfferDays = {
  subject_kind: PlaceSubject
  subject_id: string
  day: CalendarDay
  places: number | null
  reason: string | null
  reason_hindi: string | null
  price: Paise | null
}

import type { Generated } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { ContentPart } from './content-part.ts'

/** The version of a part of the public content (migration 0006). */
export type ContentVersions = { part: ContentPart; version: string }

/** The operator's day of an observance; null if it is not shown (migration 0024). */
export type PanchangDates = {
  id: string
  observance: string
  computed_day: CalendarDay
  day: CalendarDay | null
  decided_by: string
  decided_at: Date
}

export type Feedback = {
  id: string
  user_id: string
  text: string
  rating: number
  created_at: Generated<Date>
  example: Generated<boolean>
  /** Its author had finished a journey when it was written: its rating counts. */
  travelled: Generated<boolean>
  /** When its author deleted it; it is shown to nobody. */
  deleted_at: Date | null
}

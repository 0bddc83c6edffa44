import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Scene } from '../domain/city.ts'
import type { PhotoFile, PhotoSubject } from '../domain/photo.ts'
import type { PublicationStatus } from '../domain/publication.ts'
import type { Spot } from '../domain/spots.ts'
import type { ContentPart } from './content-part.ts'
import type { Json } from './json-column.ts'

/** The version of a part of the public content (migration 0006). */
export type ContentVersions = { part: ContentPart; version: string }

/** The operator's day for an observance; null if it is hidden (migration 0024). */
export type PanchangDates = {
  id: string
  observance: string
  computed_day: CalendarDay
  day: CalendarDay | null
  decided_by: string
  decided_at: Date
}

/** The settings that the operator changes at the desk, by the name of the environment variable (migration 0041). */
export type SiteSettings = { name: string; value: string; id: string; changed_by: string; changed_at: Date }
/** A photo of a package, pooja or city (migration 0037). */
export type Photos = {
  id: string
  subject_kind: PhotoSubject
  subject_id: string
  position: number
  alt: string
  alt_hindi: string
  taken_on: CalendarDay | null
  taken_by: Generated<string>
  width: number
  height: number
  files: Json<PhotoFile[]>
  created_at: Date
}

export type Feedback = {
  id: string
  user_id: string
  text: string
  rating: number
  created_at: Generated<Date>
  example: Generated<boolean>
  /** Whether its author had finished a journey when it was written. Only then does its rating count. */
  travelled: Generated<boolean>
  /** The time at which its author deleted it; it is then shown to nobody. */
  deleted_at: Date | null
}

/** A city of the operator (migration 0049). */
export type Cities = {
  id: string
  slug: string
  name: string
  name_hindi: string
  state: string
  state_hindi: string
  about: Generated<string>
  about_hindi: Generated<string>
  scene: Scene
  /** The address of a page about it. */
  link: string | null
  meeting_place: Generated<string>
  meeting_place_hindi: Generated<string>
  latitude: number | null
  longitude: number | null
  /** Places that are drawn on its map in addition to the places of its scene. */
  places: ColumnType<Spot[], string | undefined, string>
  status: PublicationStatus
  position: number
  created_at: Date
}

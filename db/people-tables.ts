import type { Generated } from 'kysely'
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

/** The copies that a booking keeps. */
export type Driver = { name: string; phone: string; vehicle: string }
export type Priest = { name: string; phone: string }

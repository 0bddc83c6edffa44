import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

/** The tables of the audit log, which only grow (migration 0014). */

export type Audit = {
  id: string
  actor_id: string
  action: string
  subject_id: string
  changed_from: Json<unknown>
  changed_to: Json<unknown>
  created_at: Generated<Date>
  request_id: string | null
}

/** How often the try of a row of the audit log was refused within its hour. */
export type RefusedTries = {
  audit_id: string
  actor_id: string
  action: string
  subject_id: string
  hour: Date
  tries: Generated<number>
}

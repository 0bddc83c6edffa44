import type { Generated } from 'kysely'
import type { ActKind } from '../domain/act.ts'
import type { Json } from './json-column.ts'

/** The tables of the audit log, whose rows are never deleted (migration 0014). */

export type Audit = {
  id: string
  actor_id: string
  action: string
  subject_id: string
  changed_from: Json<unknown>
  changed_to: Json<unknown>
  created_at: Generated<Date>
  request_id: string | null
  act_id: string | null
}

/** An act of staff on a payment (migration 0029). */
export type Acts = {
  id: string
  seq: number
  kind: ActKind
  staff_id: string | null
  payment_id: string | null
  statement_id: string | null
  line: number | null
  at: Date
  certain_at: Date
  documented_at: Date | null
  undone_at: Date | null
  undone_by: string | null
  holder_id: string | null
}

/** The number of refused tries that a row of the audit log counts within its hour. */
export type RefusedTries = {
  audit_id: string
  actor_id: string
  action: string
  subject_id: string
  hour: Date
  tries: Generated<number>
}

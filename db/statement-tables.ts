import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import type { Paise } from '../domain/money.ts'
import type { Columns } from '../domain/statement/columns.ts'
import type { RowKind, RowReason } from '../domain/statement/row-kinds.ts'
import type { UnreadableReason } from '../domain/statement/read-rows.ts'
import type { Summary } from '../domain/statement/read-statement.ts'
import type { MailboxProblem, StatementSource } from '../domain/statement/source.ts'
import type { RowDoubt } from '../domain/statement/row-kinds.ts'
import type { Json } from './json-column.ts'

/** The tables of imported bank statements. Amounts are paise; a negative amount left the account. */

export type Statements = {
  id: string
  name: string
  header_key: string
  /** Null for alerts, which have no columns. */
  columns: Json<Columns | null>
  from_day: CalendarDay | null
  to_day: CalendarDay | null
  created_by: string | null
  created_at: Date
  matched_at: Date
  undone_at: Date | null
  summary: Json<Summary | null>
  /** Null while its rows are being stored and nobody else may see it. */
  published: Generated<number | null>
  source: Generated<StatementSource>
  /** The day of the alerts of the mailbox; null for other sources. */
  day: CalendarDay | null
}

/** The state of a mailbox with alerts (migration 0033). */
export type AlertMailboxes = {
  address: string
  uid_validity: number | null
  last_uid: Generated<number>
  leased_by: string | null
  leased_until: Date
  looked_at: Date | null
  problem: MailboxProblem | null
}

export type StatementRows = {
  statement_id: string
  line: number
  day: CalendarDay | null
  amount: Paise | null
  text: string
  unreadable: Json<UnreadableReason[]>
  doubts: Json<RowDoubt[]>
  own_references: Json<string[] | null>
  fingerprint: string
  kind: RowKind
  reasons: Json<RowReason[]>
  payment_ids: Json<string[]>
  refund_ids: Json<string[]>
}

/** A job of the server for a statement: it verifies lines, or undoes acts by their ids. */
export type StatementJobs = {
  id: string
  statement_id: string
  kind: 'VERIFY' | 'UNDO'
  staff_id: string
  items: Json<(number | string)[]>
  handled: Generated<number>
  done: Generated<number>
  skipped: ColumnType<SkippedItem[], string | undefined, RawBuilder<SkippedItem[]>>
  confirmed: Generated<boolean>
  language: Language
  request_id: string
  started_at: Date
  leased_until: Date
  ended_at: Date | null
}

/** A line or an act that a job skipped, with the code of the reason. */
export type SkippedItem = { item: number | string; reason: string }

import type { Generated } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { CancelReason, NumberedKind } from '../domain/document.ts'
import type { Language } from '../domain/language.ts'
import type { Paise } from '../domain/money.ts'
import type { Json } from './json-column.ts'

type Documents = {
  id: string
  booking_id: string
  payment_id: string | null
  kind: NumberedKind
  serial: string
  issued_on: CalendarDay
  amount: Paise
  data: Json<unknown>
  created_at: Date
  /** The receipt that a refund voucher cancels, or the invoice that a credit note cancels, in full or in part. */
  cancels: string | null
  cancelled_at: Date | null
  /** Why it was cancelled without another document; null if refund vouchers or credit notes cancel it. */
  cancel_reason: CancelReason | null
  act_id: string | null
}

type Outbox = {
  id: string
  kind: string
  recipient: string
  language: Language
  content: Json<unknown>
  attempts: Generated<number>
  due_at: Generated<Date>
  sent_at: Date | null
  given_up_at: Date | null
  last_error: string | null
  created_at: Generated<Date>
  act_id: string | null
}

export type DocumentTables = {
  documents: Documents
  document_numbers: { series: string; year: string; last: number }
  outbox: Outbox
}

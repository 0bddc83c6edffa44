import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { CancelReason, NumberedKind } from '../../domain/document.ts'
import { type Paise, paise, total } from '../../domain/money.ts'

/** A numbered document as it is stored; `data` never changes after the issue. */
export type DocumentRow = {
  id: string
  kind: NumberedKind
  serial: string
  issued_on: CalendarDay
  amount: Paise
  payment_id: string | null
  data: unknown
  /** The receipt or invoice that it cancels, in whole or in part. */
  cancels: string | null
  cancelled_at: Date | null
  cancel_reason: CancelReason | null
  act_id: string | null
}

/** The amount of a receipt or an invoice that no later document has cancelled, in paise. */
export const remainingOf = (document: DocumentRow, all: readonly DocumentRow[]): Paise =>
  paise(document.amount - total(all.filter(({ cancels }) => cancels === document.id).map(({ amount }) => amount)))

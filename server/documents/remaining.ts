import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { CancelReason, NumberedKind } from '../../domain/document.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { IssuedData, IssuedDocument } from './document-data.ts'

/** A numbered document as it is stored; `data` never changes after the issue. */
export type DocumentRow = {
  id: string
  kind: NumberedKind
  serial: string
  issued_on: CalendarDay
  amount: Paise
  payment_id: string | null
  data: unknown
  /** The receipt or invoice that it cancels, in full or in part. */
  cancels: string | null
  cancelled_at: Date | null
  cancel_reason: CancelReason | null
  act_id: string | null
}

/** Whether a document cancels another one, in full or in part. A receipt of the earlier books is identified by its payment. */
const reduces = ({ kind, cancels, payment_id: of }: DocumentRow, document: DocumentRow): boolean =>
  cancels === document.id || (kind === 'refund_voucher' && cancels === null && of === document.id)

/** The amount of a receipt or an invoice that no later document has cancelled, in paise. */
export const remainingOf = (document: DocumentRow, all: readonly DocumentRow[]): Paise =>
  paise(document.amount - total(all.filter((one) => reduces(one, document)).map(({ amount }) => amount)))

/** A receipt or an invoice in the form in which a later document names it. */
export const toIssued = ({ serial, issued_on: day, data }: DocumentRow): IssuedDocument => ({
  serial,
  day,
  ...((data as Partial<IssuedData['receipt']>).way === 'BEFORE' && { earlier: true }),
})

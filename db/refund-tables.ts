import type { Paise } from '../domain/money.ts'
import type { RefundClosed } from '../domain/refund-sources.ts'

export type Refunds = {
  id: string
  booking_id: string
  reference: string
  amount: Paise
  created_at: Date
  sent_at: Date | null
  sent_reference: string | null
  sent_key: string | null
  cause: RefundCause
  closed_at: Date | null
  closed_reason: RefundClosed | null
  replaced_by: string | null
}
export type RefundCause = 'CANCELLATION' | 'LATE_PAYMENT' | 'OVERPAYMENT'

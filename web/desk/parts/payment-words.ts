import type { PaymentStatus } from '../../../domain/payment.ts'
import type { RefundClosed } from '../../../domain/refund-sources.ts'
import { m } from '../../../messages/compiled/messages.js'

/** The states of payments in the words of the queue, not in the words for devotees. */
export const paymentWords = {
  INITIATED: m.status_no_utr,
  SUBMITTED: m.desk_show_waiting,
  VERIFIED: m.desk_confirmed,
  REJECTED: m.desk_marked,
} as const satisfies Record<PaymentStatus, unknown>

/** Why a refund was closed without being sent. */
export const closedText = {
  MORE_RECEIVED: m.desk_refund_closed_more,
  LESS_RECEIVED: m.desk_refund_closed_less,
  CANCELLED: m.desk_refund_closed_cancelled,
} as const satisfies Record<RefundClosed, unknown>

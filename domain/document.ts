/** The kinds of documents of a booking. */
export const documentKinds = ['voucher', 'receipt', 'invoice', 'calendar', 'refund_voucher', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The documents that have a serial number; they are stored when they are issued and never change. */
export const numberedKinds = ['receipt', 'invoice', 'refund_voucher', 'credit_note'] as const satisfies DocumentKind[]
export type NumberedKind = (typeof numberedKinds)[number]

export const documentStates = ['VALID', 'CANCELLED'] as const
export type DocumentState = (typeof documentStates)[number]

/** A document that another one reduces only in part stays valid. */
export const stateOfDocument = ({ cancelled_at: at }: { cancelled_at: Date | null }): DocumentState =>
  at ? 'CANCELLED' : 'VALID'

/** Why a receipt or an invoice is cancelled, in full or in part (docs/decisions/0023). */
export const refundReasons = [
  'PAYMENT_NOT_RECEIVED',
  'AMOUNT_CORRECTED',
  'BOOKING_CANCELLED',
  'OVERPAID',
  'BOOKING_CHANGED',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** The reasons why a document is cancelled although no money is refunded. */
export type CancelReason = Extract<RefundReason, 'PAYMENT_NOT_RECEIVED' | 'AMOUNT_CORRECTED'>

/** Whether money is refunded. For the other reasons, the receipt named money that never came. */
export const isPaidOut = (reason: RefundReason): boolean => reason === 'BOOKING_CANCELLED' || reason === 'OVERPAID'

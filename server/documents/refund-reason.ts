import { isPaidOut, type RefundReason } from '../../domain/document.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { heading } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'

const reasonText = {
  PAYMENT_NOT_RECEIVED: m.document_reason_not_received,
  AMOUNT_CORRECTED: m.document_reason_other_amount,
  BOOKING_CANCELLED: m.document_reason_cancelled,
  OVERPAID: m.document_reason_overpaid,
  BOOKING_CHANGED: m.document_reason_changed,
} as const satisfies Record<RefundReason, unknown>

/** Draws the reason of a refund voucher or a credit note, its effect on the earlier document, and whether money is paid. */
export function refundReason(page: PdfPage, reason: RefundReason, effect: string | null, locale: Language): void {
  heading(page, m.document_reason({}, { locale }))
  const money = isPaidOut(reason) ? m.document_is_refunded : m.document_no_money
  // The refund of a changed booking has its own voucher.
  const paid = reason === 'BOOKING_CHANGED' ? null : money({}, { locale })
  const sentences = [reasonText[reason]({}, { locale }), effect, paid]
  page.paragraph(sentences.filter((sentence) => sentence !== null).join(' '), page.styles.body)
}

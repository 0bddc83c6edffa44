import { isPaidOut } from '../../domain/document.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { advanceAmounts } from './advance-amounts.ts'
import type { RefundVoucherData } from './document-data.ts'
import { refundReason } from './refund-reason.ts'
import { issuedText, openTaxDocument } from './tax-document.ts'

/** The refund voucher for an advance (Rule 51 of the CGST Rules), as a PDF. */
export function refundVoucherPdf(data: RefundVoucherData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { receipt, reason } = data
  const paidOut = isPaidOut(reason)
  const page = openTaxDocument(data, locale, {
    title: m.document_refund_voucher({}, { locale }),
    rule: m.document_refund_voucher_rule({}, { locale }),
    numberLabel: m.document_refund_voucher_number({}, { locale }),
    recipientLabel: m.document_recipient({}, { locale }),
    particulars: [{ label: m.document_receipt({}, { locale }), text: issuedText(receipt, locale) }],
  })
  const cancels = m.document_cancels_receipt({ serial: receipt.serial }, { locale })
  refundReason(page, reason, paidOut ? null : cancels, locale)
  advanceAmounts(page, data, locale, {
    heading: m.document_what({}, { locale }),
    total: paidOut ? m.document_refunded({}, { locale }) : m.document_cancelled({}, { locale }),
    hasTax: !data.invoice,
    hasRule: true,
  })
  return page.finish()
}

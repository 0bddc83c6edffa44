import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { advanceAmounts } from './advance-amounts.ts'
import type { ReceiptData } from './document-data.ts'
import { openTaxDocument, verifiedPayment } from './tax-document.ts'

/** The receipt voucher for an advance (Rule 50 of the CGST Rules), as a PDF. */
export function receiptPdf(data: ReceiptData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const page = openTaxDocument(data, locale, {
    title: m.document_receipt({}, { locale }),
    rule: m.document_receipt_rule({}, { locale }),
    numberLabel: m.document_receipt_number({}, { locale }),
    recipientLabel: m.document_received_from({}, { locale }),
    particulars: [
      { label: m.document_paid_on({}, { locale }), text: formatDay(data.paidOn, locale) },
      data.way === 'CASH'
        ? { label: m.document_paid_by({}, { locale }), text: m.common_cash({}, { locale }) }
        : { label: m.common_utr_number({}, { locale }), text: data.utr },
      verifiedPayment(locale),
    ],
  })
  advanceAmounts(page, data, locale, {
    heading: m.document_received_for({}, { locale }),
    total: m.document_received({}, { locale }),
  })
  return page.finish()
}

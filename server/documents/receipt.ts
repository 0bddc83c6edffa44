import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { advanceAmounts } from './advance-amounts.ts'
import type { ReceiptData } from './document-data.ts'
import { issuedText, openTaxDocument, verifiedPayment } from './tax-document.ts'

/** The receipt voucher for an advance (Rule 50 of the CGST Rules), or the receipt for the balance of an invoice, as a PDF. */
export function receiptPdf(data: ReceiptData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice } = data
  const page = openTaxDocument(data, locale, {
    title: (invoice || !data.supplier.gstin ? m.document_money_receipt : m.document_receipt)({}, { locale }),
    rule: invoice ? m.document_money_receipt_rule({}, { locale }) : m.document_receipt_rule({}, { locale }),
    numberLabel: m.document_receipt_number({}, { locale }),
    recipientLabel: m.document_received_from({}, { locale }),
    particulars: [
      { label: m.document_paid_on({}, { locale }), text: formatDay(data.paidOn, locale) },
      data.way === 'CASH'
        ? { label: m.document_paid_by({}, { locale }), text: m.common_cash({}, { locale }) }
        : { label: m.common_utr_number({}, { locale }), text: data.utr },
      ...(invoice ? [{ label: m.document_invoice({}, { locale }), text: issuedText(invoice, locale) }] : []),
      verifiedPayment(locale),
    ],
  })
  advanceAmounts(page, data, locale, {
    heading: m.document_received_for({}, { locale }),
    total: m.document_received({}, { locale }),
    hasTax: !invoice,
    hasRule: !invoice,
  })
  return page.finish()
}

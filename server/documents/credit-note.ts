import { paise, total } from '../../domain/money.ts'
import { invoiceTotals } from '../../domain/invoice-totals.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { amounts, inWords, rateReasons, taxRows, taxRuleOf } from './amounts.ts'
import type { CreditNoteData } from './document-data.ts'
import { invoiceLines } from './invoice-lines.ts'
import { refundReason } from './refund-reason.ts'
import { issuedText, openTaxDocument, withSignature } from './tax-document.ts'

/** The credit note for an invoice (section 34 of the CGST Act, Rule 53 of the CGST Rules), as a PDF. */
export function creditNotePdf(data: CreditNoteData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice, reason, lines, supplier } = data
  const page = openTaxDocument(data, locale, {
    title: m.document_credit_note({}, { locale }),
    rule: m.document_credit_note_rule({}, { locale }),
    numberLabel: m.document_credit_note_number({}, { locale }),
    recipientLabel: m.document_billed_to({}, { locale }),
    particulars: [{ label: m.document_invoice({}, { locale }), text: issuedText(invoice, locale) }],
  })
  refundReason(page, reason, m.document_reduces_invoice({ serial: invoice.serial }, { locale }), locale)
  const sums = invoiceTotals(lines, taxRuleOf(data))
  const cash = data.rounding ?? paise(0)
  invoiceLines(page, data, locale)
  const credited = total([sums.total, cash])
  const row = { text: m.document_credited({}, { locale }), amount: credited, style: page.styles.large, ruled: true }
  withSignature(page, { supplier }, locale, () => {
    page.gap(8)
    amounts(page, locale, [...taxRows({ ...sums, rounding: total([sums.rounding, cash]) }, supplier, locale), row], {
      left: page.left + 100,
      right: page.right,
    })
    page.gap(14)
    inWords(page, credited, locale)
    rateReasons(page, data, locale)
  })
  return page.finish()
}

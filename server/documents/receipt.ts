import type { Language } from '../../domain/language.ts'
import type { TaxParts } from '../../domain/advance.ts'
import { amountInWords } from '../../domain/amount-in-words.ts'
import { formatDay } from '../../domain/format.ts'
import { total } from '../../domain/money.ts'
import { taxSplit } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import type { ReceiptData } from './document-data.ts'
import { amounts, type AmountRow, daysText, head, heading, pairs } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/page-flow.ts'
import { openTaxDocument, particulars, parties, taxRow } from './tax-document.ts'

/** The receipt voucher for an advance (Rule 50 of the CGST Rules). A PDF of A4 pages. */
export function receiptPdf(facts: ReceiptData, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const locale = language
  const title = m.document_receipt({}, { locale })
  const page = openTaxDocument(facts, title, language)
  const { lines, supplier } = facts
  const sumOf = (part: keyof TaxParts) => total(lines.map(({ parts }) => parts[part]))
  const [taxable, gst, exempt] = [sumOf('taxable'), sumOf('gst'), sumOf('exempt')]
  const received = total([taxable, gst, exempt])
  const taxes = taxable + gst === 0 ? [] : taxSplit(gst, facts.percent, supplier.state, facts.placeOfSupply)

  head(page, language, title, m.document_receipt_rule({}, { locale }))
  particulars(page, facts, locale, m.document_receipt_number({}, { locale }), [
    { label: m.document_paid_on({}, { locale }), text: formatDay(facts.paidOn, locale) },
    { label: m.common_utr_number({}, { locale }), text: facts.utr },
  ])
  parties(page, facts, m.document_received_from({}, { locale }), locale)

  const { large, strong, body } = page.styles
  heading(page, m.document_received_for({}, { locale }), page, 60)
  amounts(page, language, [
    ...lines.map(({ what, firstDay, lastDay, parts }): AmountRow => ({
      text: `${what[locale]}, ${daysText(firstDay, lastDay, locale)}`,
      amount: total([parts.taxable, parts.gst, parts.exempt]),
    })),
    { text: m.document_received({}, { locale }), amount: received, style: large, ruled: true },
  ])
  page.gap(4)
  pairs(page, [{ label: m.document_in_words({}, { locale }), text: amountInWords(received, language), style: body }])

  heading(page, m.document_made_of({}, { locale }), page, 90)
  amounts(page, language, [
    ...(taxes.length > 0 ? [{ text: m.document_taxable({}, { locale }), amount: taxable }] : []),
    ...taxes.map((tax) => taxRow(tax, locale)),
    ...(exempt > 0 ? [{ text: m.document_exempt({}, { locale }), amount: exempt }] : []),
    { text: m.common_total({}, { locale }), amount: received, style: strong, ruled: true },
  ])

  signature(page, supplier.name, m.document_signatory({}, { locale }))
  return page.finish()
}

/** Room to sign: Rule 50 (k) asks for it and, unlike Rule 46, lets no electronic paper go without. */
function signature(page: PdfPage, supplier: string, text: string): void {
  page.need(120)
  page.gap(56)
  const edges = { left: page.right - 240, right: page.right }
  const cell = { x: edges.left, width: 240, align: 'right' as const }
  page.rule(edges)
  page.gap(4)
  page.row({ ...cell, text: supplier, style: page.styles.body })
  page.row({ ...cell, text, style: page.styles.small })
}

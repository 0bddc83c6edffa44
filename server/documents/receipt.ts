import type { Language } from '../../db/tables.ts'
import type { TaxParts } from '../../domain/advance.ts'
import { amountInWords } from '../../domain/amount-in-words.ts'
import { formatDay } from '../../domain/format.ts'
import { total } from '../../domain/money.ts'
import { taxSplit } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import type { ReceiptFacts } from './document-data.ts'
import { amounts, type AmountRow, daysText, head, heading, pairs } from '../pdf/blocks.ts'
import type { Sheet } from '../pdf/page-flow.ts'
import { openTaxPaper, particulars, parties, taxRow } from './tax-document.ts'

/** The receipt voucher for an advance (Rule 50 of the CGST Rules). A PDF of A4 pages. */
export function receiptPdf(facts: ReceiptFacts, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const locale = language
  const title = m.paper_receipt({}, { locale })
  const sheet = openTaxPaper(facts, title, language)
  const { lines, supplier } = facts
  const sumOf = (part: keyof TaxParts) => total(lines.map(({ parts }) => parts[part]))
  const [taxable, gst, exempt] = [sumOf('taxable'), sumOf('gst'), sumOf('exempt')]
  const received = total([taxable, gst, exempt])
  const taxes = taxable + gst === 0 ? [] : taxSplit(gst, facts.percent, supplier.state, facts.placeOfSupply)

  head(sheet, language, title, m.paper_receipt_rule({}, { locale }))
  particulars(sheet, facts, locale, m.paper_receipt_number({}, { locale }), [
    { label: m.paper_paid_on({}, { locale }), text: formatDay(facts.paidOn, locale) },
    { label: m.utr_number({}, { locale }), text: facts.utr },
  ])
  parties(sheet, facts, m.paper_received_from({}, { locale }), locale)

  const { large, strong, body } = sheet.styles
  heading(sheet, m.paper_received_for({}, { locale }), sheet, 60)
  amounts(sheet, language, [
    ...lines.map(({ what, firstDay, lastDay, parts }): AmountRow => ({
      text: `${what[locale]}, ${daysText(firstDay, lastDay, locale)}`,
      amount: total([parts.taxable, parts.gst, parts.exempt]),
    })),
    { text: m.paper_received({}, { locale }), amount: received, style: large, ruled: true },
  ])
  sheet.gap(4)
  pairs(sheet, [{ label: m.paper_in_words({}, { locale }), text: amountInWords(received, language), style: body }])

  heading(sheet, m.paper_made_of({}, { locale }), sheet, 90)
  amounts(sheet, language, [
    ...(taxes.length > 0 ? [{ text: m.paper_taxable({}, { locale }), amount: taxable }] : []),
    ...taxes.map((tax) => taxRow(tax, locale)),
    ...(exempt > 0 ? [{ text: m.paper_exempt({}, { locale }), amount: exempt }] : []),
    { text: m.total({}, { locale }), amount: received, style: strong, ruled: true },
  ])

  signature(sheet, supplier.name, m.paper_signatory({}, { locale }))
  return sheet.finish()
}

/** Room to sign: Rule 50 (k) asks for it and, unlike Rule 46, lets no electronic paper go without. */
function signature(sheet: Sheet, supplier: string, text: string): void {
  sheet.need(120)
  sheet.gap(56)
  const edges = { left: sheet.right - 240, right: sheet.right }
  const cell = { x: edges.left, width: 240, align: 'right' as const }
  sheet.rule(edges)
  sheet.gap(4)
  sheet.row({ ...cell, text: supplier, style: sheet.styles.body })
  sheet.row({ ...cell, text, style: sheet.styles.small })
}

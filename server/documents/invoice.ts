import type { Language } from '../../domain/language.ts'
import { amountInWords } from '../../domain/amount-in-words.ts'
import { formatDay } from '../../domain/format.ts'
import { invoiceTotals, kindOfInvoice } from '../../domain/invoice-totals.ts'
import { paise, total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { InvoiceData, InvoiceLine } from './document-data.ts'
import { amountCell, amounts, daysText, head, pairs } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/page-flow.ts'
import { openTaxDocument, particulars, parties, percentText, taxRow } from './tax-document.ts'

const titles = {
  TAX_INVOICE: { title: m.document_tax_invoice, rule: '46' },
  INVOICE_CUM_BILL_OF_SUPPLY: { title: m.document_invoice_cum_bill, rule: '46A' },
  BILL_OF_SUPPLY: { title: m.document_bill_of_supply, rule: '49' },
} as const

/** The GST invoice of a booking, or the bill of supply that takes its place. A PDF of A4 pages. */
export function invoicePdf(facts: InvoiceData, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const locale = language
  const { title: titleIn, rule } = titles[kindOfInvoice(facts.lines)]
  const title = titleIn({}, { locale })
  const page = openTaxDocument(facts, title, language)
  const sums = invoiceTotals(facts.lines, facts.supplier.state, facts.placeOfSupply)
  const advance = total(facts.advances.map(({ amount }) => amount))
  const { large, strong, body, small } = page.styles
  const balance = { amount: paise(sums.total - advance), style: strong, ruled: true }

  head(page, language, title, m.document_rule({ rule }, { locale }))
  particulars(page, facts, locale, m.document_invoice_number({}, { locale }), [])
  parties(page, facts, m.document_billed_to({}, { locale }), locale)
  table(page, facts.lines, language)

  page.gap(8)
  amounts(
    page,
    language,
    [
      ...(sums.taxes.length > 0 ? [{ text: m.document_taxable({}, { locale }), amount: sums.taxable }] : []),
      ...sums.taxes.map((tax) => taxRow(tax, locale)),
      ...(sums.exempt > 0 ? [{ text: m.document_exempt({}, { locale }), amount: sums.exempt }] : []),
      { text: m.common_total({}, { locale }), amount: sums.total, style: large, ruled: true },
      ...facts.advances.map(({ serial, day, amount }) => ({
        text: m.document_advance({ serial, date: formatDay(day, locale) }, { locale }),
        amount: paise(0 - amount),
      })),
      ...(facts.advances.length > 0 ? [{ text: m.document_balance({}, { locale }), ...balance }] : []),
    ],
    { left: page.left + 100, right: page.right },
  )
  page.gap(14)
  pairs(page, [{ label: m.document_in_words({}, { locale }), text: amountInWords(sums.total, language), style: body }])
  page.gap(14)
  page.paragraph(m.document_electronic({ rule: rule === '49' ? '49' : '46' }, { locale }), small)
  return page.finish()
}

/** What was sold: description and days, service code, rate, amount before GST; its head again on every page. */
function table(page: PdfPage, lines: readonly InvoiceLine[], locale: Language): void {
  const { label, body, small } = page.styles
  const description = { x: page.left, width: page.width - 258 }
  const sac = { x: page.right - 246, width: 64 }
  const rate = { x: page.right - 180, width: 66, align: 'right' as const }
  const value = { x: page.right - 106, width: 106, align: 'right' as const }
  const heads = { style: label, tag: 'TH' }
  const cell = { style: body, tag: 'TD' }

  const drawHead = () =>
    page.within('TR', () =>
      page.row(
        { text: m.document_what({}, { locale }), ...description, ...heads },
        { text: m.document_sac({}, { locale }), ...sac, ...heads },
        { text: m.document_rate({}, { locale }), ...rate, ...heads },
        { text: m.document_value({}, { locale }), ...value, ...heads },
      ),
    )
  const drawLine = (line: InvoiceLine) => {
    const { what, firstDay, lastDay, sac: code, tax } = line
    const percent = tax ? `${percentText(tax.percent)}%` : m.document_is_exempt({}, { locale })
    ruled(page)
    page.within('TR', () => {
      page.row(
        { text: what[locale], ...description, ...cell },
        { text: code, ...sac, ...cell },
        { text: percent, ...rate, ...cell },
        { ...amountCell(line.value, locale, body), ...value },
      )
      page.row({ text: daysText(firstDay, lastDay, locale), ...description, style: small, tag: 'TD' })
    })
  }

  page.gap(16)
  page.need(90)
  page.within('Table', () => {
    drawHead()
    for (const line of lines) {
      if (!page.fits(page.heightOf(() => drawLine(line)))) {
        page.turn()
        drawHead()
      }
      drawLine(line)
    }
    ruled(page)
  })
}

function ruled(page: PdfPage): void {
  page.gap(3)
  page.rule()
  page.gap(3)
}

import type { Language } from '../../db/tables.ts'
import { amountInWords } from '../../domain/amount-in-words.ts'
import { formatDay } from '../../domain/format.ts'
import { invoiceTotals, kindOfInvoice } from '../../domain/invoice-totals.ts'
import { paise, total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { InvoiceFacts, InvoiceLine } from './document-data.ts'
import { amountCell, amounts, daysText, head, pairs } from '../pdf/blocks.ts'
import type { Sheet } from '../pdf/page-flow.ts'
import { openTaxPaper, particulars, parties, percentText, taxRow } from './tax-document.ts'

const titles = {
  TAX_INVOICE: { title: m.paper_tax_invoice, rule: '46' },
  INVOICE_CUM_BILL_OF_SUPPLY: { title: m.paper_invoice_cum_bill, rule: '46A' },
  BILL_OF_SUPPLY: { title: m.paper_bill_of_supply, rule: '49' },
} as const

/** The GST invoice of a booking, or the bill of supply that takes its place. A PDF of A4 pages. */
export function invoicePdf(facts: InvoiceFacts, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const locale = language
  const { title: titleIn, rule } = titles[kindOfInvoice(facts.lines)]
  const title = titleIn({}, { locale })
  const sheet = openTaxPaper(facts, title, language)
  const sums = invoiceTotals(facts.lines, facts.supplier.state, facts.placeOfSupply)
  const advance = total(facts.advances.map(({ amount }) => amount))
  const { large, strong, body, small } = sheet.styles
  const balance = { amount: paise(sums.total - advance), style: strong, ruled: true }

  head(sheet, language, title, m.paper_rule({ rule }, { locale }))
  particulars(sheet, facts, locale, m.paper_invoice_number({}, { locale }), [])
  parties(sheet, facts, m.paper_billed_to({}, { locale }), locale)
  table(sheet, facts.lines, language)

  sheet.gap(8)
  amounts(
    sheet,
    language,
    [
      ...(sums.taxes.length > 0 ? [{ text: m.paper_taxable({}, { locale }), amount: sums.taxable }] : []),
      ...sums.taxes.map((tax) => taxRow(tax, locale)),
      ...(sums.exempt > 0 ? [{ text: m.paper_exempt({}, { locale }), amount: sums.exempt }] : []),
      { text: m.total({}, { locale }), amount: sums.total, style: large, ruled: true },
      ...facts.advances.map(({ serial, day, amount }) => ({
        text: m.paper_advance({ serial, date: formatDay(day, locale) }, { locale }),
        amount: paise(0 - amount),
      })),
      ...(facts.advances.length > 0 ? [{ text: m.paper_balance({}, { locale }), ...balance }] : []),
    ],
    { left: sheet.left + 100, right: sheet.right },
  )
  sheet.gap(14)
  pairs(sheet, [{ label: m.paper_in_words({}, { locale }), text: amountInWords(sums.total, language), style: body }])
  sheet.gap(14)
  sheet.paragraph(m.paper_electronic({ rule: rule === '49' ? '49' : '46' }, { locale }), small)
  return sheet.finish()
}

/** What was sold: description and days, service code, rate, amount before GST; its head again on every page. */
function table(sheet: Sheet, lines: readonly InvoiceLine[], locale: Language): void {
  const { label, body, small } = sheet.styles
  const description = { x: sheet.left, width: sheet.width - 258 }
  const sac = { x: sheet.right - 246, width: 64 }
  const rate = { x: sheet.right - 180, width: 66, align: 'right' as const }
  const value = { x: sheet.right - 106, width: 106, align: 'right' as const }
  const heads = { style: label, tag: 'TH' }
  const cell = { style: body, tag: 'TD' }

  const drawHead = () =>
    sheet.within('TR', () =>
      sheet.row(
        { text: m.paper_what({}, { locale }), ...description, ...heads },
        { text: m.paper_sac({}, { locale }), ...sac, ...heads },
        { text: m.paper_rate({}, { locale }), ...rate, ...heads },
        { text: m.paper_value({}, { locale }), ...value, ...heads },
      ),
    )
  const drawLine = (line: InvoiceLine) => {
    const { what, firstDay, lastDay, sac: code, tax } = line
    const percent = tax ? `${percentText(tax.percent)}%` : m.paper_is_exempt({}, { locale })
    ruled(sheet)
    sheet.within('TR', () => {
      sheet.row(
        { text: what[locale], ...description, ...cell },
        { text: code, ...sac, ...cell },
        { text: percent, ...rate, ...cell },
        { ...amountCell(line.value, locale, body), ...value },
      )
      sheet.row({ text: daysText(firstDay, lastDay, locale), ...description, style: small, tag: 'TD' })
    })
  }

  sheet.gap(16)
  sheet.need(90)
  sheet.within('Table', () => {
    drawHead()
    for (const line of lines) {
      if (!sheet.fits(sheet.heightOf(() => drawLine(line)))) {
        sheet.turn()
        drawHead()
      }
      drawLine(line)
    }
    ruled(sheet)
  })
}

function ruled(sheet: Sheet): void {
  sheet.gap(3)
  sheet.rule()
  sheet.gap(3)
}

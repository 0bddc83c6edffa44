import type { Language } from '../../db/tables.ts'
import { amountInWords } from '../../domain/amount-in-words.ts'
import { formatDay } from '../../domain/format.ts'
import { invoiceTotals, kindOfInvoice } from '../../domain/invoice-totals.ts'
import { paise, total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { InvoiceFacts, InvoiceLine } from './facts.ts'
import { amountCell, amounts, daysText, head, pairs } from './parts.ts'
import type { Sheet } from './sheet.ts'
import { openTaxPaper, particulars, parties, percentText, taxRow } from './tax-paper.ts'

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
      { text: m.paper_balance({}, { locale }), amount: paise(sums.total - advance), style: strong, ruled: true },
    ],
    { left: sheet.left + 100, right: sheet.right },
  )
  sheet.gap(14)
  pairs(sheet, [{ label: m.paper_in_words({}, { locale }), text: amountInWords(sums.total, language), style: body }])
  sheet.gap(14)
  sheet.paragraph(m.paper_electronic({}, { locale }), small)
  return sheet.finish()
}

/** What was sold: description and days, service code, rate, amount before GST. */
function table(sheet: Sheet, lines: readonly InvoiceLine[], locale: Language): void {
  const { label, body, small } = sheet.styles
  const sac = sheet.right - 246
  const rate = sheet.right - 180
  const value = { x: sheet.right - 106, width: 106 }
  const description = { x: sheet.left, width: sac - sheet.left - 12 }
  sheet.gap(16)
  sheet.need(90)
  sheet.within('Table', () => {
    sheet.within('TR', () =>
      sheet.row(
        { text: m.paper_what({}, { locale }), ...description, style: label, tag: 'TH' },
        { text: m.paper_sac({}, { locale }), x: sac, width: 64, style: label, tag: 'TH' },
        { text: m.paper_rate({}, { locale }), x: rate, width: 66, style: label, align: 'right', tag: 'TH' },
        { text: m.paper_value({}, { locale }), ...value, style: label, align: 'right', tag: 'TH' },
      ),
    )
    for (const line of lines) {
      const { what, firstDay, lastDay, sac: code, tax } = line
      sheet.gap(3)
      sheet.rule()
      sheet.gap(3)
      const percent = tax ? `${percentText(tax.percent)}%` : m.paper_is_exempt({}, { locale })
      sheet.within('TR', () => {
        sheet.row(
          { text: what[locale], ...description, style: body, tag: 'TD' },
          { text: code, x: sac, width: 64, style: { ...body, tabular: true }, tag: 'TD' },
          { text: percent, x: rate, width: 66, style: body, align: 'right', tag: 'TD' },
          { ...amountCell(line.value, locale, body), ...value },
        )
        sheet.row({ text: daysText(firstDay, lastDay, locale), ...description, style: small, tag: 'TD' })
      })
    }
    sheet.gap(3)
    sheet.rule()
  })
}

import { formatExactRupees } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { daysText } from '../../messages/days.ts'
import { figureCell, spacedRule } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { percentText } from './amounts.ts'
import type { InvoiceLine, Supplier } from './document-data.ts'

/** Draws the lines of an invoice or a credit note as a table. Its header is repeated on every page. */
export function invoiceLines(
  page: PdfPage,
  { lines, supplier }: { lines: readonly InvoiceLine[]; supplier: Pick<Supplier, 'gstin'> },
  locale: Language,
): void {
  const columns = columnsOf(page, supplier.gstin !== '')
  const header = () => tableHeader(page, columns, locale)
  page.gap(16)
  page.ensureSpace(90)
  page.inTag('Table', () => {
    header()
    for (const line of lines) {
      const row = () => tableRow(page, columns, line, locale)
      if (!page.fits(page.measureHeight(row))) {
        page.newPage()
        header()
      }
      row()
    }
    spacedRule(page)
  })
}

type Columns = ReturnType<typeof columnsOf>

/** Code and rate of the tax are for who is registered. */
const columnsOf = ({ left, right, width }: PdfPage, isTaxed: boolean) => ({
  description: { x: left, width: width - (isTaxed ? 258 : 118) },
  tax: isTaxed && {
    sac: { x: right - 246, width: 64 },
    rate: { x: right - 180, width: 66, align: 'right' as const },
  },
  value: { x: right - 106, width: 106, align: 'right' as const },
})

function tableHeader(page: PdfPage, { description, tax, value }: Columns, locale: Language): void {
  const cell = { style: page.styles.label, tag: 'TH' }
  page.inTag('TR', () =>
    page.row(
      { text: m.document_what({}, { locale }), ...description, ...cell },
      ...(tax
        ? [
            { text: m.document_sac({}, { locale }), ...tax.sac, ...cell },
            { text: m.document_rate({}, { locale }), ...tax.rate, ...cell },
          ]
        : []),
      { text: m.document_value({}, { locale }), ...value, ...cell },
    ),
  )
}

function tableRow(page: PdfPage, columns: Columns, line: InvoiceLine, locale: Language): void {
  const { description, tax, value } = columns
  const { body, small } = page.styles
  const cell = { style: body, tag: 'TD' }
  const percent = line.tax ? `${percentText(line.tax.percent)}%` : m.document_is_exempt({}, { locale })
  const days = daysText(line.firstDay, line.lastDay, locale)
  spacedRule(page)
  page.inTag('TR', () => {
    page.row(
      { text: line.what[locale], ...description, ...cell },
      ...(tax
        ? [
            { text: line.sac, ...tax.sac, ...cell },
            { text: percent, ...tax.rate, ...cell },
          ]
        : []),
      { ...figureCell(formatExactRupees(line.value, locale), body), ...value },
    )
    page.row({ text: days, ...description, style: small, tag: 'TD' })
  })
}

import type { Language } from '../../domain/language.ts'
import { formatDay } from '../../domain/format.ts'
import { type StateCode, stateName, type Tax } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import type { InvoiceData, ReceiptData, Recipient, Supplier } from './document-data.ts'
import { type AmountRow, footerOf, type Pair, pairs, unbroken } from '../pdf/blocks.ts'
import { PdfPage } from '../pdf/page-flow.ts'

type Facts = ReceiptData | InvoiceData

const stateText = (code: StateCode, language: Language): string => `${stateName(code, language)} (${code})`

const percentFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
/** A rate without idle zeros: 9, 2.5. */
export const percentText = (percent: number): string => percentFormat.format(percent)

/** A tax with its rate and amount. */
export const taxRow = ({ name, percent, amount }: Tax, locale: Language): AmountRow => ({
  text: m.document_tax({ tax: name, percent: percentText(percent) }, { locale }),
  amount,
})

export const openTaxDocument = (facts: Facts, title: string, language: Language): PdfPage =>
  new PdfPage({
    title: `${title} ${facts.serial}`,
    author: facts.supplier.name,
    language,
    day: facts.day,
    footer: footerOf(facts.serial, facts.supplier.care, language),
  })

/** Serial, date and what else the rules ask for, below one another. */
export function particulars(
  page: PdfPage,
  facts: Facts,
  locale: Language,
  numberLabel: string,
  more: readonly Pair[],
): void {
  const { large, strong } = page.styles
  pairs(page, [
    { label: numberLabel, text: facts.serial, style: large },
    { label: m.document_date({}, { locale }), text: formatDay(facts.day, locale), style: strong },
    { label: m.common_reference({}, { locale }), text: facts.reference },
    ...more,
    { label: m.document_place_of_supply({}, { locale }), text: stateText(facts.placeOfSupply, locale) },
    { label: m.document_reverse_charge({}, { locale }), text: m.admin_no({}, { locale }) },
  ])
}

/** Who sells and who buys, side by side. */
export function parties(page: PdfPage, { supplier, recipient }: Facts, recipientLabel: string, locale: Language): void {
  page.gap(12)
  const gutter = 24
  const width = (page.width - gutter) / 2
  const { heading, strong, body } = page.styles
  const column = (title: string, name: string, lines: readonly string[], x: number) => () => {
    page.row({ text: title, x, width, style: heading, tag: 'H2' })
    page.row({ text: name, x, width, style: strong })
    for (const text of lines) page.row({ text, x, width, style: body })
  }
  page.beside(
    column(m.document_supplier({}, { locale }), supplier.name, supplierLines(supplier, locale), page.left),
    column(recipientLabel, recipient.name, recipientLines(recipient), page.left + width + gutter),
  )
}

const supplierLines = ({ address, gstin, state, care }: Supplier, locale: Language): string[] => [
  ...address,
  `${m.document_gstin({}, { locale })}: ${gstin}`,
  `${m.document_state({}, { locale })}: ${stateText(state, locale)}`,
  `${unbroken(care.phone)}, ${care.email}`,
]

const recipientLines = ({ phone, email, address }: Recipient): string[] => [
  ...(address === null ? [] : [address]),
  unbroken(phone),
  email,
]

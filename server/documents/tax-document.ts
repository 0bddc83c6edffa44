import type { Language } from '../../db/tables.ts'
import { formatDay } from '../../domain/format.ts'
import { type StateCode, stateName, type Tax } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import type { InvoiceFacts, ReceiptFacts, Recipient, Supplier } from './document-data.ts'
import { type AmountRow, footerOf, type Pair, pairs, unbroken } from '../pdf/blocks.ts'
import { Sheet } from '../pdf/page-flow.ts'

type Facts = ReceiptFacts | InvoiceFacts

const stateText = (code: StateCode, language: Language): string => `${stateName(code, language)} (${code})`

const percentFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
/** A rate without idle zeros: 9, 2.5. */
export const percentText = (percent: number): string => percentFormat.format(percent)

/** A tax with its rate and amount. */
export const taxRow = ({ name, percent, amount }: Tax, locale: Language): AmountRow => ({
  text: m.paper_tax({ tax: name, percent: percentText(percent) }, { locale }),
  amount,
})

export const openTaxPaper = (facts: Facts, title: string, language: Language): Sheet =>
  new Sheet({
    title: `${title} ${facts.serial}`,
    author: facts.supplier.name,
    language,
    day: facts.day,
    footer: footerOf(facts.serial, facts.supplier.care, language),
  })

/** Serial, date and what else the rules ask for, below one another. */
export function particulars(
  sheet: Sheet,
  facts: Facts,
  locale: Language,
  numberLabel: string,
  more: readonly Pair[],
): void {
  const { large, strong } = sheet.styles
  pairs(sheet, [
    { label: numberLabel, text: facts.serial, style: large },
    { label: m.paper_date({}, { locale }), text: formatDay(facts.day, locale), style: strong },
    { label: m.reference({}, { locale }), text: facts.reference },
    ...more,
    { label: m.paper_place_of_supply({}, { locale }), text: stateText(facts.placeOfSupply, locale) },
    { label: m.paper_reverse_charge({}, { locale }), text: m.no({}, { locale }) },
  ])
}

/** Who sells and who buys, side by side. */
export function parties(sheet: Sheet, { supplier, recipient }: Facts, recipientLabel: string, locale: Language): void {
  sheet.gap(12)
  const gutter = 24
  const width = (sheet.width - gutter) / 2
  const { heading, strong, body } = sheet.styles
  const column = (title: string, name: string, lines: readonly string[], x: number) => () => {
    sheet.row({ text: title, x, width, style: heading, tag: 'H2' })
    sheet.row({ text: name, x, width, style: strong })
    for (const text of lines) sheet.row({ text, x, width, style: body })
  }
  sheet.beside(
    column(m.paper_supplier({}, { locale }), supplier.name, supplierLines(supplier, locale), sheet.left),
    column(recipientLabel, recipient.name, recipientLines(recipient), sheet.left + width + gutter),
  )
}

const supplierLines = ({ address, gstin, state, care }: Supplier, locale: Language): string[] => [
  ...address,
  `${m.paper_gstin({}, { locale })}: ${gstin}`,
  `${m.paper_state({}, { locale })}: ${stateText(state, locale)}`,
  `${unbroken(care.phone)}, ${care.email}`,
]

const recipientLines = ({ phone, email, address }: Recipient): string[] => [
  ...(address === null ? [] : [address]),
  unbroken(phone),
  email,
]

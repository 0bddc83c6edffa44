import { amountInWords } from '../../domain/amount-in-words.ts'
import { formatExactRupees, tableFormat } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import type { Paise } from '../../domain/money.ts'
import type { StateCode, Tax, TaxRule } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import { type FigureRow, figureRows, labelledRows } from '../pdf/blocks.ts'
import type { Edges, PdfPage } from '../pdf/pdf-page.ts'

export type AmountRow = Omit<FigureRow, 'figure'> & { amount: Paise }

/** Draws the amounts of a tax document with their paise, in one column. */
export const amounts = (page: PdfPage, locale: Language, rows: readonly AmountRow[], edges: Edges = page): void =>
  figureRows(
    page,
    rows.map(({ amount, ...row }) => ({ ...row, figure: formatExactRupees(amount, locale) })),
    edges,
  )

/** Draws amounts for a devotee, without `.00` if all of them are whole rupees. */
export function plainAmounts(page: PdfPage, locale: Language, rows: readonly AmountRow[], edges: Edges): void {
  const format = tableFormat(
    rows.map(({ amount }) => amount),
    locale,
  )
  figureRows(
    page,
    rows.map(({ amount, ...row }) => ({ ...row, figure: format(amount) })),
    edges,
  )
}

const percentFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
/** A rate without trailing zeros: 9, 2.5. */
export const percentText = (percent: number): string => percentFormat.format(percent)

type Sums = { taxable: Paise; taxes: readonly Tax[]; exempt: Paise; rounding: Paise }

/** The rule that decides how the taxes of a document are split. */
export const taxRuleOf = ({ supplier, placeOfSupply, oddPaisa }: TaxRuleOf): TaxRule => ({
  supplier: supplier.state,
  placeOfSupply,
  oddPaisa: oddPaisa ?? 'CGST',
})

type TaxRuleOf = { supplier: { state: StateCode }; placeOfSupply: StateCode; oddPaisa?: 'ROUNDING' }

/**
 * The value, taxes, exempt value and rounding of a tax document, without those that are 0. A supplier without a GSTIN has only
 * taxes that an earlier quote had frozen.
 */
export const taxRows = (
  { taxable, taxes, exempt, rounding }: Sums,
  { gstin }: { gstin: string },
  locale: Language,
): AmountRow[] => [
  ...(gstin || taxes.some(({ amount }) => amount > 0) ? taxesOf({ taxable, taxes, exempt }, locale) : []),
  ...(rounding === 0 ? [] : [{ text: m.document_rounding({}, { locale }), amount: rounding }]),
]

const taxesOf = ({ taxable, taxes, exempt }: Omit<Sums, 'rounding'>, locale: Language): AmountRow[] => [
  ...(taxes.length > 0 ? [{ text: m.document_taxable({}, { locale }), amount: taxable }] : []),
  ...taxes.map(({ name, percent, amount }) => ({
    text: m.document_tax({ tax: name, percent: percentText(percent) }, { locale }),
    amount,
  })),
  ...(exempt > 0 ? [{ text: m.document_exempt({}, { locale }), amount: exempt }] : []),
]

/** Draws an amount in words, as on Indian bills. */
export const inWords = (page: PdfPage, amount: Paise, locale: Language): void =>
  labelledRows(page, [{ label: m.document_in_words({}, { locale }), text: amountInWords(amount, locale) }])

type Reasons = { exemptUnder?: string; withoutCredit?: true }

/** Draws the notifications that exempt the exempt part of a document, and that allow a rate without input tax credit. */
export function rateReasons(page: PdfPage, { exemptUnder, withoutCredit }: Reasons, locale: Language): void {
  if (exemptUnder || withoutCredit) page.gap(8)
  if (withoutCredit) page.paragraph(m.document_without_credit({}, { locale }), page.styles.small)
  if (exemptUnder) page.paragraph(m.document_exempt_under({ notification: exemptUnder }, { locale }), page.styles.small)
}

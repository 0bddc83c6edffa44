import type { CancelReason } from '../../domain/document.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { type StateCode, stateName } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import { paymentStatusText } from '../../messages/status.ts'
import { type LabelledRow, labelledRows } from '../pdf/blocks.ts'
import { PdfPage } from '../pdf/pdf-page.ts'
import type { IssuedDocument, Recipient, Supplier, TaxDocument } from './document-data.ts'
import { unbroken } from './document-text.ts'
import { footerText, header } from './header.ts'

export type TaxDocumentWords = {
  title: string
  /** The rule that the document follows. */
  rule: string
  numberLabel: string
  recipientLabel: string
  /** The other particulars that the rule requires. They follow the booking code. */
  particulars: readonly LabelledRow[]
}

/** Why a document was cancelled without another one. */
const cancelledText = {
  PAYMENT_NOT_RECEIVED: m.document_cancelled_on,
  AMOUNT_CORRECTED: m.document_cancelled_amount,
} as const satisfies Record<CancelReason, unknown>

/** Begins a tax document: header, number and date, supplier and recipient. */
export function openTaxDocument(data: TaxDocument, locale: Language, words: TaxDocumentWords): PdfPage {
  const page = new PdfPage({
    title: `${words.title} ${data.serial}`,
    author: data.supplier.name,
    language: locale,
    day: data.day,
    footer: footerText(data.serial, data.supplier.care, locale),
  })
  const { large, strong } = page.styles
  // The rules are for those who are registered.
  const rule = data.supplier.gstin ? words.rule : m.document_not_registered({}, { locale })
  header(page, locale, words.title, rule, data.letterhead)
  if (data.cancelledBy) {
    page.paragraph(m.document_cancelled_by({ by: issuedText(data.cancelledBy, locale) }, { locale }), large)
    page.gap(8)
  }
  if (data.cancelledOn) {
    const { day, reason } = data.cancelledOn
    page.paragraph(cancelledText[reason]({ day: formatDay(day, locale) }, { locale }), large)
    page.gap(8)
  }
  labelledRows(page, [
    { label: words.numberLabel, text: data.serial, style: large },
    { label: m.document_date({}, { locale }), text: formatDay(data.day, locale), style: strong },
    { label: m.common_reference({}, { locale }), text: data.reference },
    ...words.particulars,
    ...(data.supplier.gstin
      ? [
          { label: m.document_place_of_supply({}, { locale }), text: stateText(data.placeOfSupply, locale) },
          { label: m.document_reverse_charge({}, { locale }), text: m.desk_no({}, { locale }) },
        ]
      : []),
  ])
  parties(page, data, words.recipientLabel, locale)
  return page
}

/** The state of the money of a receipt or invoice. Both are issued only for verified payments. */
export const verifiedPayment = (locale: Language): LabelledRow => ({
  label: m.document_payment({}, { locale }),
  text: paymentStatusText.VERIFIED.label({}, { locale }),
})

const stateText = (code: StateCode, language: Language): string => `${stateName(code, language)} (${code})`

/** The number and the date of an earlier document. */
export function issuedText({ serial, day, earlier }: IssuedDocument, locale: Language): string {
  const date = unbroken(formatDay(day, locale))
  if (!earlier) return `${serial}, ${date}`
  return serial ? m.document_earlier({ serial, date }, { locale }) : m.document_earlier_unnumbered({ date }, { locale })
}

/** Draws supplier and recipient side by side. */
function parties(page: PdfPage, { supplier, recipient }: TaxDocument, recipientLabel: string, locale: Language): void {
  page.gap(12)
  const gutter = 24
  const width = (page.width - gutter) / 2
  const { heading, strong, body } = page.styles
  const column = (title: string, name: string, lines: readonly string[], x: number) => () => {
    page.row({ text: title, x, width, style: heading, tag: 'H2' })
    page.row({ text: name, x, width, style: strong })
    for (const text of lines) page.row({ text, x, width, style: body })
  }
  page.columns(
    column(m.document_supplier({}, { locale }), supplier.name, supplierLines(supplier, locale), page.left),
    column(recipientLabel, recipient.name, recipientLines(recipient, locale), page.left + width + gutter),
  )
}

const supplierLines = ({ address, gstin, state, care }: Supplier, locale: Language): string[] => [
  ...address,
  ...(gstin
    ? [
        `${m.document_gstin({}, { locale })}: ${gstin}`,
        `${m.document_state({}, { locale })}: ${stateText(state, locale)}`,
      ]
    : []),
  `${unbroken(care.phone)}, ${care.email}`,
]

const recipientLines = ({ phone, email, address, state, gstin }: Recipient, locale: Language): string[] => [
  ...(address === null ? [] : [address]),
  ...(gstin ? [`${m.document_gstin({}, { locale })}: ${gstin}`] : []),
  ...(state ? [`${m.document_state({}, { locale })}: ${stateText(state, locale)}`] : []),
  unbroken(phone),
  email,
]

/**
 * Draws space for a signature on the same page as the amounts that `draw` draws. Rules 50, 51 and 53 require a signature and,
 * unlike Rule 46, have no exception for electronic documents. A document without a rule says that it needs none.
 */
export const withSignature = (
  page: PdfPage,
  { supplier, hasRule = true }: { supplier: Supplier; hasRule?: boolean },
  locale: Language,
  draw: () => void,
): void =>
  page.keepTogether(() => {
    draw()
    if (hasRule && supplier.gstin) signature(page, supplier, locale)
    else unsigned(page, locale)
  })

export function unsigned(page: PdfPage, locale: Language): void {
  page.gap(14)
  page.paragraph(m.document_unsigned({}, { locale }), page.styles.small)
}

function signature(page: PdfPage, supplier: Supplier, locale: Language): void {
  page.gap(44)
  const width = 240
  const edges = { left: page.right - width, right: page.right }
  const cell = { x: edges.left, width, align: 'right' as const }
  page.rule(edges)
  page.gap(4)
  page.row({ ...cell, text: supplier.name, style: page.styles.body })
  page.row({ ...cell, text: m.document_signatory({}, { locale }), style: page.styles.small })
}

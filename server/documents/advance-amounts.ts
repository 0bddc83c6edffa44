import type { TaxParts } from '../../domain/advance.ts'
import type { Language } from '../../domain/language.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import { taxSplit } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import { daysText } from '../../messages/days.ts'
import { heading } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { type AmountRow, amounts, inWords, taxRows, taxRuleOf } from './amounts.ts'
import type { AdvanceLine, TaxDocument } from './document-data.ts'
import { withSignature } from './tax-document.ts'

type Advance = TaxDocument & { percent: number; lines: readonly AdvanceLine[] }

/** Draws the amount of a receipt or refund voucher: its bookings, the amount in words, its taxes, and the signature. */
export function advanceAmounts(
  page: PdfPage,
  data: Advance,
  locale: Language,
  words: { heading: string; total: string; hasTax: boolean },
): void {
  const { lines, percent, supplier } = data
  const { large, strong } = page.styles
  const sumOf = (part: keyof TaxParts): Paise => total(lines.map(({ parts }) => parts[part]))
  const [taxable, gst, exempt] = [sumOf('taxable'), sumOf('gst'), sumOf('exempt')] as const
  const amount = total([taxable, gst, exempt])
  const taxes = taxable + gst === 0 ? [] : taxSplit(gst, percent, taxRuleOf(data))
  const rounding = paise(gst - total(taxes.map((tax) => tax.amount)))

  heading(page, words.heading, page, 60)
  amounts(page, locale, [
    ...lines.map(({ what, firstDay, lastDay, parts }): AmountRow => ({
      text: `${what[locale]}, ${daysText(firstDay, lastDay, locale)}`,
      amount: total([parts.taxable, parts.gst, parts.exempt]),
    })),
    { text: words.total, amount, style: large, ruled: true },
  ])
  page.gap(4)
  inWords(page, amount, locale)

  withSignature(page, supplier, locale, () => {
    if (!words.hasTax) return
    heading(page, m.document_made_of({}, { locale }))
    amounts(page, locale, [
      ...taxRows({ taxable, taxes, exempt, rounding }, locale),
      { text: m.common_total({}, { locale }), amount, style: strong, ruled: true },
    ])
  })
}

import type { Language } from '../../domain/language.ts'
import { total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { daysText } from '../../messages/days.ts'
import { heading } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { type AmountRow, amounts, rateReasons, inWords, taxRows } from './amounts.ts'
import type { AdvanceLine, TaxDocument } from './document-data.ts'
import { advanceSums } from './tax-figures.ts'
import { withSignature } from './tax-document.ts'

type Advance = TaxDocument & { percent: number; lines: readonly AdvanceLine[] }

/** Draws the amount of a receipt or refund voucher: its bookings, the amount in words, its taxes, and the signature. */
export function advanceAmounts(
  page: PdfPage,
  data: Advance,
  locale: Language,
  words: { heading: string; total: string; hasTax: boolean; hasRule: boolean },
): void {
  const { lines, supplier } = data
  const { large, strong } = page.styles
  const sums = advanceSums(data)
  const amount = total(lines.flatMap(({ parts: { taxable, gst, exempt } }) => [taxable, gst, exempt]))

  heading(page, words.heading, page, 60)
  amounts(page, locale, [
    ...lines.map(({ what, firstDay, lastDay, parts, sac }): AmountRow => ({
      text: [what[locale], daysText(firstDay, lastDay, locale), ...(sac && supplier.gstin ? [`SAC ${sac}`] : [])].join(
        ', ',
      ),
      amount: total([parts.taxable, parts.gst, parts.exempt]),
    })),
    { text: words.total, amount, style: large, ruled: true },
  ])
  page.gap(4)
  inWords(page, amount, locale)

  withSignature(page, { supplier, hasRule: words.hasRule }, locale, () => {
    if (!words.hasTax || !supplier.gstin) return
    heading(page, m.document_made_of({}, { locale }))
    amounts(page, locale, [
      ...taxRows(sums, supplier, locale),
      { text: m.common_total({}, { locale }), amount, style: strong, ruled: true },
    ])
    rateReasons(page, data, locale)
  })
}

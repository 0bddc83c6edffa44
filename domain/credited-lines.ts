import { partsOfAdvance } from './advance.ts'
import { allocateAmong } from './allocation.ts'
import type { InvoiceLine } from './invoice-totals.ts'
import { type Paise, paise, total } from './money.ts'

const totalOf = ({ value, tax }: InvoiceLine): Paise => paise(value + (tax?.gst ?? 0))

/**
 * The lines of a credit note for a part of an invoice. `amount` (value and tax together, in paise) is split among the lines in
 * proportion, and within each line between value and tax, so that all parts add up to it exactly. The lines keep their order and
 * their rates of tax.
 * @throws RangeError if the amount is negative or greater than the total of the invoice
 */
export function creditedLines<Line extends InvoiceLine>(lines: readonly Line[], amount: Paise): Line[] {
  const whole = total(lines.map(totalOf))
  if (amount < 0 || amount > whole) throw new RangeError(`cannot credit ${amount} of an invoice of ${whole} paise`)
  return allocateAmong(amount, lines, totalOf).map(([line, share]) => {
    if (!line.tax) return { ...line, value: share }
    const { taxable, gst } = partsOfAdvance(share, { taxable: line.value, gst: line.tax.gst, exempt: paise(0) })
    return { ...line, value: taxable, tax: { ...line.tax, gst } }
  })
}

/**
 * The lines of an invoice after an allowance, which is split among them in the same way. If the allowance exceeds the total, the
 * lines cost nothing.
 */
export const reducedLines = <Line extends InvoiceLine>(lines: readonly Line[], amount: Paise): Line[] =>
  amount === 0 ? [...lines] : creditedLines(lines, paise(Math.max(0, total(lines.map(totalOf)) - amount)))

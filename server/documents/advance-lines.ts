import { partsOfAdvance } from '../../domain/advance.ts'
import { allocateAmong } from '../../domain/allocation.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { AdvanceLine, InvoiceLine } from './document-data.ts'

/**
 * An advance for the lines of a booking, in proportion to their prices: a line for each rate. What is exempt is in the first.
 */
export function advanceLines(amount: Paise, lines: readonly InvoiceLine[], percent: number): AdvanceLine[] {
  const groups = [...Map.groupBy(lines, ({ tax }) => tax?.percent ?? percent).values()].map((some) => ({
    some,
    whole: {
      taxable: total(some.filter(({ tax }) => tax).map(({ value }) => value)),
      gst: total(some.map(({ tax }) => tax?.gst ?? paise(0))),
      exempt: total(some.filter(({ tax }) => !tax).map(({ value }) => value)),
    },
  }))
  const priceOf = ({ whole: { taxable, gst, exempt } }: (typeof groups)[number]) => total([taxable, gst, exempt])
  return allocateAmong(amount, groups, priceOf).flatMap(
    ([
      {
        some: [first],
        whole,
      },
      share,
    ]) => {
      if (!first) return []
      const { what, firstDay, lastDay, sac, tax } = first
      const own = tax && tax.percent !== percent ? { percent: tax.percent } : {}
      return [{ what, firstDay, lastDay, sac, ...own, parts: partsOfAdvance(share, whole) }]
    },
  )
}

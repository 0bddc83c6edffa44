import { invoiceTotals } from '../../domain/invoice-totals.ts'
import type { NumberedKind } from '../../domain/document.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import { type Tax, taxSplit } from '../../domain/place-of-supply.ts'
import { taxRuleOf } from './amounts.ts'
import type { AdvanceLine, InvoiceLine, IssuedData, TaxDocument } from './document-data.ts'

/** The figures of a numbered document, in paise: taxable + exempt + taxes + rounding is its amount. SGST is UTGST in a territory. */
export type TaxFigures = {
  taxable: Paise
  exempt: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  rounding: Paise
}

type Sums = { taxable: Paise; exempt: Paise; taxes: readonly Tax[]; rounding: Paise }

/** The figures that a document states. A receipt for the balance of an invoice, and its refund voucher, state no tax, so their money is in no figure. */
export function taxFigures(kind: NumberedKind, data: IssuedData[NumberedKind]): TaxFigures {
  const { taxable, exempt, taxes, rounding } = sumsOf(kind, data)
  const sumOf = (...names: Tax['name'][]) =>
    total(taxes.filter(({ name }) => names.includes(name)).map(({ amount }) => amount))
  return { taxable, exempt, rounding, cgst: sumOf('CGST'), sgst: sumOf('SGST', 'UTGST'), igst: sumOf('IGST') }
}

function sumsOf(kind: NumberedKind, data: IssuedData[NumberedKind]): Sums {
  if (kind === 'invoice' || kind === 'credit_note') {
    const { lines, rounding, ...document } = data as TaxDocument & { lines: readonly InvoiceLine[]; rounding?: Paise }
    const sums = invoiceTotals(lines, taxRuleOf(document))
    return { ...sums, rounding: total([sums.rounding, rounding ?? paise(0)]) }
  }
  const advance = data as IssuedData['receipt']
  return advanceSums(advance.invoice ? { ...advance, lines: [] } : advance)
}

/** The parts of an advance, and the tax on it: for each rate, lowest first. */
export function advanceSums(data: TaxDocument & { percent: number; lines: readonly AdvanceLine[] }): Sums {
  const sumOf = (part: keyof AdvanceLine['parts'], lines = data.lines) => total(lines.map(({ parts }) => parts[part]))
  const rates = [...Map.groupBy(data.lines, ({ percent }) => percent ?? data.percent)].toSorted(([a], [b]) => a - b)
  const taxes = rates.flatMap(([percent, lines]) => {
    const gst = sumOf('gst', lines)
    return sumOf('taxable', lines) + gst === 0 ? [] : taxSplit(gst, percent, taxRuleOf(data))
  })
  const rounding = paise(sumOf('gst') - total(taxes.map(({ amount }) => amount)))
  return { taxable: sumOf('taxable'), exempt: sumOf('exempt'), taxes, rounding }
}

/**
 * The figures of a document for each of its rates in percent, lowest first. What has no rate, the exempt value and the rounding of
 * cash, is in the first.
 */
export function figuresByRate(
  kind: NumberedKind,
  data: IssuedData[NumberedKind],
): { rate: number; figures: TaxFigures }[] {
  const rateOf = (line: AdvanceLine | InvoiceLine): number[] =>
    'parts' in line ? [line.percent ?? ('percent' in data ? data.percent : 0)] : line.tax ? [line.tax.percent] : []
  const lines: readonly (AdvanceLine | InvoiceLine)[] = data.lines
  const rates = [...new Set(lines.flatMap(rateOf))].toSorted((a, b) => a - b)
  const [first = 0] = rates
  return (rates.length > 0 ? rates : [first]).map((rate) => {
    const some = lines.filter((line) => (rateOf(line)[0] ?? first) === rate)
    const part = { ...data, lines: some, ...(rate !== first && { rounding: paise(0) }) } as typeof data
    return { rate, figures: taxFigures(kind, part) }
  })
}

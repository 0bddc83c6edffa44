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

/** The parts of an advance, and the tax on it. */
export function advanceSums(data: TaxDocument & { percent: number; lines: readonly AdvanceLine[] }): Sums {
  const sumOf = (part: keyof AdvanceLine['parts']) => total(data.lines.map(({ parts }) => parts[part]))
  const [taxable, gst, exempt] = [sumOf('taxable'), sumOf('gst'), sumOf('exempt')] as const
  const taxes = taxable + gst === 0 ? [] : taxSplit(gst, data.percent, taxRuleOf(data))
  return { taxable, exempt, taxes, rounding: paise(gst - total(taxes.map(({ amount }) => amount))) }
}

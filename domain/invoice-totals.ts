import { type Paise, paise, total } from './money.ts'
import { type Tax, type TaxRule, taxSplit } from './place-of-supply.ts'

/** A line of an invoice, in paise: its value without GST, and the GST on it; `tax` is null if it is exempt. */
export type InvoiceLine = { value: Paise; tax: { percent: number; gst: Paise } | null }

export type InvoiceTotals = {
  /** The value on which GST is due, and the value without GST. */
  taxable: Paise
  exempt: Paise
  /** For each rate, lowest first: one line of IGST, or one of CGST and one of SGST (UTGST). */
  taxes: (Tax & { taxable: Paise })[]
  /** For each rate, the odd paisa that remains after two equal halves. */
  rounding: Paise
  total: Paise
}

/** The sums of an invoice: taxable + exempt + taxes + rounding = total. GST is the charged amount; it is not computed again. */
export function invoiceTotals(lines: readonly InvoiceLine[], rule: TaxRule): InvoiceTotals {
  const taxed = lines.flatMap(({ value, tax }) => (tax ? [{ value, ...tax }] : []))
  const taxable = total(taxed.map(({ value }) => value))
  const exempt = total(lines.filter(({ tax }) => !tax).map(({ value }) => value))
  const percents = [...new Set(taxed.map(({ percent }) => percent))].toSorted((a, b) => a - b)
  const taxes = percents.flatMap((percent) => {
    const same = taxed.filter((line) => line.percent === percent)
    const base = total(same.map(({ value }) => value))
    return taxSplit(total(same.map(({ gst }) => gst)), percent, rule).map((tax) => ({
      ...tax,
      taxable: base,
    }))
  })
  const gst = total(taxed.map((line) => line.gst))
  const rounding = paise(gst - total(taxes.map(({ amount }) => amount)))
  return { taxable, exempt, taxes, rounding, total: total([taxable, exempt, gst]) }
}

/**
 * The document that the rules require: Rule 46 for taxed lines, 49 for exempt ones, 46A for both to an unregistered buyer; a
 * registered buyer gets a document under Rule 46.
 */
export function kindOfInvoice(
  lines: readonly InvoiceLine[],
  isRegistered = false,
): 'TAX_INVOICE' | 'INVOICE_CUM_BILL_OF_SUPPLY' | 'BILL_OF_SUPPLY' {
  if (lines.every(({ tax }) => tax === null)) return 'BILL_OF_SUPPLY'
  return isRegistered || lines.every(({ tax }) => tax !== null) ? 'TAX_INVOICE' : 'INVOICE_CUM_BILL_OF_SUPPLY'
}

import { csvText } from '../../../domain/csv.ts'
import { paise, rupeesFromPaise } from '../../../domain/money.ts'
import { stateName } from '../../../domain/place-of-supply.ts'
import type { TaxFigures } from '../../documents/tax-figures.ts'
import { grouped, isInter, negative, outwardOf, statedIn, sumFigures } from './gstr1.ts'
import type { IssuedRow } from './read-month.ts'

const taxes = ({ taxable, igst, cgst, sgst }: TaxFigures) => [taxable, igst, cgst, sgst].map(rupeesFromPaise)

/** The figures of GSTR-3B of a month from its documents, as CSV: 3.1 (a) has the advances as well. Input tax is not in these books. */
export function gstr3b(issued: readonly IssuedRow[], earlier: readonly IssuedRow[]): string {
  const stated = statedIn(issued, earlier)
  const outward = outwardOf(stated)
  const of = (table: 'AT' | 'TXPD') => stated.filter((one) => one.table === table).map(({ figures }) => figures)
  const supplies = sumFigures(outward.map(({ figures }) => figures))
  const unregistered = outward.filter(
    ({ row, figures }) => isInter(row) && !row.data.recipient.gstin && figures.taxable !== 0,
  )
  return csvText([
    ['Table', 'What', 'Taxable value', 'IGST', 'CGST', 'SGST or UTGST'],
    [
      '3.1 (a)',
      'Taxable supplies, with the change of advances',
      ...taxes(sumFigures([supplies, ...of('AT'), ...of('TXPD').map(negative)])),
    ],
    ['3.1 (c)', 'Exempt supplies', rupeesFromPaise(supplies.exempt), 0, 0, 0],
    ['3.1 (e)', 'Supplies outside GST', rupeesFromPaise(paise(0)), 0, 0, 0],
    ...grouped(
      unregistered,
      ({ row }) => row.data.placeOfSupply,
      ({ row }, sum) => ['3.2', `Unregistered buyers of ${stateName(row.data.placeOfSupply, 'en')}`, ...taxes(sum)],
    ),
    ['4', 'Input tax: not in these books', 0, 0, 0, 0],
  ])
}

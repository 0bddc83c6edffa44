import { type Paise, paise, total } from './money.ts'

/** The share of GST in the package part, unless the operator's accountant says otherwise (specification, section 9). */
export const GST_PERCENT = 18
/** What is paid in advance at the most: 5,000 rupees (specification, section 9). */
export const ADVANCE_CAP = paise(500_000)
/** Head counts that a package can be booked for (specification, section 9). */
export const HEAD_COUNT = { least: 2, most: 11, usual: 2 } as const
/** How many people the price of a package covers. */
const INCLUDED_PEOPLE = 2

export type PackagePrice = { price: Paise; additionalPerson: Paise }

/** What one cart entry or booking consists of; a pooja alone has no package. */
export type Item = { package: PackagePrice | null; headCount: number; poojaCosts: readonly Paise[] }

export type Totals = { order: Paise; gst: Paise; total: Paise; payable: Paise }

/** Price for two and each person beyond two (specification, section 9), in paise. */
export const packagePart = ({ package: pack, headCount }: Item): Paise =>
  pack ? paise(pack.price + pack.additionalPerson * Math.max(0, headCount - INCLUDED_PEOPLE)) : paise(0)

/** The package part and the poojas, before GST, in paise. */
export const itemPrice = (item: Item): Paise => paise(packagePart(item) + total(item.poojaCosts))

/** GST of the package parts added up, floored to the paisa. Poojas bear none. `percent` is a whole number. */
export const gstOf = (packageParts: Paise, percent: number = GST_PERCENT): Paise =>
  paise(Math.floor((packageParts * percent) / 100))

/** What a cart comes to: order + GST = total, of which at most the advance is payable now. All in paise. */
export function totalsOf(items: readonly Item[], gstPercent: number = GST_PERCENT): Totals {
  const order = total(items.map(itemPrice))
  const gst = gstOf(total(items.map(packagePart)), gstPercent)
  const sum = paise(order + gst)
  return { order, gst, total: sum, payable: paise(Math.min(sum, ADVANCE_CAP)) }
}

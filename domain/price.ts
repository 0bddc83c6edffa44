import { advanceOf } from './advance-cap.ts'
import { type Paise, paise, total } from './money.ts'

/** The default rate of GST on packages (specification, section 9); the operator can set another one. */
export const GST_PERCENT = 18
/** The number of people for which the price of a package applies. */
const INCLUDED_PEOPLE = 2

type PackagePrice = { price: Paise; additionalPerson: Paise }

/** The parts of a cart entry or booking that have a price; a pooja alone has no package. */
export type Item = { package: PackagePrice | null; headCount: number; poojaCosts: readonly Paise[] }

export type Totals = { order: Paise; gst: Paise; total: Paise; payable: Paise }

/** The price for two people, and for each further person (specification, section 9), in paise. */
export const packagePart = ({ package: pack, headCount }: Item): Paise =>
  pack ? paise(pack.price + pack.additionalPerson * Math.max(0, headCount - INCLUDED_PEOPLE)) : paise(0)

/** The package part and the poojas, before GST, in paise. */
export const itemPrice = (item: Item): Paise => paise(packagePart(item) + total(item.poojaCosts))

/** GST on the sum of the package parts, rounded down to the paisa. Poojas have none. `percent` is a whole number. */
export const gstOf = (packageParts: Paise, percent: number = GST_PERCENT): Paise =>
  paise(Math.floor((packageParts * percent) / 100))

/** The sums of a cart: order + GST = total; `payable` is the advance. All in paise. */
export function totalsOf(items: readonly Item[], gstPercent: number = GST_PERCENT): Totals {
  const order = total(items.map(itemPrice))
  const gst = gstOf(total(items.map(packagePart)), gstPercent)
  const sum = paise(order + gst)
  return { order, gst, total: sum, payable: advanceOf(sum) }
}

import { advanceOf } from './advance-cap.ts'
import { type Paise, paise, total } from './money.ts'

/** The default rate of GST on packages (specification, section 9); the operator can set another one. */
export const GST_PERCENT = 18
/** The number of people for which the price of a package applies. */
const INCLUDED_PEOPLE = 2

/** The rates that a package can have of its own: 5 % is without input tax credit, 18 % with it. */
export const offerRates = [5, 18] as const
export type OfferRate = (typeof offerRates)[number]

type PackagePrice = { price: Paise; additionalPerson: Paise; gstPercent?: OfferRate | null | undefined }
type PoojaPrice = { cost: Paise; gstPercent?: OfferRate | null | undefined }

/** The parts of a cart entry or booking that have a price; a pooja alone has no package. `taxedPoojas` are those with GST. */
export type Item = {
  package: PackagePrice | null
  headCount: number
  poojaCosts: readonly Paise[]
  taxedPoojas?: readonly PoojaPrice[]
}

export type Totals = { order: Paise; gst: Paise; total: Paise; payable: Paise }

/** The price for two people, and for each further person (specification, section 9), in paise. */
export const packagePart = ({ package: pack, headCount }: Item): Paise =>
  pack ? paise(pack.price + pack.additionalPerson * Math.max(0, headCount - INCLUDED_PEOPLE)) : paise(0)

/** The package part and the poojas, before GST, in paise. */
export const itemPrice = (item: Item): Paise => paise(packagePart(item) + total(item.poojaCosts))

/** GST on the sum of the package parts, rounded down to the paisa. `percent` is a whole number. */
export const gstOf = (packageParts: Paise, percent: number = GST_PERCENT): Paise =>
  paise(Math.floor((packageParts * percent) / 100))

/** The rate of a package in percent: its own or the site's. Where the site adds no GST, its offers have none. */
export const rateOf = (own: OfferRate | null | undefined, sitePercent: number): number =>
  sitePercent === 0 ? 0 : (own ?? sitePercent)

/** A hundred times the exact GST of an item, in paise. */
export const taxWeight = (item: Item, sitePercent: number): Paise =>
  total([
    paise(packagePart(item) * rateOf(item.package?.gstPercent, sitePercent)),
    ...(item.taxedPoojas ?? []).map(({ cost, gstPercent }) => paise(cost * rateOf(gstPercent, sitePercent))),
  ])

/** The sums of a cart: order + GST, rounded down to the paisa once = total; `payable` is the advance. All in paise. */
export function totalsOf(items: readonly Item[], gstPercent: number = GST_PERCENT): Totals {
  const order = total(items.map(itemPrice))
  const gst = gstOf(total(items.map((item) => taxWeight(item, gstPercent))), 1)
  const sum = paise(order + gst)
  return { order, gst, total: sum, payable: advanceOf(sum) }
}

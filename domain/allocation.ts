import { type Paise, paise, total } from './money.ts'
import { GST_PERCENT, type Item, itemPrice, taxWeight, totalsOf } from './price.ts'

/**
 * Splits `amount` among items in proportion to their weights, by the largest remainder; of equal remainders the earlier one gets the
 * paisa. The shares add up to `amount` exactly. If all weights are 0, the first share is the whole amount. Returns each item with its
 * share.
 */
export const allocateAmong = <Weighed>(amount: Paise, items: readonly Weighed[], weightOf: (item: Weighed) => Paise) =>
  allocateUnits(amount, 1, items, weightOf)

const RUPEE = 100

/**
 * Splits the amount of one transfer. If it is in whole rupees, so are the parts (CONTRACT.md, GET /bookings/all), because nobody
 * pays a paisa. If a rupee would be more than an item costs, as for a cart that is paid in full, the parts are exact to the paisa.
 */
export function allocateTransfer<Weighed>(
  amount: Paise,
  items: readonly Weighed[],
  weightOf: (item: Weighed) => Paise,
): [item: Weighed, share: Paise][] {
  if (amount % RUPEE !== 0) return allocateAmong(amount, items, weightOf)
  const rupees = allocateUnits(amount, RUPEE, items, weightOf)
  const isOver = amount <= total(items.map(weightOf)) && rupees.some(([item, share]) => share > weightOf(item))
  return isOver ? allocateAmong(amount, items, weightOf) : rupees
}

/** `amount` is a multiple of `unit`, and so is each share. */
function allocateUnits<Weighed>(
  amount: Paise,
  unit: number,
  items: readonly Weighed[],
  weightOf: (item: Weighed) => Paise,
): [item: Weighed, share: Paise][] {
  const whole = BigInt(total(items.map(weightOf)))
  if (whole === 0n) return items.map((item, index) => [item, index === 0 ? amount : paise(0)])
  const units = BigInt(amount / unit)
  const shares = items.map((item, index) => {
    // A product of two amounts can be too large for a double.
    const product = units * BigInt(weightOf(item))
    return { item, index, floor: product / whole, remainder: product % whole }
  })
  const left = Number(units - shares.reduce((sum, { floor }) => sum + floor, 0n))
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  const raised = new Set(byRemainder.slice(0, left))
  return shares.map((share) => [share.item, paise((Number(share.floor) + (raised.has(share) ? 1 : 0)) * unit)])
}

export type Share = { gst: Paise; amountTotal: Paise; amountPaid: Paise }

/**
 * Splits the GST of a payment among its bookings by their taxed parts, and the paid amount by their totals (CONTRACT.md,
 * GET /bookings/all). The shares add up to the amounts of the payment exactly. All in paise; `percent` is the rate of the site.
 */
export function sharesOf(
  items: readonly Item[],
  paid: Paise,
  gstOfAll: Paise = totalsOf(items).gst,
  percent: number = GST_PERCENT,
): Share[] {
  const priced = allocateAmong(gstOfAll, items, (item) => taxWeight(item, percent)).map(([item, gst]) => ({
    gst,
    amountTotal: paise(itemPrice(item) + gst),
  }))
  return allocateTransfer(paid, priced, ({ amountTotal }) => amountTotal).map(([share, amountPaid]) => ({
    ...share,
    amountPaid,
  }))
}

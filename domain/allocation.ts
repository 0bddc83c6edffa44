import { type Paise, paise, total } from './money.ts'
import { type Item, itemPrice, packagePart, totalsOf } from './price.ts'

/**
 * Splits `amount` in proportion to `weights`, by the largest remainder; of equal remainders the earlier one gets the paisa.
 * The shares add up to `amount` exactly. If all weights are 0, the first share is the whole amount.
 */
export const allocate = (amount: Paise, weights: readonly Paise[]): Paise[] =>
  allocateAmong(amount, weights, (weight) => weight).map(([, share]) => share)

/** The same for a list of items; returns each item with its share. */
export function allocateAmong<Weighed>(
  amount: Paise,
  items: readonly Weighed[],
  weightOf: (item: Weighed) => Paise,
): [item: Weighed, share: Paise][] {
  const whole = BigInt(total(items.map(weightOf)))
  if (whole === 0n) return items.map((item, index) => [item, index === 0 ? amount : paise(0)])
  const shares = items.map((item, index) => {
    // A product of two amounts can be too large for a double.
    const product = BigInt(amount) * BigInt(weightOf(item))
    return { item, index, floor: product / whole, remainder: product % whole }
  })
  const left = Number(BigInt(amount) - shares.reduce((sum, { floor }) => sum + floor, 0n))
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  const raised = new Set(byRemainder.slice(0, left))
  return shares.map((share) => [share.item, paise(Number(share.floor) + (raised.has(share) ? 1 : 0))])
}

export type Share = { gst: Paise; amountTotal: Paise; amountPaid: Paise }

/**
 * Splits the GST of a payment among its bookings by their package parts, and the paid amount by their totals (CONTRACT.md,
 * GET /bookings/all). The shares add up to the amounts of the payment exactly. All in paise.
 */
export function sharesOf(items: readonly Item[], paid: Paise, gstOfAll: Paise = totalsOf(items).gst): Share[] {
  const priced = allocateAmong(gstOfAll, items, packagePart).map(([item, gst]) => ({
    gst,
    amountTotal: paise(itemPrice(item) + gst),
  }))
  return allocateAmong(paid, priced, ({ amountTotal }) => amountTotal).map(([share, amountPaid]) => ({
    ...share,
    amountPaid,
  }))
}

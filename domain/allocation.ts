import { type Paise, paise, total } from './money.ts'
import { type Item, itemPrice, packagePart, totalsOf } from './price.ts'

/**
 * Shares `amount` out in proportion to `weights`, to the paisa, by the largest remainder; ties go to the earlier one.
 * The shares add up to `amount` exactly. With no weight at all, everything falls to the first.
 */
export const allocate = (amount: Paise, weights: readonly Paise[]): Paise[] =>
  allocateAmong(amount, weights, (weight) => weight).map(([, share]) => share)

/** The same, each item with its share. */
export function allocateAmong<Weighed>(
  amount: Paise,
  items: readonly Weighed[],
  weightOf: (item: Weighed) => Paise,
): [item: Weighed, share: Paise][] {
  const whole = BigInt(total(items.map(weightOf)))
  if (whole === 0n) return items.map((item, index) => [item, index === 0 ? amount : paise(0)])
  const shares = items.map((item, index) => {
    // Paise times paise leave the integers that a double holds.
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
 * What each booking of one payment bears: GST by its package part, the paid amount by its total (CONTRACT.md,
 * GET /bookings/all). Each column adds up to the payment's own figure exactly. All in paise.
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

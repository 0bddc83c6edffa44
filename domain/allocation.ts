import { type Paise, paise, total } from './money.ts'
import { type Item, itemPrice, packagePart, totalsOf } from './price.ts'

/**
 * Shares `amount` out in proportion to `weights`, to the paisa, by the largest remainder; ties go to the earlier one.
 * The shares add up to `amount` exactly. With no weight at all, everything falls to the first.
 */
export function allocate(amount: Paise, weights: readonly Paise[]): Paise[] {
  const whole = BigInt(total(weights))
  if (weights.length === 0) return []
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : paise(0)))
  // Paise times paise leave the integers that a double holds.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((product) => product / whole)
  const left = Number(BigInt(amount) - shares.reduce((sum, share) => sum + share, 0n))
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1n
  return shares.map((share) => paise(Number(share)))
}

export type Share = { gst: Paise; amountTotal: Paise; amountPaid: Paise }

/**
 * What each booking of one payment bears: GST by its package part, the paid amount by its total (CONTRACT.md,
 * GET /bookings/all). Each column adds up to the payment's own figure exactly. All in paise.
 */
export function sharesOf(items: readonly Item[], paid: Paise, gstOfAll: Paise = totalsOf(items).gst): Share[] {
  const gst = allocate(gstOfAll, items.map(packagePart))
  const amountTotal = items.map((item, index) => paise(itemPrice(item) + gst[index]!))
  const amountPaid = allocate(paid, amountTotal)
  return items.map((_, index) => ({
    gst: gst[index]!,
    amountTotal: amountTotal[index]!,
    amountPaid: amountPaid[index]!,
  }))
}

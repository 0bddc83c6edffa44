declare const unit: unique symbol

/** A whole number of paise. All code computes in paise; rupees exist on the wire and on the screen only. */
export type Paise = number & { readonly [unit]: 'paise' }

/** @throws RangeError if `amount` is not a whole number that a double stores exactly */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`)
  return amount as Paise
}

/** Converts rupees with at most two decimals, as they come over the wire. */
export const paiseFromRupees = (rupees: number): Paise => paise(Math.round(rupees * 100))

/** Converts to rupees, with at most two decimals. */
export const rupeesFromPaise = (amount: Paise): number => amount / 100

export const total = (amounts: Iterable<Paise>): Paise => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return paise(sum)
}

export const hasAtMostTwoDecimals = (rupees: number): boolean =>
  Number.isFinite(rupees) && Math.round(rupees * 100) / 100 === rupees

/** Whether rupees from outside are exactly this amount. They are not rounded: half a paisa more makes another amount. */
export const sameRupees = (rupees: number, amount: Paise): boolean => rupees === rupeesFromPaise(amount)

declare const unit: unique symbol

/** A whole number of paise. Every amount inside the product is one; rupees exist on the wire and on the screen only. */
export type Paise = number & { readonly [unit]: 'paise' }

/** @throws RangeError unless `amount` is a whole number that a double holds exactly. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole paise: ${amount}`)
  return amount as Paise
}

/** Rupees with at most two decimals, as they come over the wire. */
export const paiseFromRupees = (rupees: number): Paise => paise(Math.round(rupees * 100))

/** Rupees as a JSON number with at most two decimals. */
export const rupeesFromPaise = (amount: Paise): number => amount / 100

export const total = (amounts: Iterable<Paise>): Paise => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return paise(sum)
}

export const hasAtMostTwoDecimals = (rupees: number): boolean =>
  Number.isFinite(rupees) && Math.round(rupees * 100) / 100 === rupees

/** Whether rupees from outside are exactly this amount: half a paisa too much is another amount. They are compared, not rounded. */
export const sameRupees = (rupees: number, amount: Paise): boolean => rupees === rupeesFromPaise(amount)

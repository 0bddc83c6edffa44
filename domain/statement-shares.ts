import { allocateTransfer } from './allocation.ts'
import { type Paise, paise, total } from './money.ts'

/** A share of a payment: its part of the submitted amount, and the amount that was received for it if it is verified. In paise. */
type Share = { part: Paise; received: Paise; verified: boolean }

/**
 * Splits the amount on the bank statement among all shares of a payment in proportion to their parts. A share that `isFixed` keeps
 * what it received, because its refund was sent; the others then share the rest. The results add up to the amount. Null if the
 * fixed shares exceed the amount, or no share can take the rest.
 */
export function statementShares<Of extends Share>(
  amount: Paise,
  shares: readonly Of[],
  isFixed: (share: Of) => boolean,
): [share: Of, received: Paise][] | null {
  const isSettled = shares.every(({ verified }) => verified) && total(shares.map(({ received }) => received)) === amount
  if (isSettled) return shares.map((share) => [share, share.received])
  const inProportion = allocateTransfer(amount, shares, ({ part }) => part)
  if (inProportion.every(([share, received]) => share.received === received || !isFixed(share))) return inProportion
  const fixed = shares.filter(isFixed)
  const free = shares.filter((share) => !fixed.includes(share))
  const rest = amount - total(fixed.map(({ received }) => received))
  if (rest < 0 || (free.length === 0 && rest > 0)) return null
  const split = new Map(allocateTransfer(paise(rest), free, ({ part }) => part))
  return shares.map((share) => [share, split.get(share) ?? share.received])
}

/** Whether an amount verifies a share. A share without money stays unverified, unless its part is zero. */
export const verifiesShare = ({ part }: Pick<Share, 'part'>, received: Paise): boolean => received > 0 || part === 0

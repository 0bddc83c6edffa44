import { type Paise, paise } from './money.ts'

/** What can happen to the money of a booking. */
export type LedgerKind =
  | 'QUOTED'
  | 'PAID'
  | 'VERIFIED'
  | 'REVOKED'
  | 'REJECTED'
  | 'CANCELLED'
  | 'REFUND_DUE'
  | 'REFUNDED'
  | 'CHANGED'

/**
 * What events add up to, in paise: `price` is what a booking costs, `claimed` what was submitted and nobody has checked,
 * `received` what was found at the bank and is still held, `refundDue` what must be sent back.
 */
export type Sums = { price: Paise; claimed: Paise; received: Paise; refundDue: Paise }
/** One event: what it adds to each sum; what it leaves out stays. */
export type Posting = { kind: LedgerKind } & Partial<Sums>

const ZERO = paise(0)
export const nothing: Sums = { price: ZERO, claimed: ZERO, received: ZERO, refundDue: ZERO }
const minus = (amount: Paise): Paise => paise(0 - amount)

/** Adds events to sums. The ledger's rows in any order give the same. */
export const sumOf = (postings: Iterable<Partial<Sums>>, from: Sums = nothing): Sums => {
  const sums = { ...from }
  for (const posting of postings)
    for (const column of ['price', 'claimed', 'received', 'refundDue'] as const)
      sums[column] = paise(sums[column] + (posting[column] ?? 0))
  return sums
}

export const quoted = (price: Paise): Posting => ({ kind: 'QUOTED', price })
export const paid = (amount: Paise): Posting => ({ kind: 'PAID', claimed: amount })
/** `received` may differ from what was claimed: the statement decides. */
export const verified = (claimed: Paise, received: Paise): Posting => ({
  kind: 'VERIFIED',
  claimed: minus(claimed),
  received,
})
/**
 * Takes a verification back; the claim is open again. What of the money was to be sent back, and is not there now, is not
 * sent: of it only what is held beyond the price stays.
 */
export const revoked = (sums: Sums, claimed: Paise, received: Paise): Posting => {
  const stays = Math.min(sums.refundDue, Math.max(0, sums.received - received - sums.price))
  return { kind: 'REVOKED', claimed, received: minus(received), refundDue: paise(stays - sums.refundDue) }
}
/** What has been sent back cannot be taken back from what was received. */
export const canRevoke = (sums: Sums, received: Paise): boolean => sums.received >= received
export const rejected = (claimed: Paise): Posting => ({ kind: 'REJECTED', claimed: minus(claimed) })
/** Of the price only `kept` stays; what is held beyond it must go back. */
export const cancelled = ({ price, received, refundDue }: Sums, kept: Paise): Posting => ({
  kind: 'CANCELLED',
  price: paise(kept - price),
  refundDue: paise(Math.max(0, received - kept - refundDue)),
})
export const refundFound = (amount: Paise): Posting => ({ kind: 'REFUND_DUE', refundDue: amount })
export const refunded = (amount: Paise): Posting => ({
  kind: 'REFUNDED',
  received: minus(amount),
  refundDue: minus(amount),
})

export type Balance = {
  /** Submitted or received, as the devotee sees it. */
  paid: Paise
  /** What has still to be paid, a submitted payment counted as paid. */
  due: Paise
  /** What was received beyond the price and is not on its way back yet. */
  over: Paise
  refundDue: Paise
}

/** What the sums mean. A cancelled booking asks for nothing more. All in paise. */
export function balanceOf({ price, claimed, received, refundDue }: Sums, isCancelled: boolean): Balance {
  const paidSoFar = paise(claimed + received)
  return {
    paid: paidSoFar,
    due: isCancelled ? ZERO : paise(Math.max(0, price - paidSoFar)),
    over: paise(Math.max(0, received - price - refundDue)),
    refundDue,
  }
}

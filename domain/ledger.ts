import { type Settlement } from './cancellation.ts'
import { type Paise, paise } from './money.ts'
import { overpaid } from './payment.ts'

/** What can happen to the money of a booking. */
export const ledgerKinds = [
  'QUOTED',
  'SUBMITTED',
  'VERIFIED',
  'REVOKED',
  'REJECTED',
  'CANCELLED',
  'SETTLED',
  'REFUNDED',
  'DATE_CHANGED',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/**
 * What the entries of a booking add up to, in paise: `price` is what it costs, `unverified` what was submitted and nobody has
 * checked, `received` what was found at the bank and is still held, `refundDue` what must be sent back.
 */
export type Sums = { price: Paise; unverified: Paise; received: Paise; refundDue: Paise }
/** One entry: what it adds to each sum; a sum that it leaves out stays. */
export type LedgerEntry = { kind: LedgerKind } & Partial<Sums>

const ZERO = paise(0)
export const zeroSums: Sums = { price: ZERO, unverified: ZERO, received: ZERO, refundDue: ZERO }
const minus = (amount: Paise): Paise => paise(0 - amount)

/** Adds entries to sums. The order of the entries does not matter. */
export const addEntries = (entries: Iterable<Partial<Sums>>, from: Sums = zeroSums): Sums => {
  const sums = { ...from }
  for (const entry of entries)
    for (const column of ['price', 'unverified', 'received', 'refundDue'] as const)
      sums[column] = paise(sums[column] + (entry[column] ?? 0))
  return sums
}

export const quoted = (price: Paise): LedgerEntry => ({ kind: 'QUOTED', price })
export const submitted = (amount: Paise): LedgerEntry => ({ kind: 'SUBMITTED', unverified: amount })
/** `received` may differ from what was submitted: the bank statement decides. */
export const verified = (unverified: Paise, received: Paise): LedgerEntry => ({
  kind: 'VERIFIED',
  unverified: minus(unverified),
  received,
})
/** A verification is revoked: the amount counts as submitted again, and nothing of it as received. */
export const revoked = (unverified: Paise, received: Paise): LedgerEntry => ({
  kind: 'REVOKED',
  unverified,
  received: minus(received),
})
export const rejected = (unverified: Paise): LedgerEntry => ({ kind: 'REJECTED', unverified: minus(unverified) })
/** Of the price only the cancellation charge stays; what is held beyond it must be sent back. */
export const cancelled = (sums: Sums, settlement: Settlement): LedgerEntry => ({
  kind: 'CANCELLED',
  price: paise(settlement.kept - sums.price),
  refundDue: paise(settlement.refundDue - sums.refundDue),
})
/** The charge and the refund of a cancelled booking after its received money changed; null where they stay. */
export function settled(sums: Sums, { kept, refundDue }: Settlement): LedgerEntry | null {
  if (kept === sums.price && refundDue === sums.refundDue) return null
  return { kind: 'SETTLED', price: paise(kept - sums.price), refundDue: paise(refundDue - sums.refundDue) }
}
export const refunded = (amount: Paise): LedgerEntry => ({
  kind: 'REFUNDED',
  received: minus(amount),
  refundDue: minus(amount),
})
export const dateChanged: LedgerEntry = { kind: 'DATE_CHANGED' }

export type Balance = {
  /** Submitted or received, as the devotee sees it. */
  paid: Paise
  /** What has still to be paid, a submitted payment counted as paid. */
  due: Paise
  /** What was received beyond the price and is not queued as a refund. */
  over: Paise
  refundDue: Paise
}

/** What the sums mean. A cancelled booking asks for nothing more. All in paise. */
export function balanceOf(sums: Sums, isCancelled: boolean): Balance {
  const paid = paise(sums.unverified + sums.received)
  return {
    paid,
    due: isCancelled ? ZERO : paise(Math.max(0, sums.price - paid)),
    over: overpaid(sums),
    refundDue: sums.refundDue,
  }
}

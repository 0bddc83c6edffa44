import { type Settlement } from './cancellation.ts'
import { type Paise, paise } from './money.ts'
import { overpaid } from './payment.ts'

/** The events of a booking that have a ledger entry. */
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
  'ROUNDED',
  'WRITTEN_OFF',
  'REPRICED',
  'ALLOWED',
  'WAIVED',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/**
 * The sums of the entries of a booking, in paise: `price` is its cost, `unverified` the submitted money that is not verified yet,
 * `received` the money that was found on the bank statement and not sent back, `refundDue` the money that must be sent back.
 */
export type Sums = { price: Paise; unverified: Paise; received: Paise; refundDue: Paise }
/** One entry: the amount that it adds to each sum. A sum that it leaves out does not change. */
export type LedgerEntry = { kind: LedgerKind; writtenOff?: Paise } & Partial<Sums>

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
/** `received` may differ from the submitted amount: the bank statement decides. */
export const verified = (unverified: Paise, received: Paise): LedgerEntry => ({
  kind: 'VERIFIED',
  unverified: minus(unverified),
  received,
})
/** Takes a verification back: the amount is unverified again, and nothing of it counts as received. */
export const revoked = (unverified: Paise, received: Paise): LedgerEntry => ({
  kind: 'REVOKED',
  unverified,
  received: minus(received),
})
export const rejected = (unverified: Paise): LedgerEntry => ({ kind: 'REJECTED', unverified: minus(unverified) })
/** The charge replaces the price, and received money beyond it must be sent back. */
export const cancelled = (sums: Sums, settlement: Settlement): LedgerEntry => ({
  kind: 'CANCELLED',
  price: paise(settlement.kept - sums.price),
  refundDue: paise(settlement.refundDue - sums.refundDue),
})
/** Adjusts the price and the refund of a booking after its received money has changed; null if both stay the same. */
export function settled(sums: Sums, { kept, refundDue }: Settlement): LedgerEntry | null {
  if (kept === sums.price && refundDue === sums.refundDue) return null
  return { kind: 'SETTLED', price: paise(kept - sums.price), refundDue: paise(refundDue - sums.refundDue) }
}
export const refunded = (amount: Paise): LedgerEntry => ({
  kind: 'REFUNDED',
  received: minus(amount),
  refundDue: minus(amount),
})
/** The price changes by less than a rupee, so that cash in whole rupees pays it in full. */
export const rounded = (price: Paise): LedgerEntry => ({ kind: 'ROUNDED', price })
/** The price changes by this amount, because the booked items change. */
export const repriced = (price: Paise): LedgerEntry => ({ kind: 'REPRICED', price })
/** The price of a booking changes because staff reduce it for the devotee, or take a reduction back. */
export const allowed = (price: Paise): LedgerEntry => ({ kind: 'ALLOWED', price })
/** The fee of a cancelled booking changes because staff waive a part of it, or take a waiver back. */
export const waived = (price: Paise): LedgerEntry => ({ kind: 'WAIVED', price })
/** The amount that will not be paid; a negative amount takes the write-off back. */
export const writtenOff = (amount: Paise): LedgerEntry => ({ kind: 'WRITTEN_OFF', writtenOff: amount })
export const dateChanged: LedgerEntry = { kind: 'DATE_CHANGED' }

export type Balance = {
  /** The submitted and the received money: the devotee sees both as paid. */
  paid: Paise
  /** The amount that is still due; a submitted payment counts as paid. */
  due: Paise
  /** The amount that is written off and not paid; money that comes later counts first. */
  writtenOff: Paise
  /** The received money beyond the price that is not sent back yet. It is a part of `refundDue`, and 0 for a cancelled booking. */
  over: Paise
  refundDue: Paise
}

/** Computes the paid and the due amounts from the sums. Nothing is due for a cancelled booking. All in paise. */
export function balanceOf(sums: Sums, isCancelled: boolean, givenUp: Paise = ZERO): Balance {
  const paid = paise(sums.unverified + sums.received)
  const open = isCancelled ? ZERO : paise(Math.max(0, sums.price - paid))
  const off = paise(Math.min(open, givenUp))
  return {
    paid,
    due: paise(open - off),
    writtenOff: off,
    over: isCancelled ? ZERO : overpaid(sums),
    refundDue: sums.refundDue,
  }
}

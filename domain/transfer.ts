import type { LedgerKind } from './ledger.ts'
import { type Paise, paise, total } from './money.ts'

/** A ledger entry of a payment for one of its bookings, in paise. Entries with the same `act` were written together. */
export type PaymentEntry = { bookingId: string; kind: LedgerKind; unverified: Paise; received: Paise; act: string }

/** The part of a transfer for one booking, in paise; the parts add up to the transfer. */
export type TransferPart = { bookingId: string; amount: Paise }

/**
 * The parts of a transfer after these entries of its payment. They are as submitted, unless the bank statement shows another
 * amount; then they are as on the statement, and a booking that got nothing has no part.
 */
export function transferParts(entries: readonly PaymentEntry[]): TransferPart[] {
  const shares = [...new Set(entries.map(({ bookingId }) => bookingId))].map((bookingId) => {
    const own = entries.filter((entry) => entry.bookingId === bookingId)
    const count = (wanted: LedgerKind) => own.filter(({ kind }) => kind === wanted).length
    return {
      bookingId,
      part: own.find(({ kind }) => kind === 'SUBMITTED')?.unverified ?? paise(0),
      received: total(own.map(({ received }) => received)),
      verified: count('VERIFIED') > count('REVOKED'),
    }
  })
  const found = shares.filter(({ verified }) => verified)
  return found.every(({ part, received }) => received === part)
    ? shares.map(({ bookingId, part }) => ({ bookingId, amount: part }))
    : found.map(({ bookingId, received }) => ({ bookingId, amount: received }))
}

/**
 * The parts of the transfer to which one of the entries belongs. Entries of one act count together. For an entry that takes a
 * verification back, the parts are as before that act. `entries` are all entries of one payment, oldest first.
 */
export function transferOfEntry(entries: readonly PaymentEntry[], entry: PaymentEntry): TransferPart[] {
  const isTogether = ({ act }: PaymentEntry) => act === entry.act
  const end = entry.kind === 'REVOKED' ? entries.findIndex(isTogether) : entries.findLastIndex(isTogether) + 1
  return transferParts(entries.slice(0, end))
}

import type { LedgerKind } from './ledger.ts'
import { type Paise, paise, total } from './money.ts'

/** A ledger entry of a payment, for one of its bookings, in paise. `act`: entries with the same one were written together. */
export type PaymentEntry = { bookingId: string; kind: LedgerKind; unverified: Paise; received: Paise; act: string }

/** What of a transfer is for which booking, in paise; the parts add up to the transfer. */
export type TransferPart = { bookingId: string; amount: Paise }

/**
 * The parts of a transfer after these entries of its payment: as it was submitted, or as it is on the bank statement once that
 * shows another amount. Then a booking that got nothing has no part.
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
 * The parts of the transfer that one of the entries is about. Entries of one act are seen together, and what an act takes back is the
 * transfer as it was before the act. `entries` are those of one payment, oldest first.
 */
export function transferOfEntry(entries: readonly PaymentEntry[], entry: PaymentEntry): TransferPart[] {
  const isTogether = ({ act }: PaymentEntry) => act === entry.act
  const end = entry.kind === 'REVOKED' ? entries.findIndex(isTogether) : entries.findLastIndex(isTogether) + 1
  return transferParts(entries.slice(0, end))
}

import type { HistoryEntry } from '../../contract/booking-detail.ts'
import type { LedgerKind } from '../../domain/ledger.ts'
import { type Paise, paise, rupeesFromPaise } from '../../domain/money.ts'
import type { Role } from '../../domain/role.ts'
import type { EntryRow } from '../ledger/sums.ts'

/** Released clients know these older names (docs/glossary.md). */
const kindOnWire = {
  QUOTED: 'QUOTED',
  SUBMITTED: 'PAID',
  VERIFIED: 'VERIFIED',
  REVOKED: 'REVOKED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
  SETTLED: 'REFUND_DUE',
  REFUNDED: 'REFUNDED',
  DATE_CHANGED: 'CHANGED',
  ROUNDED: 'ROUNDED',
  WRITTEN_OFF: 'WRITTEN_OFF',
  REPRICED: 'REPRICED',
  ALLOWED: 'ALLOWED',
  WAIVED: 'WAIVED',
} as const satisfies Record<LedgerKind, HistoryEntry['kind']>

/** The amount that the history shows for an entry. */
const amountOf = (entry: EntryRow): Paise =>
  ({
    QUOTED: entry.price,
    SUBMITTED: entry.unverified,
    VERIFIED: entry.received,
    REVOKED: entry.received,
    REJECTED: entry.unverified,
    CANCELLED: entry.refund_due,
    SETTLED: entry.refund_due,
    REFUNDED: entry.refund_due,
    DATE_CHANGED: entry.price,
    ROUNDED: entry.price,
    WRITTEN_OFF: entry.written_off,
    REPRICED: entry.price,
    ALLOWED: entry.price,
    WAIVED: entry.price,
  })[entry.kind]

const size = (amount: Paise): Paise => paise(Math.abs(amount))

/**
 * Only staff see what was rounded or written off, and why. A settlement without a new refund is hidden, because the entry that
 * caused it is shown. Cash is received when it is recorded, and cash that was recorded by mistake is taken back; the same holds for
 * money from before an import. The invoice tells the devotee about rounding.
 */
export const isShown = ({ kind, received, refund_due: refundDue, detail }: EntryRow, role: Role): boolean => {
  if (kind === 'ROUNDED' || kind === 'WRITTEN_OFF') return role === 'ADMIN'
  if (detail.way) return kind !== 'SUBMITTED' && kind !== 'REJECTED' && (kind !== 'VERIFIED' || received > 0)
  return kind !== 'SETTLED' || refundDue > 0
}

/** An entry that takes back another one has its own kind. */
function nameOf({ kind, written_off: writtenOff, price }: EntryRow): HistoryEntry['kind'] {
  if (writtenOff < 0) return 'WRITE_OFF_UNDONE'
  return (kind === 'ALLOWED' || kind === 'WAIVED') && price > 0 ? 'ALLOWANCE_UNDONE' : kindOnWire[kind]
}

export const toHistoryResponse = (entry: EntryRow, cancelReason: string | null): HistoryEntry => ({
  kind: nameOf(entry),
  at: entry.created_at.toISOString(),
  amount: rupeesFromPaise(size(amountOf(entry))),
  reference: entry.kind === 'ROUNDED' ? null : entry.reference,
  refNo: entry.detail.utr ?? null,
  reason: entry.detail.reason ?? null,
  text: entry.kind === 'CANCELLED' ? cancelReason : (entry.detail.text ?? null),
  dateBefore: entry.detail.dateBefore ?? null,
  receivedOn: entry.detail.receivedOn ?? null,
  ...(entry.detail.changed && { changed: entry.detail.changed }),
  ...(entry.detail.way && entry.detail.way !== 'BANK' && { way: entry.detail.way }),
})

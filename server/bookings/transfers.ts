import type { HistoryEntry } from '../../contract/booking-detail.ts'
import type { Transfer } from '../../contract/booking.ts'
import type { Db } from '../../db/connect.ts'
import { rupeesFromPaise, total } from '../../domain/money.ts'
import { type PaymentEntry, type TransferPart, transferOfEntry, transferParts } from '../../domain/transfer.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'

/** The kinds of entries about a transfer; the entry of the price also belongs to the payment. */
const ofTransfers = ['SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED'] as const

type Entry = { id: string; booking_id: string; payment_id: string | null }

/** The transfers of bookings: for a payment in its current state, for a ledger entry in the state of that time. */
export type Transfers = {
  ofPayment: (paymentId: string, bookingId: string) => { transfer?: Transfer }
  ofEntry: (entry: Entry) => Partial<Pick<HistoryEntry, 'transfer' | 'refNo'>>
}

/** Reads the entries of all payments of bookings, also entries about the other bookings of a payment; one statement. */
export async function readTransfers(db: Db, bookings: readonly { id: string }[]): Promise<Transfers> {
  if (bookings.length === 0) return { ofPayment: () => ({}), ofEntry: () => ({}) }
  const ids = bookings.map(({ id }) => id)
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('bookings', 'bookings.id', 'ledger.booking_id')
    .select([
      'ledger.id',
      'ledger.payment_id',
      'ledger.booking_id',
      'kind',
      'unverified',
      'received',
      'act_id',
      'detail',
    ])
    .select(['ledger.created_at', 'bookings.package', 'bookings.poojas'])
    .where('ledger.payment_id', 'in', (from) =>
      from.selectFrom('ledger as own').select('own.payment_id').where('own.booking_id', 'in', ids),
    )
    .where('kind', 'in', ofTransfers)
    // Ids from several servers may not sort by time.
    .orderBy('ledger.created_at')
    .orderBy('ledger.id')
    .execute()
  const names = new Map(rows.map((row) => [row.booking_id, subjectSnapshot(row)]))
  const entriesOf = (paymentId: string | null) =>
    rows
      .filter(({ payment_id }) => payment_id === paymentId)
      .map((row): PaymentEntry & { id: string; utr: string | undefined } => ({
        id: row.id,
        bookingId: row.booking_id,
        kind: row.kind,
        unverified: row.unverified,
        received: row.received,
        // An entry by the devotee belongs to no act of staff, so its time groups it.
        act: row.act_id ?? row.created_at.toISOString(),
        utr: row.detail.utr,
      }))
  const toTransfer = (parts: readonly TransferPart[], bookingId: string): Transfer => {
    const own = parts.filter((part) => part.bookingId === bookingId)
    return {
      amount: rupeesFromPaise(total(parts.map(({ amount }) => amount))),
      part: rupeesFromPaise(total(own.map(({ amount }) => amount))),
      others: parts.flatMap(({ bookingId: id, amount }) => {
        const named = names.get(id)
        if (id === bookingId || amount === 0 || !named) return []
        return [{ id, name: named.name, nameHindi: named.nameHindi, amount: rupeesFromPaise(amount) }]
      }),
    }
  }
  return {
    ofPayment: (paymentId, bookingId) => {
      const entries = entriesOf(paymentId)
      return entries.length > 0 ? { transfer: toTransfer(transferParts(entries), bookingId) } : {}
    },
    ofEntry: ({ id, booking_id: bookingId, payment_id: paymentId }) => {
      const entries = entriesOf(paymentId)
      const index = entries.findIndex((one) => one.id === id)
      const entry = entries[index]
      if (!entry) return {}
      const utr = entries.slice(0, index + 1).findLast((one) => one.utr !== undefined)?.utr
      const transfer = toTransfer(transferOfEntry(entries, entry), bookingId)
      return { transfer, ...(utr !== undefined && { refNo: utr }) }
    },
  }
}

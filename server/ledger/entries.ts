import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { LedgerDetail, RefundCause } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { LedgerEntry } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { newReference } from './reference.ts'

/** An entry of one booking, and the payment that it is about. */
export type BookingEntry = { bookingId: string; paymentId?: string; entry: LedgerEntry; detail?: LedgerDetail }

/**
 * Writes entries in their order, and keeps the queue of refunds equal to what the entries say is to be sent back. The caller
 * holds the rows of the bookings, so that their sums are those it has read.
 */
export async function appendEntries(tx: Tx, at: Date, entries: readonly BookingEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('ledger')
    .values(
      entries.map(({ bookingId, paymentId, entry, detail }) => ({
        id: newId(),
        booking_id: bookingId,
        payment_id: paymentId ?? null,
        kind: entry.kind,
        price: entry.price ?? paise(0),
        unverified: entry.unverified ?? paise(0),
        received: entry.received ?? paise(0),
        refund_due: entry.refundDue ?? paise(0),
        detail: JSON.stringify(detail ?? {}),
        created_at: at,
      })),
    )
    .execute()
  for (const { bookingId, entry } of entries) {
    const { kind, refundDue = paise(0) } = entry
    if (kind === 'REFUNDED' || refundDue === 0) continue
    if (refundDue < 0) await reduceRefunds(tx, bookingId, paise(-refundDue))
    else await addRefund(tx, bookingId, kind === 'CANCELLED' ? 'CANCELLATION' : 'LATE_PAYMENT', refundDue, at)
  }
}

/** A refund for staff to send, under a reference of its own; one that waits for the same cause grows instead. */
async function addRefund(tx: Tx, bookingId: string, cause: RefundCause, amount: Paise, at: Date): Promise<void> {
  const grown = await tx
    .updateTable('refunds')
    .set({ amount: sql<Paise>`amount + ${amount}` })
    .where('booking_id', '=', bookingId)
    .where('cause', '=', cause)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  for (let isThere = grown !== undefined; !isThere;) {
    const inserted = await tx
      .insertInto('refunds')
      .values({
        id: newId(),
        booking_id: bookingId,
        reference: `R${newReference()}`,
        amount,
        created_at: at,
        cause,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst()
    isThere = inserted !== undefined
  }
}

/** Takes an amount out of the refunds that wait, the newest first. */
async function reduceRefunds(tx: Tx, bookingId: string, amount: Paise): Promise<void> {
  const waiting = await tx
    .selectFrom('refunds')
    .select(['id', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  let left: number = amount
  for (const refund of waiting) {
    const taken = Math.min(left, refund.amount)
    left -= taken
    if (taken === refund.amount) await tx.deleteFrom('refunds').where('id', '=', refund.id).execute()
    else if (taken > 0)
      await tx
        .updateTable('refunds')
        .set({ amount: paise(refund.amount - taken) })
        .where('id', '=', refund.id)
        .execute()
  }
}

/** The refund of a booking that waits for one cause. */
export const findOpenRefund = (tx: Tx, bookingId: string, cause: RefundCause) =>
  tx
    .selectFrom('refunds')
    .select(['reference', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('cause', '=', cause)
    .where('sent_at', 'is', null)
    .executeTakeFirst()

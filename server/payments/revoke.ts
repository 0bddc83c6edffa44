import type { Tx } from '../../db/transaction.ts'
import type { RefundReason } from '../../domain/document.ts'
import { addEntries, revoked } from '../../domain/ledger.ts'
import { cancelReceipt } from '../documents/cancel-documents.ts'
import { appendEntries } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import type { Part } from '../ledger/store.ts'
import { settlementEntries } from './settlement.ts'

/**
 * The one way to revoke: the money of verified parts of a locked payment counts as unverified again, refunds that wait for
 * staff shrink, and receipts and invoices that state the money are cancelled by documents of their own.
 * @throws AppError REFUND_SENT where the money has been sent back already
 */
export async function revoke(
  tx: Tx,
  payment: { id: string },
  parts: readonly Part[],
  reason: RefundReason,
  { at }: Pick<Moment, 'at'>,
): Promise<void> {
  for (const { share, booking } of parts) {
    const entry = revoked(share.part, share.received)
    const sums = addEntries([entry], sumsOf(booking))
    await appendEntries(tx, at, [
      { bookingId: booking.id, paymentId: payment.id, entry },
      ...settlementEntries(booking, sums),
    ])
    await cancelReceipt(tx, booking, payment.id, reason, at)
  }
}

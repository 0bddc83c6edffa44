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
 * Revokes the verification of parts of a locked payment: their money is unverified again, refunds that are not sent become
 * smaller, and receipts and invoices that name the money are cancelled.
 * @throws AppError REFUND_SENT if the money was already sent back
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

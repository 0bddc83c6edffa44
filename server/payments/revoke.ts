import type { Tx } from '../../db/transaction.ts'
import { canRevoke, type Posting, revoked } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { AppError } from '../http/app-error.ts'
import { sumsOfRow } from '../ledger/entries.ts'
import { queueRefund } from './refunds.ts'
import type { BookingRow } from '../ledger/bookings.ts'

/**
 * The event of money that was found and is not there after all. A refund of it that waits for staff is taken from them, or
 * made as small as what is still held. The booking's row is held by the caller. @throws AppError REFUND_SENT
 */
export async function revokeVerification(
  tx: Tx,
  booking: BookingRow,
  { part, received, at }: { part: Paise; received: Paise; at: Date },
): Promise<Posting> {
  const sums = sumsOfRow(booking)
  if (!canRevoke(sums, received)) throw new AppError('REFUND_SENT')
  const posting = revoked(sums, part, received)
  if (posting.refundDue) {
    await tx.deleteFrom('refunds').where('booking_id', '=', booking.id).where('sent_at', 'is', null).execute()
    const stays = paise(sums.refundDue + posting.refundDue)
    if (stays > 0) await queueRefund(tx, booking.id, stays, at)
  }
  return posting
}

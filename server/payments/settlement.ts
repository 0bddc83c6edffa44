import { type Settlement, settlementOf } from '../../domain/cancellation.ts'
import { addEntries, revoked, settled, type Sums } from '../../domain/ledger.ts'
import { overpaid } from '../../domain/payment.ts'
import { AppError } from '../http/app-error.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { BookingEntry, BookingRow, Share } from '../ledger/store.ts'

/**
 * The entry that adjusts charge and refund of a booking after its received money changed to `sums`: what is beyond the price, or
 * beyond the charge of a cancelled booking, must be sent back. There is none if both stay the same.
 * @throws AppError REFUND_SENT if more was already sent back than the remaining money allows
 */
export function settlementEntries(booking: BookingRow, sums: Sums): BookingEntry[] {
  const settlement = settlementAfter(booking, sums)
  if (!settlement) throw new AppError('REFUND_SENT')
  const entry = settled(sums, settlement)
  const cause = booking.cancelled_at ? 'LATE_PAYMENT' : 'OVERPAYMENT'
  return entry ? [{ bookingId: booking.id, entry, cause }] : []
}

/** Whether a verified share of a booking can be revoked: not if its money was already sent back. */
export const canRevoke = (booking: BookingRow, share: Pick<Share, 'part' | 'received'>): boolean =>
  settlementAfter(booking, addEntries([revoked(share.part, share.received)], sumsOf(booking))) !== null

function settlementAfter(booking: BookingRow, { price, received }: Sums): Settlement | null {
  if (received < 0) return null
  if (!booking.cancelled_at) return { kept: price, refundDue: overpaid({ price, received }) }
  const { quoted, refunded, cancel_refund_percent: percent, cancel_most_kept: mostKept } = booking
  if (percent === null || mostKept === null) throw new Error(`the terms of cancelled booking ${booking.id} are missing`)
  return settlementOf({ quoted, received, refunded, percent, mostKept })
}

import { type Settlement, settlementOf } from '../../domain/cancellation.ts'
import { addEntries, revoked, settled, type Sums } from '../../domain/ledger.ts'
import { AppError } from '../http/app-error.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { BookingEntry, BookingRow, Share } from '../ledger/store.ts'

/**
 * The entry that adjusts charge and refund of a cancelled booking after its received money changed to `sums`. There is none if
 * both stay the same or the booking is not cancelled.
 * @throws AppError REFUND_SENT if more was already sent back than the remaining money allows
 */
export function settlementEntries(booking: BookingRow, sums: Sums): BookingEntry[] {
  if (!booking.cancelled_at) return []
  const settlement = settlementAfter(booking, sums)
  if (!settlement) throw new AppError('REFUND_SENT')
  const entry = settled(sums, settlement)
  return entry ? [{ bookingId: booking.id, entry }] : []
}

/** Whether a verified share of a booking can be revoked: not if its money was already sent back. */
export function canRevoke(booking: BookingRow, share: Pick<Share, 'part' | 'received'>): boolean {
  if (!booking.cancelled_at) return true
  const sums = addEntries([revoked(share.part, share.received)], sumsOf(booking))
  return settlementAfter(booking, sums) !== null
}

function settlementAfter(booking: BookingRow, { received }: Sums): Settlement | null {
  const { quoted, refunded, cancel_refund_percent: percent, cancel_most_kept: mostKept } = booking
  if (percent === null || mostKept === null) throw new Error(`the terms of cancelled booking ${booking.id} are missing`)
  return settlementOf({ quoted, received, refunded, percent, mostKept })
}

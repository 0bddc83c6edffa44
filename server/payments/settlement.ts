import { settlementOf } from '../../domain/cancellation.ts'
import { settled, type Sums } from '../../domain/ledger.ts'
import { AppError } from '../http/app-error.ts'
import type { BookingEntry, BookingRow } from '../ledger/store.ts'

/**
 * The entry that adjusts charge and refund of a cancelled booking after its received money changed to `sums`. There is none if
 * both stay the same or the booking is not cancelled.
 * @throws AppError REFUND_SENT if more was already sent back than the remaining money allows
 */
export function settlementEntries(booking: BookingRow, sums: Sums): BookingEntry[] {
  if (booking.cancel_refund_percent === null) return []
  const settlement = settlementOf({
    quoted: booking.quoted,
    received: sums.received,
    refunded: booking.refunded,
    percent: booking.cancel_refund_percent,
  })
  if (!settlement) throw new AppError('REFUND_SENT')
  const entry = settled(sums, settlement)
  return entry ? [{ bookingId: booking.id, entry }] : []
}

import { settlementOf } from '../../domain/cancellation.ts'
import { settled, type Sums } from '../../domain/ledger.ts'
import { AppError } from '../http/app-error.ts'
import type { BookingEntry, BookingRow } from '../ledger/store.ts'

/**
 * The entry that keeps the charge and the refund of a cancelled booking true once its received money has changed to `sums`;
 * none where nothing changes or the booking is not cancelled.
 * @throws AppError REFUND_SENT where more was sent back already than the money that is left allows
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

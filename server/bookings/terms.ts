import type { CalendarDay } from '../../domain/calendar-day.ts'
import { refundOf, refundPercent } from '../../domain/cancellation.ts'
import { type Paise, paise } from '../../domain/money.ts'
import type { Role } from '../../domain/role.ts'
import type { BookingRow } from '../ledger/store.ts'

type Refund = { refund: Paise; kept: Paise }

/**
 * The refund and the charge of a cancellation today, in paise: `now` for received money, and `onceVerified` for unverified money
 * that is verified later. If an admin cancels, or the booking got no place, nothing is kept. For a cancelled booking the stored
 * percentage counts.
 */
export function cancellationTerms(
  booking: BookingRow,
  today: CalendarDay,
  by: Role,
): { percent: number; now: Refund; onceVerified: Refund } {
  // After a change of date, the percentage of the day of the change is the upper limit: a later date must not raise the refund.
  const policy = Math.min(
    refundPercent(booking.date_start, today, booking.refund_tiers),
    booking.max_refund_percent ?? 100,
  )
  const percent = booking.cancel_refund_percent ?? (by === 'ADMIN' || booking.no_place ? 100 : policy)
  // An overpayment that was sent back before the cancellation is not part of its refund.
  const sentBefore = booking.cancelled_at ? paise(0) : booking.refunded
  // Money beyond the price is refunded in full.
  const termsOf = (paid: Paise): Refund => {
    const share = refundOf(paise(Math.min(paid, booking.quoted)), percent).kept
    const kept = paise(Math.max(0, Math.min(share, booking.cancel_most_kept ?? share) - booking.waived))
    return { refund: paise(paid - kept - sentBefore), kept }
  }
  const found = paise(booking.received + booking.refunded)
  const now = termsOf(found)
  const all = termsOf(paise(found + booking.unverified))
  return {
    percent,
    now,
    onceVerified: { refund: paise(all.refund - now.refund), kept: paise(all.kept - now.kept) },
  }
}

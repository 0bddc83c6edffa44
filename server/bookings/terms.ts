import type { CalendarDay } from '../../domain/calendar-day.ts'
import { refundOf, refundPercent } from '../../domain/cancellation.ts'
import { type Paise, paise } from '../../domain/money.ts'
import type { Role } from '../../domain/role.ts'
import type { BookingRow } from '../ledger/store.ts'

type Refund = { refund: Paise; kept: Paise }

/**
 * What a cancellation today refunds and keeps, in paise: `now` of the received money, and `onceVerified` of the unverified money,
 * if it is verified later. If an admin cancels, or no place was left, nothing is kept. For a cancelled booking the stored percentage counts.
 */
export function cancellationTerms(
  booking: BookingRow,
  today: CalendarDay,
  by: Role,
): { percent: number; now: Refund; onceVerified: Refund } {
  // After a change of date the percentage of that day is the most: a later date must not raise the refund.
  const policy = Math.min(
    refundPercent(booking.date_start, today, booking.refund_tiers),
    booking.max_refund_percent ?? 100,
  )
  const percent = booking.cancel_refund_percent ?? (by === 'ADMIN' || booking.no_place ? 100 : policy)
  // An overpayment that was sent back before a cancellation is no part of its refund.
  const sentBefore = booking.cancelled_at ? paise(0) : booking.refunded
  // What was paid beyond the price is refunded in whole.
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

import type { CalendarDay } from '../../domain/calendar-day.ts'
import { limitsRefund, type RefundTier, refundTiers } from '../../domain/cancellation.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { unbroken } from './document-text.ts'

/** The terms of a booking, and the limit that a change of its date has set. Both are null for a booking that was not changed. */
type Changed = {
  max_refund_percent: number | null
  date_before: CalendarDay | null
  refund_tiers: readonly RefundTier[] | null
}

/** The cancellation policy, one line per tier, the limit after a change of date, and the number to call when it is too late. */
export function cancellationTerms(
  locale: Language,
  phone: string,
  { max_refund_percent: most, date_before: dateBefore, refund_tiers: stored }: Changed = {
    max_refund_percent: null,
    date_before: null,
    refund_tiers: null,
  },
): string[] {
  const tiers = refundTiers(most, stored)
  const leastDays = String(Math.min(...tiers.map(({ daysBefore }) => daysBefore)))
  return [
    ...tiers.map(({ daysBefore, percent }) =>
      m.booking_cancel_term({ days: String(daysBefore), percent: String(percent) }, { locale }),
    ),
    ...(limitsRefund(most, stored) && dateBefore
      ? [m.booking_refund_limit({ percent: String(most), date: formatDay(dateBefore, locale) }, { locale })]
      : []),
    m.booking_cancel_term_last({ days: leastDays, phone: unbroken(phone) }, { locale }),
  ]
}

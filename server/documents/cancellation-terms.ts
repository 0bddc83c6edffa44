import { REFUND_TIERS } from '../../domain/cancellation.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'

const leastDays = String(Math.min(...REFUND_TIERS.map(({ daysBefore }) => daysBefore)))

/** The cancellation policy, one line per tier, and whom to call when it is too late. */
export const cancellationTerms = (locale: Language, phone: string): string[] => [
  ...REFUND_TIERS.map(({ daysBefore, percent }) =>
    m.booking_cancel_term({ days: String(daysBefore), percent: String(percent) }, { locale }),
  ),
  m.booking_cancel_term_last({ days: leastDays, phone }, { locale }),
]

import { formatSpan } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { HOUR_MS } from '../../../domain/durations.ts'

/** A payment is shown as urgent when so little time is left. */
const URGENT_MS = 4 * HOUR_MS

export type Urgency = 'calm' | 'urgent' | 'late'

/** How much of the promised time is left; instants in epoch milliseconds. */
export function urgencyOf(checkedBy: number, now: number): Urgency {
  if (checkedBy <= now) return 'late'
  return checkedBy - now < URGENT_MS ? 'urgent' : 'calm'
}

type Words = { left: typeof m.desk_left; late: typeof m.desk_late }

/** The time until the promise is broken, or the time since then. */
export function timeLeft(
  checkedBy: string,
  now: number,
  locale: Language,
  { left, late }: Words = { left: m.desk_left, late: m.desk_late },
): string {
  const ms = Date.parse(checkedBy) - now
  const time = formatSpan(Math.abs(ms), locale)
  return (ms > 0 ? left : late)({ time }, { locale })
}

/** For how long a payment has waited. */
export const waitedFor = (submittedAt: string, now: number, locale: Language): string =>
  formatSpan(Math.max(0, now - Date.parse(submittedAt)), locale)

export const urgencyText: Record<Urgency, string> = {
  calm: 'text-quiet',
  urgent: 'font-bold text-ink',
  late: 'font-bold text-kumkum',
}

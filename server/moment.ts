import { type CalendarDay, dayOf } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'

/**
 * When a request came, in which language it is answered, and its id in the logs. Made once per request: nothing below it reads a
 * clock.
 */
export type Moment = { at: Date; today: CalendarDay; language: Language; requestId: string }

/** What the audit log stores of a request. */
export type AuditMoment = Pick<Moment, 'at' | 'requestId'>

export const momentOf = (at: Date, language: Language, requestId: string): Moment => ({
  at,
  today: dayOf(at.getTime()),
  language,
  requestId,
})

import { type CalendarDay, dayOf } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'

/**
 * The time of a request, the language of its answer, and its id in the logs. It is made once per request, so that no code below it
 * reads a clock.
 */
export type Moment = { at: Date; today: CalendarDay; language: Language; requestId: string }

/** The data of a request that the audit log stores. */
export type AuditMoment = Pick<Moment, 'at' | 'requestId'>

export const momentOf = (at: Date, language: Language, requestId: string): Moment => ({
  at,
  today: dayOf(at.getTime()),
  language,
  requestId,
})

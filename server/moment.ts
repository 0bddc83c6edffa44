import { type CalendarDay, dayOf } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'

/** When a request came and in which language it is answered. Made once per request: nothing below it reads a clock. */
export type Moment = { at: Date; today: CalendarDay; language: Language }

export const momentOf = (at: Date, language: Language): Moment => ({ at, today: dayOf(at.getTime()), language })

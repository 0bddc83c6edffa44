import { type CalendarDay, daysBetween } from '../domain/calendar-day.ts'
import { formatDay } from '../domain/format.ts'
import type { Language } from '../domain/language.ts'
import { m } from './compiled/messages.js'

/** The number of days from the first to the last, including both. */
export const dayCount = (first: string, last: string): number =>
  daysBetween(first as CalendarDay, last as CalendarDay) + 1

/** One day, or the first and the last day with the number of days. */
export const daysText = (first: string, last: string, locale: Language): string =>
  first === last
    ? formatDay(first, locale)
    : m.document_from_to(
        { first: formatDay(first, locale), last: formatDay(last, locale), days: String(dayCount(first, last)) },
        { locale },
      )

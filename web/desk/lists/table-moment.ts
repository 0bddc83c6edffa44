import { type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'
import { formatDay, formatMomentInIndia } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'

/** An instant for a table, in the time of India: without the year in the year of `today`, else the day alone. 26 Nov, 5:25 pm; 26 Nov 2025. */
export function formatTableMoment(instant: string, today: CalendarDay, language: Language): string {
  const [date, year] = [dayOf(Date.parse(instant)), today.slice(0, 4)]
  return date.startsWith(year)
    ? formatMomentInIndia(instant, language).replace(` ${year}`, '').replace(' बजे', '')
    : formatDay(date, language)
}

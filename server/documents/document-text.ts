import { type CalendarDay, daysBetween } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Place } from './document-data.ts'

/** The number of days from the first to the last, with both. */
export const dayCount = (first: CalendarDay, last: CalendarDay): number => daysBetween(first, last) + 1

/** One day, or the first and the last day with the number of days. */
export const daysText = (first: CalendarDay, last: CalendarDay, locale: Language): string =>
  first === last
    ? formatDay(first, locale)
    : m.document_from_to(
        { first: formatDay(first, locale), last: formatDay(last, locale), days: String(dayCount(first, last)) },
        { locale },
      )

export const placeText = ({ city, state }: Place, language: Language): string => `${city[language]}, ${state[language]}`

/** Replaces blanks, so that a date or phone number stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/** The address that calls a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

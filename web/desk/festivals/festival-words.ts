import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { formatShortDay, formatWeekday } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'

const locale = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' } as const

const format = (language: Language, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Fri, शुक्र */
export const shortWeekday = (day: CalendarDay, language: Language): string =>
  format(language, day, { weekday: 'short' })

/** A month, as YYYY-MM, without its year: Sep, सितं॰. */
export const shortMonth = (month: string, language: Language): string =>
  format(language, `${month}-01`, { month: 'short' }).replace('Sept', 'Sep')

/** A day as short as a row needs it: Fri, 4 Sep. */
export const shortDay = (day: CalendarDay, language: Language): string =>
  `${shortWeekday(day, language)}, ${formatShortDay(day, language)}`

/** A day as screen readers say it: Friday, 4 Sep. */
export const spokenDay = (day: CalendarDay, language: Language): string =>
  `${formatWeekday(day, language)}, ${formatShortDay(day, language)}`

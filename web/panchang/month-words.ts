import { type CalendarDay, KOLKATA_OFFSET_MS } from '../../domain/calendar-day.ts'
import { formatHour } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'

const locale = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' } as const

const format = (language: Language, day: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A day as screen readers say it in a calendar: Saturday 12 December, शनिवार, 12 दिसंबर. */
export const spokenDay = (day: CalendarDay, language: Language): string =>
  format(language, day, { weekday: 'long', day: 'numeric', month: 'long' })

/** The days of a week from Sunday, as calendars in India begin it. 1 February 2026 is a Sunday. */
export const weekdays = (language: Language, weekday: 'short' | 'long'): string[] =>
  Array.from({ length: 7 }, (_, index) => format(language, `2026-02-0${index + 1}` as CalendarDay, { weekday }))

/** An instant as date and time in India: 2026-11-28T06:40. */
const inIndia = (instant: string): string =>
  new Date(Date.parse(instant) + KOLKATA_OFFSET_MS).toISOString().slice(0, 16)

/** The hour of an instant in India: 6:40 am, सुबह 6:40 बजे. */
export const hourOf = (instant: string, language: Language): string => formatHour(inIndia(instant).slice(11), language)

/** Whether an instant is on a day in India. */
export const isOn = (instant: string, day: string): boolean => inIndia(instant).startsWith(day)

import { addDays, type CalendarDay } from './calendar-day.ts'

/** The recipient of a sheet of a day: one of the operator's people, or the desk with all journeys of a city. */
export const sheetKinds = ['driver', 'priest', 'city'] as const
export type SheetKind = (typeof sheetKinds)[number]

const MOST_DAYS = 366

/** The day in a text, at most a year from today; null for anything else. */
export function sheetDay(text: string, today: CalendarDay): CalendarDay | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  if (!isDay || new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) !== text) return null
  return text >= addDays(today, -MOST_DAYS) && text <= addDays(today, MOST_DAYS) ? (text as CalendarDay) : null
}

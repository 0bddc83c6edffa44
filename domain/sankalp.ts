import type { CalendarDay } from './calendar-day.ts'

/** For whom a pooja is performed. `gotra` is empty if it is not known. */
export type Sankalp = { names: string; gotra: string }

/** The most characters of each part. */
export const LONGEST_SANKALP = { names: 500, gotra: 60 }

/** Devotees can change it until the end of the day before the journey or pooja begins, in Asia/Kolkata. */
export const canChangeSankalp = (dateStart: CalendarDay, today: CalendarDay): boolean => today < dateStart

import type { CalendarDay } from './calendar-day.ts'

/** The facts that a rite for the departed needs besides names and gotra. `death` is the date or tithi, one line for each person. */
export const departedFields = ['origin', 'otherGotra', 'death'] as const

/** The people for whom a pooja is performed. `gotra` is empty if it is unknown, and unknown facts of the departed are left out. */
export type Sankalp = { names: string; gotra: string } & { [Field in (typeof departedFields)[number]]?: string }

/** The largest numbers of characters of the parts. */
export const LONGEST_SANKALP = { names: 500, gotra: 60, origin: 120, otherGotra: 60, death: 200 }

/** Devotees can change it until the end of the day before the journey or pooja begins, in Asia/Kolkata. */
export const canChangeSankalp = (dateStart: CalendarDay, today: CalendarDay): boolean => today < dateStart

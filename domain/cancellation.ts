import { addDays, type CalendarDay } from './calendar-day.ts'
import { type Paise, paise } from './money.ts'

/** From so many days before the journey, this share of what was paid goes back; the first line that fits counts. */
export const REFUND_TIERS = [
  { daysBefore: 15, percent: 90 },
  { daysBefore: 7, percent: 50 },
  { daysBefore: 3, percent: 25 },
] as const
/** One change of date is free until so many days before. */
export const CHANGE_DAYS_BEFORE = 3

/** The share of what was paid that a devotee gets back who cancels `today`, in percent. Days in Asia/Kolkata. */
export const refundPercent = (dateStart: CalendarDay, today: CalendarDay): number =>
  REFUND_TIERS.find(({ daysBefore }) => addDays(today, daysBefore) <= dateStart)?.percent ?? 0

/** What goes back and what is kept of an amount paid; fractions of a paisa stay with the devotee. */
export function refundOf(amountPaid: Paise, percent: number): { refund: Paise; kept: Paise } {
  const kept = paise(Math.floor((amountPaid * (100 - percent)) / 100))
  return { refund: paise(amountPaid - kept), kept }
}

/** A journey that has begun cannot be cancelled here: it is for people to settle. */
export const canCancel = (dateStart: CalendarDay, today: CalendarDay): boolean => today < dateStart

export const canChange = (dateStart: CalendarDay, today: CalendarDay): boolean =>
  addDays(today, CHANGE_DAYS_BEFORE) <= dateStart

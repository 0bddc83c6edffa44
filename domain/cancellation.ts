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

/** What is kept of a cancelled booking, and what is still to be sent back, in paise. */
export type Settlement = { kept: Paise; refundDue: Paise }
export type CancelledMoney = {
  /** What the booking cost before it was cancelled. */
  quoted: Paise
  /** Found at the bank and still held. */
  received: Paise
  /** Sent back already. */
  refunded: Paise
  /** The share that goes back, in percent, fixed on the day of the cancellation. */
  percent: number
}

/**
 * What a cancelled booking comes to, reckoned on the money that was found at the bank: a share of it is kept, what was paid
 * beyond the price goes back whole. received + refunded = kept + refunded + refundDue. Null where more was sent back already
 * than the found money allows: then a verification can no longer be revoked.
 */
export function settlementOf({ quoted, received, refunded, percent }: CancelledMoney): Settlement | null {
  const found = paise(received + refunded)
  const { kept } = refundOf(paise(Math.min(found, quoted)), percent)
  return received < kept ? null : { kept, refundDue: paise(received - kept) }
}

/** A journey that has begun cannot be cancelled here: it is for people to settle. */
export const canCancel = (dateStart: CalendarDay, today: CalendarDay): boolean => today < dateStart

export const canChange = (dateStart: CalendarDay, today: CalendarDay): boolean =>
  addDays(today, CHANGE_DAYS_BEFORE) <= dateStart

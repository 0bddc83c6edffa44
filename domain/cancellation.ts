import { addDays, type CalendarDay } from './calendar-day.ts'
import { type Paise, paise } from './money.ts'

export type RefundTier = { daysBefore: number; percent: number }
/** At least one tier; the tier with the most days comes first. */
export type RefundTiers = readonly [RefundTier, ...RefundTier[]]

/**
 * The refund policy, unless the operator has set another: a devotee who cancels at least `daysBefore` days before the journey gets
 * back `percent` of the received money. server/bookings/terms.ts applies it to a booking, and server/payments/settlement.ts to
 * money that is verified or revoked later.
 */
export const REFUND_TIERS = [
  { daysBefore: 15, percent: 90 },
  { daysBefore: 7, percent: 50 },
  { daysBefore: 3, percent: 25 },
] as const
/** The date can be changed once, free of charge, up to so many days before the journey. */
export const CHANGE_DAYS_BEFORE = 3

/** The tiers of a booking: the ones that its quote stored, or the usual ones. */
type Stored = readonly RefundTier[] | null

/**
 * The percentage that a devotee who cancels on `today` gets back: the percentage of the first matching tier. Days in Asia/Kolkata.
 */
export const refundPercent = (dateStart: CalendarDay, today: CalendarDay, stored: Stored = null): number =>
  (stored ?? REFUND_TIERS).find(({ daysBefore }) => addDays(today, daysBefore) <= dateStart)?.percent ?? 0

/**
 * The tiers that still apply to a booking. After a change of date, the percentage of the day of the change is the upper limit, so
 * that a later date does not raise the refund; `most` is null if the date was not changed.
 */
export const refundTiers = (most: number | null, stored: Stored = null): RefundTier[] =>
  (stored ?? REFUND_TIERS)
    .map(({ daysBefore, percent }) => ({ daysBefore, percent: Math.min(percent, most ?? 100) }))
    .filter(({ percent }, index, tiers) => percent !== tiers[index + 1]?.percent)

/** Whether a change of date has limited the refund. It has not if the date was changed while the first tier applied. */
export const limitsRefund = (most: number | null, stored: Stored = null): most is number =>
  most !== null && most < ((stored ?? REFUND_TIERS)[0]?.percent ?? 0)

/** Splits a paid amount into refund and charge; a fraction of a paisa is refunded. */
export function refundOf(amountPaid: Paise, percent: number): { refund: Paise; kept: Paise } {
  const kept = paise(Math.floor((amountPaid * (100 - percent)) / 100))
  return { refund: paise(amountPaid - kept), kept }
}

/** The amounts of a cancelled booking that are kept and that must still be sent back, in paise. */
export type Settlement = { kept: Paise; refundDue: Paise }
export type CancelledMoney = {
  /** The price before the cancellation. */
  quoted: Paise
  /** The money that was found on the bank statement and not sent back. */
  received: Paise
  /** The money that was already sent back. */
  refunded: Paise
  /** The percentage that is refunded, fixed on the day of the cancellation. */
  percent: number
  /** The charge that was stated at the cancellation; it is the upper limit of what is kept. */
  mostKept: Paise
  /** The part of the charge that staff have waived. */
  waived?: Paise
}

/**
 * Computes what a cancelled booking keeps and refunds, from the money that was found on the bank statement. `percent` of it is
 * refunded, and so is all money above the price and all money that was found beyond the basis of the stated charge. received = kept
 * + refundDue. Null if less than the charge is left, because refunds were already sent; then a verification cannot be revoked
 * (docs/decisions/0020).
 */
export function settlementOf({
  quoted,
  received,
  refunded,
  percent,
  mostKept,
  waived = paise(0),
}: CancelledMoney): Settlement | null {
  const found = paise(received + refunded)
  const share = Math.min(mostKept, refundOf(paise(Math.min(found, quoted)), percent).kept)
  const kept = paise(Math.max(0, share - waived))
  return received < kept ? null : { kept, refundDue: paise(received - kept) }
}

/** Whether a devotee may cancel. After the journey has begun, customer care must decide. */
export const canCancel = (dateStart: CalendarDay, today: CalendarDay): boolean => today < dateStart

export const canChange = (dateStart: CalendarDay, today: CalendarDay): boolean =>
  addDays(today, CHANGE_DAYS_BEFORE) <= dateStart

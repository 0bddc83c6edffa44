import { addDays, type CalendarDay } from '../calendar-day.ts'

export const standings = ['PROPOSED', 'ALERTED', 'WAITING'] as const
/**
 * PROPOSED: the payment should be on the statement, so that staff may reject it. ALERTED: it should be, and only an alert has verified
 * it. WAITING: it may be on another one.
 */
export type Standing = (typeof standings)[number]

/** A bank may book a transfer one day later. */
const BOOKED_WITHIN_DAYS = 1

/** A date further ahead is a mistake of its row, such as a wrong year. */
const MOST_DAYS_AHEAD = 7

export type Period = { from: CalendarDay; to: CalendarDay }

/** The last day that the rows of a statement can have. A later date does not stretch the days of the statement. */
export const latestDay = (importedOn: CalendarDay): CalendarDay => addDays(importedOn, MOST_DAYS_AHEAD)

/**
 * The payments whose transfer must be on a statement: they were quoted on its first day or later, and submitted so early that the
 * bank has booked them by its last day. Days in Asia/Kolkata.
 */
export const mustShow = ({ from, to }: Period) => ({ quotedFrom: from, submittedTo: addDays(to, -BOOKED_WITHIN_DAYS) })

/** The days of the alerts whose transfers must be on a statement: on its last day the bank may have written it before the transfer. */
export const mustShowAlerts = ({ from, to }: Period): Period => ({ from, to: addDays(to, -BOOKED_WITHIN_DAYS) })

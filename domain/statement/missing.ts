import { addDays, type CalendarDay } from '../calendar-day.ts'

export const standings = ['PROPOSED', 'ALERTED', 'WAITING'] as const
/**
 * PROPOSED: the payment should be on the statement, so staff may reject it. ALERTED: it should be there, but only an alert has
 * verified it. WAITING: it may be on another statement.
 */
export type Standing = (typeof standings)[number]

/** A bank may book a transfer one day later. */
const BOOKED_WITHIN_DAYS = 1

/** A date further ahead is an error in its row, such as a wrong year. */
const MOST_DAYS_AHEAD = 7

export type Period = { from: CalendarDay; to: CalendarDay }

/** The last possible day of a statement's rows. A later date does not extend the days of the statement. */
export const latestDay = (importedOn: CalendarDay): CalendarDay => addDays(importedOn, MOST_DAYS_AHEAD)

/**
 * The payments whose transfer must be on a statement: they were quoted on its first day or later, and submitted so early that the
 * bank had booked them by its last day. Days in Asia/Kolkata.
 */
export const mustShow = ({ from, to }: Period) => ({ quotedFrom: from, submittedTo: addDays(to, -BOOKED_WITHIN_DAYS) })

/**
 * The days of alerts whose transfers must be on a statement. The last day is left out, because the bank may have written the
 * statement before the transfer.
 */
export const mustShowAlerts = ({ from, to }: Period): Period => ({ from, to: addDays(to, -BOOKED_WITHIN_DAYS) })

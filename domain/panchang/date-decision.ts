import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { PanchangDay } from './month.ts'
import { mostImportantFirst, type Observance, observanceOf } from './observance.ts'

/** The operator's day for an observance; null if it is hidden. */
export type DateDecision = { observance: string; computed: CalendarDay; day: CalendarDay | null }

/** This is more than a corrected rule moves a computed day, and less than the time between two observances with the same key. */
export const SAME_WITHIN_DAYS = 15

/** The decision on an observance, also if an earlier release computed another day for it. */
export const decisionOn = <Decision extends DateDecision>(
  decisions: readonly Decision[],
  { key, computed }: { key: string; computed: CalendarDay },
): Decision | undefined =>
  decisions.find((one) => one.observance === key && Math.abs(daysBetween(one.computed, computed)) <= SAME_WITHIN_DAYS)

export type DecidedDay = Omit<PanchangDay, 'observances'> & { observances: Observance[] }

/**
 * Days according to the operator's decisions. `decisions` must contain the decisions on all observances of these days and of days
 * near them.
 */
export function withDecisions(days: readonly PanchangDay[], decisions: readonly DateDecision[]): DecidedDay[] {
  const chosen = Map.groupBy(decisions, ({ day }) => day)
  return days.map((day) => {
    const kept = day.observances.filter(
      ({ key }) => key === null || !decisionOn(decisions, { key, computed: day.date }),
    )
    const added = (chosen.get(day.date) ?? []).flatMap(({ observance }) => observanceOf(observance) ?? [])
    return { ...day, observances: mostImportantFirst([...kept, ...added]) }
  })
}

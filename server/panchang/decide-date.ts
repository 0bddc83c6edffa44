import type { PanchangDate } from '../../contract/panchang.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { canBeMovedTo, MOST_DAYS_MOVED } from '../../domain/panchang/days-moved.ts'
import { m } from '../../messages/compiled/messages.js'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { findRow, lockDecisions, storeDecision } from './date-store.ts'
import { keyedOn, toDateResponse } from './dates.ts'

type Choice = {
  observance: string
  computed: CalendarDay
  /** Null hides the observance. */
  day: CalendarDay | null
  /** The day that the editor read; undefined skips the check. */
  before: string | null | undefined
}

/**
 * Stores the day that the operator chose for an observance, and records it. Choosing the computed day takes an earlier choice back;
 * the same day again changes nothing. @throws AppError NOT_FOUND, OBSERVANCE_DAY_RANGE, OBSERVANCE_CHANGED
 */
export async function decideDate(
  db: Db,
  staff: { id: string; name: string },
  { observance, computed, day, before }: Choice,
  moment: Moment,
): Promise<PanchangDate> {
  const found = await keyedOn(computed, observance, moment)
  refuseFarDay(day, computed, moment)
  return inTransaction(db, async (tx) => {
    await lockDecisions(tx)
    const row = await findRow(tx, observance, computed)
    const decision = row && row.day !== row.computed ? row : undefined
    const saved = decision ? decision.day : computed
    if (before !== undefined && before !== saved) throw changedMeanwhile(saved, moment)
    if (saved === day) return toDateResponse(found, decision)
    const next = { observance, computed, day, staffId: staff.id, at: moment.at }
    const subjectId = await storeDecision(tx, row?.id, next)
    const change = { action: 'panchang_date_changed', subjectId, from: { day: saved }, to: { day } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    return toDateResponse(found, { ...next, staffName: staff.name })
  })
}

/** @throws AppError OBSERVANCE_DAY_RANGE */
function refuseFarDay(day: CalendarDay | null, computed: CalendarDay, { language }: Pick<Moment, 'language'>): void {
  if (day === null || canBeMovedTo(day, computed)) return
  const words = {
    first: formatDay(addDays(computed, -MOST_DAYS_MOVED), language),
    last: formatDay(addDays(computed, MOST_DAYS_MOVED), language),
  }
  throw new AppError('OBSERVANCE_DAY_RANGE', { field: 'day', words })
}

function changedMeanwhile(saved: CalendarDay | null, { language }: Pick<Moment, 'language'>): AppError {
  const now = saved ? formatDay(saved, language) : m.festivals_not_shown({}, { locale: language })
  return new AppError('OBSERVANCE_CHANGED', { field: 'day', words: { saved: now } })
}

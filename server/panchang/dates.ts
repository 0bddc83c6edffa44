import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PanchangDate, PanchangDates } from '../../contract/panchang.ts'
import type { Db } from '../../db/connect.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { decisionOn } from '../../domain/panchang/date-decision.ts'
import type { ComputedObservance } from '../../domain/panchang/observances.ts'
import { addMonths, isOfferedMonth, yearsOffered } from '../../domain/panchang/offered.ts'
import { notFound } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { decisionsNear, type StoredDecision } from './date-store.ts'
import { daysOf } from './months.ts'

type Keyed = ComputedObservance & { key: string; computed: CalendarDay }

/** An observance with a key that is unique in a month. */
async function keyedIn(month: string): Promise<Keyed[]> {
  const days = await daysOf(month)
  return days.flatMap(({ date, observances }) =>
    observances.flatMap((one) => (one.key === null ? [] : [{ ...one, key: one.key, computed: date }])),
  )
}

/** The observances of a year, with the chosen days. @throws AppError NOT_FOUND for a year that is not offered */
export async function readDates(db: Db, year: number, { today }: Pick<Moment, 'today'>): Promise<PanchangDates> {
  const years = yearsOffered(today)
  if (!years.includes(year)) throw notFound()
  const keyed: Keyed[] = []
  for (let month = 0; month < 12; month++) {
    keyed.push(...(await keyedIn(addMonths(`${year}-01`, month))))
    // Computing a year takes a tenth of a second, during which others would wait.
    await nextTurn()
  }
  const decisions = await decisionsNear(db, {
    from: `${year}-01-01` as CalendarDay,
    to: `${year}-12-31` as CalendarDay,
  })
  return { year, years, dates: keyed.map((one) => toDateResponse(one, decisionOn(decisions, one))) }
}

/** The observance with this key and computed day. @throws AppError NOT_FOUND */
export async function keyedOn(
  computed: CalendarDay,
  observance: string,
  { today }: Pick<Moment, 'today'>,
): Promise<Keyed> {
  const month = computed.slice(0, 7)
  const keyed = isOfferedMonth(month, today) ? await keyedIn(month) : []
  const found = keyed.find((one) => one.key === observance && one.computed === computed)
  if (!found) throw notFound()
  return found
}

/** A decision for the computed day means that no other day was chosen. */
export function toDateResponse(
  { key, kind, name, tradition, tithi, computed }: Keyed,
  decision: Omit<StoredDecision, 'id'> | undefined,
): PanchangDate {
  const chosen = decision?.day === computed ? undefined : decision
  return {
    observance: key,
    kind,
    name: name.en,
    nameHindi: name.hi,
    tradition,
    tithi: tithi?.en ?? '',
    tithiHindi: tithi?.hi ?? '',
    computed,
    day: chosen ? chosen.day : computed,
    decision: chosen ? { staff: { id: chosen.staffId, name: chosen.staffName }, at: chosen.at.toISOString() } : null,
  }
}

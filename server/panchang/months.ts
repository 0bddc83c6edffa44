import type { Panchang, PanchangDay, Tithi } from '../../contract/panchang.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { type DecidedDay, withDecisions } from '../../domain/panchang/date-decision.ts'
import type { NamedTithi, PanchangDay as ComputedDay } from '../../domain/panchang/month.ts'
import type { Observance } from '../../domain/panchang/observance.ts'
import { addMonths, isOfferedMonth, yearsOffered } from '../../domain/panchang/offered.ts'
import { panchangPlace } from '../../domain/panchang/place.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { decisionsNear } from './date-store.ts'

/** The months that somebody has asked for; 84 months are offered at a time. */
const computed = new Map<string, readonly ComputedDay[]>()

/** The astronomy is loaded on first use, because most servers never need it and save its memory. */
export async function daysOf(month: string): Promise<readonly ComputedDay[]> {
  const known = computed.get(month)
  if (known) return known
  const { panchangOf } = await import('../../domain/panchang/month.ts')
  const days = panchangOf(month)
  computed.set(month, days)
  return days
}

/** The panchang of a month (`YYYY-MM`) with the operator's decisions. @throws AppError MONTH_OUT_OF_RANGE */
export async function readMonth(db: Db, month: string, { today }: Pick<Moment, 'today'>): Promise<Panchang> {
  if (!isOfferedMonth(month, today)) {
    const years = yearsOffered(today)
    throw new AppError('MONTH_OUT_OF_RANGE', { words: { first: `${years.at(0)}`, last: `${years.at(-1)}` } })
  }
  const days = await daysOf(month)
  const span = { from: `${month}-01` as CalendarDay, to: addDays(`${addMonths(month, 1)}-01` as CalendarDay, -1) }
  const decided = withDecisions(days, await decisionsNear(db, span))
  const { en: place, hi: placeHindi } = panchangPlace
  return { month, place, placeHindi, days: decided.map(toDayResponse) }
}

/** The panchang of some days by day; days in months that are not offered are missing. */
export async function panchangOfDays(
  days: readonly CalendarDay[],
  today: CalendarDay,
): Promise<ReadonlyMap<CalendarDay, ComputedDay>> {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].filter((month) => isOfferedMonth(month, today))
  const found = await Promise.all(months.map(daysOf))
  return new Map(found.flat().map((day) => [day.date, day]))
}

const at = (instant: number): string => new Date(instant).toISOString()

const toTithiResponse = ({ tithi, paksha, name, month }: NamedTithi): Tithi => ({
  tithi,
  paksha,
  name: name.en,
  nameHindi: name.hi,
  month: month.en,
  monthHindi: month.hi,
})

const toObservanceResponse = ({ name, eclipse, kind, tradition, isBath, inDelhi }: Observance) => ({
  kind,
  name: name.en,
  nameHindi: name.hi,
  tradition,
  isBath,
  inDelhi,
  eclipse: eclipse && { sutakFrom: at(eclipse.sutak), begins: at(eclipse.start), ends: at(eclipse.end) },
})

const toDayResponse = (day: DecidedDay): PanchangDay => ({
  date: day.date,
  ...toTithiResponse(day),
  tithiName: day.tithiName.en,
  tithiNameHindi: day.tithiName.hi,
  sunrise: at(day.sunrise),
  sunset: at(day.sunset),
  tithiEnds: at(day.ends),
  doubled: day.doubled,
  skipped: day.skipped && {
    ...toTithiResponse(day.skipped),
    begins: at(day.skipped.starts),
    ends: at(day.skipped.ends),
  },
  afternoon: day.afternoon && toTithiResponse(day.afternoon),
  shraddh: day.shraddh.map(toTithiResponse),
  observances: day.observances.map(toObservanceResponse),
})

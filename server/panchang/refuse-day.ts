import type { Db } from '../../db/connect.ts'
import type { PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay, formatMoment } from '../../domain/format.ts'
import { withDecisions } from '../../domain/panchang/date-decision.ts'
import { MOST_DAYS_MOVED } from '../../domain/panchang/days-moved.ts'
import { type Season, type SeasonDays, seasonIn, seasons } from '../../domain/panchang/season.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { decisionsNear } from './date-store.ts'
import { daysOf } from './months.ts'

/** The booked items, with the first and last day. */
type Journey = {
  first: CalendarDay
  last: CalendarDay
  package: Pick<PackageSnapshot, 'season'> | null
  poojas: readonly { date: CalendarDay; pooja: Pick<PoojaSnapshot, 'season'> }[]
}

/**
 * Refuses days outside a season, and poojas on the day of an eclipse. For most journeys it needs no statement.
 * @throws AppError OUT_OF_SEASON, ECLIPSE_DAY
 */
export async function refuseDay(db: Db, journey: Journey, moment: Pick<Moment, 'today' | 'language'>): Promise<void> {
  const booked = [journey.package, ...journey.poojas.map(({ pooja }) => pooja)].flatMap((one) => one?.season ?? [])
  for (const season of booked) await refuseOutOfSeason(season, journey, moment)
  for (const { date } of journey.poojas) await refuseEclipse(db, date, moment)
}

const daysOfSeason = async (season: Season, year: number): Promise<SeasonDays> => {
  const months = await Promise.all(seasons[season].months.map((month) => daysOf(`${year}-${month}`)))
  return seasonIn(season, months.flat())
}

/** Refuses a journey outside a season; the error names the next possible days. @throws AppError OUT_OF_SEASON */
async function refuseOutOfSeason(
  season: Season,
  { first, last }: Pick<Journey, 'first' | 'last'>,
  { today, language }: Pick<Moment, 'today' | 'language'>,
): Promise<void> {
  const chosen = await daysOfSeason(season, Number(first.slice(0, 4)))
  if (first >= chosen.first && last <= chosen.last) return
  const year = Number(today.slice(0, 4))
  const current = await daysOfSeason(season, year)
  const next = current.last > today ? current : await daysOfSeason(season, year + 1)
  const words = {
    name: seasons[season].name[language],
    first: formatDay(next.first, language),
    last: formatDay(next.last, language),
  }
  throw new AppError('OUT_OF_SEASON', { words })
}

/**
 * Refuses a day on which poojas are not performed because of an eclipse, unless the operator allows them.
 * @throws AppError ECLIPSE_DAY
 */
async function refuseEclipse(db: Db, day: CalendarDay, { language }: Pick<Moment, 'language'>): Promise<void> {
  const [from, to] = [addDays(day, -MOST_DAYS_MOVED), addDays(day, MOST_DAYS_MOVED)]
  const months = await Promise.all([...new Set([from, to].map((near) => near.slice(0, 7)))].map(daysOf))
  const near = months.flat().filter(({ date }) => date >= from && date <= to)
  const closing = near.flatMap(({ observances }) => observances).find(({ kind }) => kind === 'closed')
  if (!closing?.eclipse) return
  const decided = withDecisions(near, await decisionsNear(db, { from, to }))
  const isClosed = decided.some(
    ({ date, observances }) => date === day && observances.some(({ kind }) => kind === 'closed'),
  )
  if (!isClosed) return
  const { sutak, end } = closing.eclipse
  const words = {
    date: formatDay(day, language),
    first: formatMoment(new Date(sutak).toISOString(), language),
    last: formatMoment(new Date(end).toISOString(), language),
  }
  throw new AppError('ECLIPSE_DAY', { words })
}

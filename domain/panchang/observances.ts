import { addDays, type CalendarDay } from '../calendar-day.ts'
import type { Bilingual } from '../language.ts'
import type { SunDay } from './day-part.ts'
import {
  type Festival,
  festivals,
  monthly,
  type ObservanceKind,
  observanceKinds,
  sankrantis,
  shraddhs,
} from './festivals.ts'
import { lunationAt } from './lunar-month.ts'
import { observanceDay } from './observance-day.ts'
import { LUNATION_MS, siderealSun } from './sky.ts'
import type { Tithi } from './tithi.ts'

export type Observance = { kind: ObservanceKind; name: Bilingual }

type Dated = Observance & { day: CalendarDay }

function isOn({ on: [month, paksha, tithi], inAdhik = false }: Festival, found: Tithi): boolean {
  const isTithi = found.month.name.en === month && found.paksha === paksha && (found.number - 1) % 15 === tithi - 1
  if (!isTithi || !inAdhik) return isTithi && !found.month.isAdhik
  return found.month.isAdhik || !lunationAt(found.start - LUNATION_MS).isAdhik
}

function ofTithi(tithi: Tithi, next: Tithi | undefined, days: readonly SunDay[]): Dated[] {
  const named = [...festivals, ...shraddhs].filter((festival) => isOn(festival, tithi))
  const usual = monthly.filter(
    ({ tithis, kind }) => tithis.includes(tithi.number) && !named.some((one) => one.kind === kind),
  )
  return [...named, ...usual].flatMap((one: Pick<Festival, 'name' | 'kind' | 'rule' | 'daysAfter'>) => {
    const found = observanceDay(tithi, next, one.rule, days)
    return found ? [{ day: addDays(found.day, one.daysAfter ?? 0), kind: one.kind, name: one.name }] : []
  })
}

/** Whether the sun has entered a sign, within the half year after that. */
const isPast = (instant: number, longitude: number): boolean => (siderealSun(instant) - longitude + 360) % 360 < 180

const sankrantisOf = (days: readonly SunDay[]): Dated[] =>
  sankrantis.flatMap(({ name, longitude }) => {
    const found = days.find(
      ({ set }, index) => index > 0 && isPast(set, longitude) && !isPast(days[index - 1]?.set ?? set, longitude),
    )
    return found ? [{ day: found.day, kind: 'festival' as const, name }] : []
  })

/** What is observed on each of the days, by day; the most important first. */
export function observancesBetween(tithis: readonly Tithi[], days: readonly SunDay[]): Map<CalendarDay, Observance[]> {
  const dated = [...sankrantisOf(days), ...tithis.flatMap((tithi, index) => ofTithi(tithi, tithis[index + 1], days))]
  const byDay = Map.groupBy(
    dated.toSorted((one, other) => observanceKinds.indexOf(one.kind) - observanceKinds.indexOf(other.kind)),
    ({ day }) => day,
  )
  return new Map([...byDay].map(([day, found]) => [day, found.map(({ kind, name }) => ({ kind, name }))]))
}

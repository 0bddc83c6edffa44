import { addDays, type CalendarDay } from '../calendar-day.ts'
import type { Bilingual } from '../language.ts'
import type { SunDay } from './day-part.ts'
import { type Festival, festivals, monthly, sankrantis, shraddhs } from './festivals.ts'
import { lunationAt } from './lunar-month.ts'
import { fullName, monthName } from './names.ts'
import { keyInMonth, mostImportantFirst, type Observance } from './observance.ts'
import { observanceDay } from './observance-day.ts'
import { LUNATION_MS, siderealSun } from './sky.ts'
import type { Tithi } from './tithi.ts'

/** An observance as it was computed. */
export type ComputedObservance = Observance & {
  /** Null for what comes in every month and has no name of its own. */
  key: string | null
  /** Its tithi with the lunar month; null for a sankranti, which the sun decides. */
  tithi: Bilingual | null
}

type Ruled = Pick<Festival, 'kind' | 'name' | 'rule' | 'daysAfter'> & Pick<ComputedObservance, 'key'>

type Dated = ComputedObservance & { day: CalendarDay }

function isOn({ on: [month, paksha, tithi], inAdhik = false }: Festival, found: Tithi): boolean {
  const isTithi = found.month.name.en === month && found.paksha === paksha && (found.number - 1) % 15 === tithi - 1
  if (!isTithi || !inAdhik) return isTithi && !found.month.isAdhik
  return found.month.isAdhik || !lunationAt(found.start - LUNATION_MS).isAdhik
}

function ofTithi(tithi: Tithi, next: Tithi | undefined, days: readonly SunDay[]): Dated[] {
  const named = [...festivals, ...shraddhs].filter((festival) => isOn(festival, tithi))
  const usual = monthly
    .filter(({ tithis, kind }) => tithis.includes(tithi.number) && !named.some((one) => one.kind === kind))
    .map((one) => ({ ...one, key: one.keyPrefix ? keyInMonth(one.keyPrefix, tithi.month, tithi.paksha) : null }))
  return [...named, ...usual].flatMap(({ kind, name, key, rule, daysAfter = 0 }: Ruled) => {
    const found = observanceDay(tithi, next, rule, days)
    return found ? [{ day: addDays(found.day, daysAfter), kind, name, key, tithi: tithiOf(tithi) }] : []
  })
}

function tithiOf({ number, paksha, month }: Tithi): Bilingual {
  const [lunar, tithi] = [monthName(month), fullName(number, paksha)]
  return { en: `${lunar.en} ${tithi.en}`, hi: `${lunar.hi} ${tithi.hi}` }
}

/** Whether the sun has entered a sign, within the half year after that. */
const isPast = (instant: number, longitude: number): boolean => (siderealSun(instant) - longitude + 360) % 360 < 180

const sankrantisOf = (days: readonly SunDay[]): Dated[] =>
  sankrantis.flatMap(({ longitude, ...sankranti }) => {
    const found = days.find(
      ({ set }, index) => index > 0 && isPast(set, longitude) && !isPast(days[index - 1]?.set ?? set, longitude),
    )
    return found ? [{ ...sankranti, day: found.day, tithi: null }] : []
  })

/** What is observed on each of the days, by day; the most important first. */
export function observancesBetween(
  tithis: readonly Tithi[],
  days: readonly SunDay[],
): Map<CalendarDay, ComputedObservance[]> {
  const dated = [...sankrantisOf(days), ...tithis.flatMap((tithi, index) => ofTithi(tithi, tithis[index + 1], days))]
  const byDay = Map.groupBy(mostImportantFirst(dated), ({ day }) => day)
  return new Map(
    [...byDay].map(([day, found]) => [day, found.map(({ kind, name, key, tithi }) => ({ kind, name, key, tithi }))]),
  )
}

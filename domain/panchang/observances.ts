import { addDays, type CalendarDay, dayOf } from '../calendar-day.ts'
import type { Bilingual } from '../language.ts'
import { closings } from './closings.ts'
import { type SunDay, spanOf } from './day-part.ts'
import { type Eclipse, eclipseAt } from './eclipses.ts'
import { type Festival, festivals, monthly, sankrantis } from './festivals.ts'
import { lunationAt } from './lunar-month.ts'
import { fullName, monthName } from './names.ts'
import { mostImportantFirst, type Observance, plain } from './observance.ts'
import { observanceDay } from './observance-day.ts'
import { weekdayOf } from './offered.ts'
import { LUNATION_MS, siderealSun } from './sky.ts'
import type { Tithi } from './tithi.ts'

/** An observance on its computed day. */
export type ComputedObservance = Observance & {
  /** Null for an observance that comes every month without its own name, and for an eclipse, about which nobody decides. */
  key: string | null
  /** Its tithi with the lunar month; null for a sankranti and an eclipse, which depend on the sun and the moon. */
  tithi: Bilingual | null
}

type Dated = ComputedObservance & { day: CalendarDay }

/** The same days according to the sunrise in Varanasi, and in Delhi. */
export type Skies = { days: readonly SunDay[]; inDelhi: readonly SunDay[] }

function isOn({ on: [month, paksha, tithi], inLeapMonth }: Festival, found: Tithi): boolean {
  const { name, isAdhik } = found.month
  if (name.key !== month || found.paksha !== paksha || (found.number - 1) % 15 !== tithi - 1) return false
  if (inLeapMonth !== 'instead') return isAdhik === (inLeapMonth === 'only')
  return isAdhik || !lunationAt(found.start - LUNATION_MS).isAdhik
}

function ofTithi(tithi: Tithi, next: Tithi | undefined, { days, inDelhi }: Skies): Dated[] {
  const dated = ({
    rule,
    daysAfter = 0,
    ...one
  }: Pick<Festival, 'name' | 'kind' | 'rule' | 'daysAfter' | 'tradition' | 'isBath'> & { key: string | null }) => {
    const [here, there] = [days, inDelhi].map((each) => observanceDay(tithi, next, rule, each)?.day)
    if (!here) return []
    const { kind, name, key, tradition = null, isBath = false } = one
    const day = addDays(here, daysAfter)
    const elsewhere = there && there !== here ? addDays(there, daysAfter) : null
    return [{ ...plain, day, kind, name, key, tithi: tithiOf(tithi), tradition, isBath, inDelhi: elsewhere }]
  }
  const named = festivals.filter((festival) => isOn(festival, tithi)).flatMap(dated)
  const usual = monthly
    .filter(({ tithis, exceptIn }) => tithis.includes(tithi.number) && tithi.month.name.key !== exceptIn)
    .flatMap(({ weekday, ...one }) => dated({ ...one, key: null }).map((found) => ({ ...found, weekday })))
    .filter(({ day, weekday }) => weekday === undefined || weekday === weekdayOf(day))
  const all: Dated[] = [...inBothTraditions(named)]
  for (const { weekday, ...one } of usual)
    if (weekday !== undefined || !all.some(({ kind }) => kind === one.kind)) all.push(one)
  return all
}

/** If both traditions keep the same day, it is shown once, without a tradition. */
const inBothTraditions = (dated: readonly Dated[]): Dated[] => {
  const days = new Set(dated.flatMap(({ tradition, day }) => (tradition ? [day] : [])))
  if (days.size !== 1) return [...dated]
  return dated.flatMap((one) => (one.tradition === 'vaishnava' ? [] : [{ ...one, tradition: null }]))
}

function tithiOf({ number, paksha, month }: Tithi): Bilingual {
  const [lunar, tithi] = [monthName(month), fullName(number, paksha)]
  return { en: `${lunar.en} ${tithi.en}`, hi: `${lunar.hi} ${tithi.hi}` }
}

/** Whether the sun has entered a sign within the last half year. */
const isPast = (instant: number, longitude: number): boolean => (siderealSun(instant) - longitude + 360) % 360 < 180

const sankrantisOf = (days: readonly SunDay[]): Dated[] =>
  sankrantis.flatMap(({ longitude, ...sankranti }) => {
    const found = days.find(
      ({ set }, index) => index > 0 && isPast(set, longitude) && !isPast(days[index - 1]?.set ?? set, longitude),
    )
    return found ? [{ ...plain, ...sankranti, day: found.day, tithi: null }] : []
  })

const eclipseNames = {
  sun: { en: 'Solar eclipse', hi: 'सूर्य ग्रहण' },
  moon: { en: 'Lunar eclipse', hi: 'चंद्र ग्रहण' },
} as const

/** The days on which the hours for poojas, from sunrise to the end of dusk, overlap with an eclipse or its sutak. */
const daysClosedBy = ({ sutak, end }: Eclipse, days: readonly SunDay[]): CalendarDay[] =>
  days.filter((day) => day.rise < end && spanOf('dusk', day).end > sutak).map(({ day }) => day)

/** The moon is full at the end of Purnima and new at the end of Amavasya. */
const eclipseAfter = ({ number, end }: Tithi): Eclipse | null =>
  number % 15 === 0 ? eclipseAt(end, number === 15 ? 'moon' : 'sun') : null

/** An eclipse on the day on which it is first visible, and the days that it closes for poojas. */
const ofEclipse = (eclipse: Eclipse | null, days: readonly SunDay[]): Dated[] =>
  eclipse
    ? [
        {
          ...plain,
          day: dayOf(eclipse.start),
          kind: 'eclipse',
          name: eclipseNames[eclipse.body],
          key: null,
          tithi: null,
          eclipse,
        },
        ...closings
          .filter(({ body }) => body === eclipse.body)
          .flatMap(({ key, kind, name }) =>
            daysClosedBy(eclipse, days).map((day) => ({ ...plain, day, kind, name, key, tithi: null, eclipse })),
          ),
      ]
    : []

/** The observances of each of the days, by day; the most important first. */
export function observancesBetween(tithis: readonly Tithi[], skies: Skies): Map<CalendarDay, ComputedObservance[]> {
  const { days } = skies
  const dated = [
    ...sankrantisOf(days),
    ...tithis.flatMap((tithi) => ofEclipse(eclipseAfter(tithi), days)),
    ...tithis.flatMap((tithi, index) => ofTithi(tithi, tithis[index + 1], skies)),
  ]
  return Map.groupBy(mostImportantFirst(dated), ({ day }) => day)
}

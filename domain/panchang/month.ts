import { addDays, type CalendarDay } from '../calendar-day.ts'
import { sunDays, type SunDay } from './day-part.ts'
import type { Bilingual } from '../language.ts'
import { sawanMonday } from './festivals.ts'
import { fullName, monthName, type Paksha, tithiNames } from './names.ts'
import { plain } from './observance.ts'
import { observanceDay } from './observance-day.ts'
import { type ComputedObservance, observancesBetween } from './observances.ts'
import { addMonths, weekdayOf } from './offered.ts'
import { type Tithi, tithisBetween } from './tithi.ts'

/** A tithi as pages show it. */
export type NamedTithi = {
  /** 1 to 30, counted from the new moon. */
  tithi: number
  paksha: Paksha
  /** The name with the fortnight: Shukla Tritiya. */
  name: Bilingual
  tithiName: Bilingual
  /** The lunar month, counted from full moon to full moon. */
  month: Bilingual
}

/** A day with the tithi of its sunrise in Varanasi; instants are epoch milliseconds. */
export type PanchangDay = NamedTithi & {
  date: CalendarDay
  sunrise: number
  sunset: number
  /** The end of the tithi at sunrise, often on the next day. */
  ends: number
  /** Whether the same tithi is present at the sunrise of the next day, or of the day before. */
  doubled: 'first' | 'second' | null
  /** The tithi that begins and ends between this sunrise and the next one, so that no day is named after it. */
  skipped: (NamedTithi & { starts: number; ends: number }) | null
  /** The tithi in the middle of the afternoon (aparahna), if it is a different one. */
  afternoon: NamedTithi | null
  /** The tithis whose shraddh is due on this day, because they last longest in its afternoon: none, one or two. */
  shraddh: NamedTithi[]
  observances: ComputedObservance[]
}

/** A tithi lasts at most 27 hours, and an observance is at most two days away from it. */
const AROUND_DAYS = 5

const nameOf = ({ number, paksha, month }: Tithi): NamedTithi => ({
  tithi: number,
  paksha,
  name: fullName(number, paksha),
  tithiName: tithiNames[number] ?? { en: '', hi: '' },
  month: monthName(month),
})

/** The panchang of a month (`YYYY-MM`), for sunrise in Varanasi. It takes tens of milliseconds. */
export function panchangOf(month: string): PanchangDay[] {
  const first = `${month}-01` as CalendarDay
  const end = `${addMonths(month, 1)}-01` as CalendarDay
  const [from, to] = [addDays(first, -AROUND_DAYS), addDays(end, AROUND_DAYS)]
  const days = sunDays(from, to, 'varanasi')
  const [firstDay, lastDay] = [days.at(0), days.at(-1)]
  if (!firstDay || !lastDay) return []
  const tithis = tithisBetween(firstDay.rise, lastDay.rise)
  const observances = observancesBetween(tithis, { days, inDelhi: sunDays(from, to, 'delhi') })
  const shraddhs = Map.groupBy(
    tithis,
    (tithi, index) => observanceDay(tithi, tithis[index + 1], { at: 'afternoon' }, days)?.day,
  )
  return days
    .filter(({ day }) => day >= first && day < end)
    .flatMap((day) => {
      const tithi = atInstant(tithis, day.rise)
      if (!tithi) return []
      const observed = observances.get(day.day) ?? []
      return [
        {
          ...tithisOf(day, tithi, tithis),
          shraddh: (shraddhs.get(day.day) ?? []).map(nameOf),
          observances: isSawanMonday(day, tithi) ? [...observed, aSawanMonday] : observed,
        },
      ]
    })
}

const atInstant = (tithis: readonly Tithi[], instant: number): Tithi | undefined =>
  tithis.find(({ start, end }) => start <= instant && instant < end)

function tithisOf({ day, rise, set, nextRise }: SunDay, tithi: Tithi, tithis: readonly Tithi[]) {
  const dayBefore = rise - (nextRise - rise)
  const afternoon = atInstant(tithis, rise + (set - rise) * MID_AFTERNOON)
  const skipped = tithis.find(({ start, end }) => start > rise && end <= nextRise)
  return {
    date: day,
    ...nameOf(tithi),
    sunrise: rise,
    sunset: set,
    ends: tithi.end,
    doubled: tithi.end > nextRise ? ('first' as const) : tithi.start <= dayBefore ? ('second' as const) : null,
    skipped: skipped ? { ...nameOf(skipped), starts: skipped.start, ends: skipped.end } : null,
    afternoon: afternoon && afternoon !== tithi ? nameOf(afternoon) : null,
  }
}

/** The afternoon is the fourth fifth of the day from sunrise to sunset. */
const MID_AFTERNOON = 0.7

const isSawanMonday = ({ day }: SunDay, { month }: Tithi): boolean =>
  weekdayOf(day) === 1 && month.name.key === 'shravana'

const aSawanMonday: ComputedObservance = { ...plain, ...sawanMonday, key: null, tithi: null }

import { addDays, type CalendarDay } from '../calendar-day.ts'
import { sunDays } from './day-part.ts'
import type { Bilingual } from '../language.ts'
import { fullName, monthName, type Paksha, tithiNames } from './names.ts'
import { type ComputedObservance, observancesBetween } from './observances.ts'
import { addMonths } from './offered.ts'
import { tithisBetween } from './tithi.ts'

export type PanchangDay = {
  date: CalendarDay
  /** 1 to 30 from the new moon, as at sunrise in Varanasi. */
  tithi: number
  paksha: Paksha
  /** With its fortnight: Shukla Tritiya. */
  name: Bilingual
  tithiName: Bilingual
  /** The lunar month, counted from full moon to full moon. */
  month: Bilingual
  observances: ComputedObservance[]
}

/** A tithi lasts at most 27 hours, and an observance is at most a day after it. */
const AROUND_DAYS = 4

/** The panchang of a month (`YYYY-MM`), for sunrise in Varanasi. It takes tens of milliseconds. */
export function panchangOf(month: string): PanchangDay[] {
  const first = `${month}-01` as CalendarDay
  const end = `${addMonths(month, 1)}-01` as CalendarDay
  const days = sunDays(addDays(first, -AROUND_DAYS), addDays(end, AROUND_DAYS))
  const [firstDay, lastDay] = [days.at(0), days.at(-1)]
  if (!firstDay || !lastDay) return []
  const tithis = tithisBetween(firstDay.rise, lastDay.rise)
  const observances = observancesBetween(tithis, days)
  return days
    .filter(({ day }) => day >= first && day < end)
    .flatMap(({ day, rise }) => {
      const tithi = tithis.find((one) => one.start <= rise && rise < one.end)
      const tithiName = tithi && tithiNames[tithi.number]
      if (!tithiName) return []
      const { number, paksha, month: lunar } = tithi
      return [
        {
          date: day,
          tithi: number,
          paksha,
          name: fullName(number, paksha),
          tithiName,
          month: monthName(lunar),
          observances: observances.get(day) ?? [],
        },
      ]
    })
}

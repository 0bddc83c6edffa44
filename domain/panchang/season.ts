import type { CalendarDay } from '../calendar-day.ts'
import type { Bilingual } from '../language.ts'
import type { PanchangDay } from './month.ts'

type SeasonRule = {
  /** The name in the form for “the season of the …”, “… के समय”. */
  name: Bilingual
  /** Keys of observances: the season begins with the earliest and ends with the last of them. */
  from: readonly string[]
  to: string
  /** The months of the year in which the season can be. */
  months: readonly string[]
}

/** Times of the year in which a package or a pooja is offered. The bathing days of the Magh Mela begin and end it. */
export const seasons = {
  'magh-mela': {
    name: { en: 'Magh Mela', hi: 'माघ मेले' },
    from: ['makar-sankranti', 'paush-purnima'],
    to: 'maha-shivaratri',
    months: ['01', '02', '03'],
  },
} as const satisfies Record<string, SeasonRule>

export type Season = keyof typeof seasons

export const seasonNames = Object.keys(seasons) as [Season, ...Season[]]

export type SeasonDays = { first: CalendarDay; last: CalendarDay }

/** The days of a season of one year, from the panchang of its months. @throws RangeError if the months do not contain them */
export function seasonIn(season: Season, days: readonly PanchangDay[]): SeasonDays {
  const { from, to }: SeasonRule = seasons[season]
  const dayOf = (isOf: (key: string) => boolean) =>
    days.find(({ observances }) => observances.some(({ key }) => key !== null && isOf(key)))?.date
  const [first, last] = [dayOf((key) => from.includes(key)), dayOf((key) => key === to)]
  if (!first || !last) throw new RangeError(`no days of ${season}`)
  return { first, last }
}

import type { DeskNumbers } from '../../../contract/desk/numbers.ts'
import { formatShortDay } from '../../../domain/format.ts'
import { paiseFromRupees, rupeesFromPaise, total } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../../language/language.ts'

type Cell = { week: string; city: string }

/** The values of cells by week, for one city or added up for all. Amounts are added exactly, to the paisa. */
export function byWeek<C extends Cell>(
  { weeks }: DeskNumbers,
  cells: readonly C[],
  value: (cell: C) => number,
  city?: string,
): number[] {
  const chosen = city === undefined ? cells : cells.filter((cell) => cell.city === city)
  return weeks.map((week) => sum(chosen.filter((cell) => cell.week === week).map(value)))
}

export const sum = (values: readonly number[]): number => rupeesFromPaise(total(values.map(paiseFromRupees)))

const counts = new Intl.NumberFormat('en-IN')
/** A count or a number of hours, with Latin digits and the groups of India in both languages. */
export const numberText = (value: number | null): string => (value === null ? '–' : counts.format(value))

/** Names of cities and weeks, and the texts that screen readers say instead of a chart. */
export function useChartTexts({ weeks, today, cities }: DeskNumbers) {
  const t = useTranslate()
  const language = useLanguage()
  const shortDay = (day: string) => formatShortDay(day, language)
  return {
    cities: cities.map(({ key, name, nameHindi }) => ({ key, name: language === 'hi' ? nameHindi : name })),
    labelOf: (title: string) =>
      t(m.desk_numbers_chart, { title, first: shortDay(weeks[0] ?? today), last: shortDay(today) }),
    /** `texts` are the values of each week. */
    hintsOf: (texts: readonly string[]) => weeks.map((week, index) => `${shortDay(week)}: ${texts[index]}`),
  }
}

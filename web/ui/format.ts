import { useSyncExternalStore } from 'react'
import {
  formatDay,
  formatMoment,
  formatMomentInIndia,
  formatRupees,
  formatShortDay,
  formatWeekday,
  tableFormat,
} from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { daysText } from '../../messages/days.ts'
import { useLanguage } from '../language/language.ts'

/** Formats rupees from the wire. */
export function useRupees(): (rupees: number) => string {
  const language = useLanguage()
  return (rupees) => formatRupees(paiseFromRupees(rupees), language)
}

/** Formats the amounts of one table, in rupees from the wire: either all of them with paise, or none. */
export function useTableRupees(amounts: readonly number[]): (rupees: number) => string {
  const format = tableFormat(amounts.map(paiseFromRupees), useLanguage())
  return (rupees) => format(paiseFromRupees(rupees))
}

/** Formats a calendar day from the wire. */
export function useDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => formatDay(day, language)
}

/** Formats a calendar day from the wire with its weekday. */
export function useDayWithWeekday(): (day: string) => string {
  const language = useLanguage()
  return (day) => `${formatWeekday(day, language)}, ${formatDay(day, language)}`
}

/** Formats a calendar day without its year, for tables of days that are near. */
export function useShortDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => formatShortDay(day, language)
}

/** Formats the first and the last calendar day of a journey; one day if they are the same. */
export function useDays(): (first: string, last: string) => string {
  const language = useLanguage()
  return (first, last) => daysText(first, last, language)
}

/** The offset of India's time, in the form that `getTimezoneOffset` returns. */
const INDIA_OFFSET_MINUTES = -330

const neverChanges = () => () => {}
const hasIndianTime = () => new Date().getTimezoneOffset() === INDIA_OFFSET_MINUTES

/** Formats an instant as day and time in India. Names the time zone for readers whose clock shows another time. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage()
  // The server does not know the time zone of the reader.
  const isInIndia = useSyncExternalStore(neverChanges, hasIndianTime, () => false)
  const format = isInIndia ? formatMomentInIndia : formatMoment
  return (instant) => format(instant, language)
}

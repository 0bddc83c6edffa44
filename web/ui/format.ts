import { formatDay, formatMoment, formatRupees } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { useLanguage } from '../language/language.ts'

/** Formats rupees from the wire. */
export function useRupees(): (rupees: number) => string {
  const language = useLanguage()
  return (rupees) => formatRupees(paiseFromRupees(rupees), language)
}

/** Formats a calendar day from the wire. */
export function useDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => formatDay(day, language)
}

/** Formats an instant as day and time in India. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage()
  return (instant) => formatMoment(instant, language)
}

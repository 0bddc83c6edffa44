import { formatDay, formatMoment, formatRupees } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { useLanguage } from '../language/language.ts'

/** Rupees from the wire as people read them. */
export function useRupees(): (rupees: number) => string {
  const language = useLanguage()
  return (rupees) => formatRupees(paiseFromRupees(rupees), language)
}

/** A day from the wire (or the day of an instant, by its date part) as people read it. */
export function useDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => formatDay(day, language)
}

/** An instant as people read it: day and time in India. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage()
  return (instant) => formatMoment(instant, language)
}

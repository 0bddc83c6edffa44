import { useState } from 'react'
import { type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'

const KEY = 'deskMoneyDay'

/** The day on which a bank most likely received a payment, in Asia/Kolkata: that on which the devotee has sent it, as UPI and IMPS do. */
export const usualDay = (submittedAt: string | undefined): CalendarDay =>
  dayOf(submittedAt === undefined ? Date.now() : Date.parse(submittedAt))

/**
 * The day that staff have named for the money that they work through; null for the usual day of each payment. It stays until the
 * tab is closed.
 */
export function useMoneyDay(): [CalendarDay | null, (day: CalendarDay | null) => void] {
  const [day, setDay] = useState(readDay)
  return [
    day,
    (chosen) => {
      if (chosen) sessionStorage.setItem(KEY, chosen)
      else sessionStorage.removeItem(KEY)
      setDay(chosen)
    },
  ]
}

function readDay(): CalendarDay | null {
  const kept = sessionStorage.getItem(KEY)
  return kept !== null && /^\d{4}-\d\d-\d\d$/.test(kept) && kept <= dayOf(Date.now()) ? (kept as CalendarDay) : null
}

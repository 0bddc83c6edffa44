import { useState } from 'react'
import { addDays, type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'

const KEY = 'deskMoneyDay'

export const yesterday = (): CalendarDay => addDays(dayOf(Date.now()), -1)

/**
 * The day on which the bank received the payments that staff confirm, in Asia/Kolkata. Staff set it once, and it stays until the
 * tab is closed. The default is yesterday, because that is the last day of the statement that they read.
 */
export function useMoneyDay(): [CalendarDay, (day: CalendarDay) => void] {
  const [day, setDay] = useState(readDay)
  return [
    day,
    (chosen) => {
      sessionStorage.setItem(KEY, chosen)
      setDay(chosen)
    },
  ]
}

function readDay(): CalendarDay {
  const kept = sessionStorage.getItem(KEY)
  return kept !== null && /^\d{4}-\d\d-\d\d$/.test(kept) && kept <= dayOf(Date.now())
    ? (kept as CalendarDay)
    : yesterday()
}

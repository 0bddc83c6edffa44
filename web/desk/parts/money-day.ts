import { useState } from 'react'
import { addDays, type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'

const KEY = 'deskMoneyDay'

export const yesterday = (): CalendarDay => addDays(dayOf(Date.now()), -1)

/**
 * The day on which the bank received the money that staff work through, in Asia/Kolkata. They say it once, and it stays until the tab is
 * closed; the statement that they look at ends with yesterday, unless they say otherwise.
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

import { useState } from 'react'
import { type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'

type Props = { day: CalendarDay; isChosen: boolean; onDay: (day: CalendarDay | null) => void; className: string }

/** The day on which the bank received the payments that are confirmed next. One that staff have named is marked; emptied, it is as usual. */
export function ReceivedDay({ day, isChosen, onDay, className }: Props) {
  const t = useTranslate()
  const [today] = useState(() => dayOf(Date.now()))
  return (
    <label className={`flex flex-wrap items-center gap-x-2 text-[0.9rem] ${className}`}>
      {t(m.desk_received_on)}
      <input
        type="date"
        value={day}
        max={today}
        title={t(m.desk_date_stays)}
        className={`min-h-11 rounded-lg border-2 px-2 text-base text-ink tabular-nums lg:min-h-9 ${isChosen ? 'border-marigold bg-glow font-bold' : 'border-edge bg-card'}`}
        onChange={({ target }) => {
          // A day in the future can be typed, and no bank has received anything on it.
          const typed = target.value > today ? today : target.value
          onDay((typed as CalendarDay) || null)
        }}
      />
    </label>
  )
}

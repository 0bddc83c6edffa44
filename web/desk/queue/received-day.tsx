import { useState } from 'react'
import { type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { yesterday } from '../parts/money-day.ts'

/** Somebody can type a day in the future, on which no bank has received anything. */
const dayIn = (text: string, today: CalendarDay): CalendarDay =>
  text > today ? today : ((text || yesterday()) as CalendarDay)

type Props = { day: CalendarDay; onDay: (day: CalendarDay) => void; className: string }

/** The day on which the bank received the payments that are confirmed next. A day other than yesterday is highlighted. */
export function ReceivedDay({ day, onDay, className }: Props) {
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
        className={`min-h-11 rounded-lg border-2 px-2 text-base text-ink tabular-nums lg:min-h-9 ${day === yesterday() ? 'border-edge bg-card' : 'border-marigold bg-glow font-bold'}`}
        onChange={({ target }) => onDay(dayIn(target.value, today))}
      />
    </label>
  )
}

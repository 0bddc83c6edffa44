import { m } from '../../messages/compiled/messages.js'
import { dayCount } from '../../messages/days.ts'
import { useTranslate } from '../language/language.ts'
import { useDay, useDayWithWeekday } from './format.ts'

/**
 * The first day with its weekday; for a journey of several days, also the last one on its own line. Calendar days from the wire.
 */
export function Days({ first, last, className = '' }: { first: string; last: string; className?: string }) {
  const t = useTranslate()
  const day = useDay()
  const withWeekday = useDayWithWeekday()
  return (
    <>
      <p className={className}>{withWeekday(first)}</p>
      {last > first && <p>{t(m.common_to_day, { last: day(last), days: String(dayCount(first, last)) })}</p>}
    </>
  )
}

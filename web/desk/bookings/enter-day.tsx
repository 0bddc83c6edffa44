import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useDay } from '../../ui/format.ts'
import { type DayOfOffer, type OfferToEnter, readDay } from './offers-to-enter.ts'

/** In milliseconds. People type letters faster than this. */
const PAUSE_MS = 150

/** What was read for `key`, a moment after it has changed; null before, for an empty key, and if the read fails. */
export function useRead<Answer>(key: string, read: (key: string) => Promise<Answer>): Answer | null {
  const [last, setLast] = useState<{ key: string; answer: Answer } | null>(null)
  const reading = useEffectEvent(read)
  useEffect(() => {
    if (!key) return
    let isLast = true
    const timer = setTimeout(() => {
      reading(key).then(
        (answer) => isLast && setLast({ key, answer }),
        // The server checks the day when the booking is entered.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [key])
  return last?.key === key ? last.answer : null
}

/** What the site knows of an offer on a day. */
export const useDayOfOffer = (offer: OfferToEnter | undefined, date: string): DayOfOffer | null =>
  useRead(offer ? `${offer.id} ${date}` : '', async () => (offer ? readDay(offer, date) : null))

/** Says whether the day has a free place; shows nothing if the offer has no limit. */
export function DayState({ day: { date, state, left, reason = '' } }: { day: DayOfOffer }) {
  const t = useTranslate()
  const formatDay = useDay()
  const shown = { date: formatDay(date), reason }
  if (state === 'CLOSED') return <p className="error-text">{t(m.desk_enter_closed, shown)}</p>
  if (state === 'FULL') return <p className="error-text">{t(m.error_day_full, shown)}</p>
  return left !== null && <p>{t(m.desk_enter_left, { count: String(left) })}</p>
}

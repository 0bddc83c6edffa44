import type { Feedback } from '../../contract/feedback.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { formatMonth } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { useCityNamed } from '../root-data.ts'
import { useDay } from '../ui/format.ts'

/** One feedback: stars, text, author, and the journey before it. */
export function FeedbackText({ item }: { item: Feedback }) {
  const t = useTranslate()
  const day = useDay()
  const language = useLanguage()
  const { city, month } = item
  const cityNamed = useCityNamed()
  const cityName = city && cityNamed(city)?.name
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="img" aria-label={t(m.feedback_stars, { count: String(item.rating) })} className="text-xl text-river">
          {'★'.repeat(item.rating)}
          {'☆'.repeat(5 - item.rating)}
        </p>
        {item.example && <p className="text-base text-quiet">{t(m.feedback_example)}</p>}
      </div>
      <p lang={langOf(item.text)} className="whitespace-pre-line">
        {item.text}
      </p>
      <p className="text-base text-quiet">
        <span lang={langOf(item.User.name)}>{item.User.name}</span>, {day(dayOf(Date.parse(item.createdAt)))}
      </p>
      {cityName && month && (
        <p className="text-base font-bold text-tulsi">
          {t(m.feedback_journey, { city: cityName, month: formatMonth(month, language) })}
        </p>
      )}
      {!city && !item.example && <p className="text-base text-quiet">{t(m.feedback_not_travelled)}</p>}
    </>
  )
}

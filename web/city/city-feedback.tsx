import type { Feedback } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { FeedbackText } from '../feedback/feedback-text.tsx'
import { useTranslate } from '../language/language.ts'

/** What devotees wrote after a journey to this city; nothing before the first one did. On a phone one of them is shown. */
export function CityFeedback({ items }: { items: readonly Feedback[] }) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="travellers" className="grid gap-3">
      <h2 id="travellers">{t(m.landing_travellers)}</h2>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="slip grid gap-1 max-md:not-first:hidden">
            <FeedbackText item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Feedback } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { FeedbackText } from '../feedback/feedback-text.tsx'
import { useTranslate } from '../language/language.ts'
import { TextLink } from '../ui/text-link.tsx'

/** What devotees wrote after their journey; nothing before the first one did. */
export function TravellersFeedback({ items }: { items: readonly Feedback[] }) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="travellers" className="mx-auto grid w-full max-w-6xl gap-4 px-4">
      <h2 id="travellers">{t(m.landing_travellers)}</h2>
      <ul className="grid items-start gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,27rem))]">
        {items.map((item) => (
          <li key={item.id} className="slip grid gap-1">
            <FeedbackText item={item} />
          </li>
        ))}
      </ul>
      <TextLink to="/feedback">{t(m.landing_all_feedback)}</TextLink>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { Feedback } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { FeedbackText } from './feedback-text.tsx'

type Props = {
  items: readonly Feedback[]
  /** A phone shows the first one only. */
  isShortOnPhone?: boolean
  className?: string
  /** Shown after the list. */
  children?: ReactNode
}

/** Feedback that devotees wrote after their journey; shows nothing until there is some. */
export function TravellersFeedback({ items, isShortOnPhone = false, className = '', children }: Props) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="travellers" className={`grid gap-4 ${className}`}>
      <h2 id="travellers">{t(m.landing_travellers)}</h2>
      <ul className="grid items-start gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,27rem))]">
        {items.map((item) => (
          <li key={item.id} className={`slip grid gap-1 ${isShortOnPhone ? 'max-md:not-first:hidden' : ''}`}>
            <FeedbackText item={item} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

import type { Language } from '../../domain/language.ts'
import type { Rating } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'

/** The average and the number of ratings as a text; null without ratings. */
export function ratingText({ average, count }: Rating, locale: Language): string | null {
  if (average === null) return null
  const shown = average.toFixed(1)
  return count === 1
    ? m.feedback_rating_of_one({ average: shown }, { locale })
    : m.feedback_rating_of_many({ average: shown, count: String(count) }, { locale })
}

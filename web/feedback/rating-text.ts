import type { Language } from '../../domain/language.ts'
import type { Rating } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'

/** All ratings in one line; null while there is none. */
export function ratingText({ average, count }: Rating, locale: Language): string | null {
  if (average === null) return null
  const shown = average.toFixed(1)
  return count === 1
    ? m.feedback_rating_of_one({ average: shown }, { locale })
    : m.feedback_rating_of_many({ average: shown, count: String(count) }, { locale })
}

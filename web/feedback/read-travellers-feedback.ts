import { type Client, unwrap } from '../../contract/client.ts'
import type { Feedback } from '../../contract/feedback.ts'
import { slugOf } from '../../domain/city.ts'
import type { Language } from '../../domain/language.ts'
import { langOf } from '../language/language.ts'

/** The number of feedback texts on a page. */
const MOST = 3
/** Shorter texts do not help people to choose. */
const SHORTEST = 40

/**
 * Feedback that devotees wrote after a journey, to any city or to one by its slug; texts in the language of the page come first.
 * Empty if the database cannot be read.
 */
export async function readTravellersFeedback(client: Client, language: Language, place?: string): Promise<Feedback[]> {
  const list = await unwrap(client.feedback.$get({ query: {} })).catch(() => null)
  const travelled = (list?.data ?? []).filter(
    ({ city, text }) => city && (!place || slugOf(city) === place) && text.length >= SHORTEST,
  )
  const isOwn = ({ text }: Feedback) => (langOf(text) ?? 'en') === language
  return [...travelled.filter(isOwn), ...travelled.filter((item) => !isOwn(item))].slice(0, MOST)
}

import { type Client, unwrap } from '../../contract/client.ts'
import type { Feedback } from '../../contract/feedback.ts'
import { slugOf } from '../../domain/city.ts'
import type { Language } from '../../domain/language.ts'
import { langOf } from '../language/language.ts'

/** So many of them are on a page. */
const MOST = 3
/** Shorter texts help nobody to choose. */
const SHORTEST = 40

/**
 * What devotees wrote after a journey with us, to any city or to one by its slug, those in the language of the page first; without a
 * database, nothing.
 */
export async function readTravellersFeedback(client: Client, language: Language, place?: string): Promise<Feedback[]> {
  const list = await unwrap(client.feedback.$get({ query: {} })).catch(() => null)
  const travelled = (list?.data ?? []).filter(
    ({ city, text }) => city && (!place || slugOf(city) === place) && text.length >= SHORTEST,
  )
  const isOwn = ({ text }: Feedback) => (langOf(text) ?? 'en') === language
  return [...travelled.filter(isOwn), ...travelled.filter((item) => !isOwn(item))].slice(0, MOST)
}

import { unwrap } from '../../contract/client.ts'
import type { OfferDay } from '../../contract/places.ts'
import { api } from '../api.ts'
import type { ItemOfDay } from './item-of-day.ts'

/** The days of an offer with their places and prices, from one day to another, at most 62. */
export async function readOfferDays(
  { id, isPooja }: Pick<ItemOfDay, 'id' | 'isPooja'>,
  from: string,
  to: string,
): Promise<OfferDay[]> {
  const asked = { param: { id }, query: { from, to } }
  const { data } = await (isPooja
    ? unwrap(api.events.id[':id'].days.$get(asked))
    : unwrap(api.packages[':id'].days.$get(asked)))
  return data
}

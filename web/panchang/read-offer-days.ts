import { useEffect, useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { OfferDay } from '../../contract/places.ts'
import { api } from '../api.ts'
import type { ItemOfDay } from './item-of-day.ts'

type Offer = Pick<ItemOfDay, 'id' | 'isPooja'>

const NONE: readonly OfferDay[] = []

/** The days of an offer with their places and prices, from one day to another, at most 62. */
export async function readOfferDays({ id, isPooja }: Offer, from: string, to: string): Promise<OfferDay[]> {
  const asked = { param: { id }, query: { from, to } }
  const { data } = await (isPooja
    ? unwrap(api.events.id[':id'].days.$get(asked))
    : unwrap(api.packages[':id'].days.$get(asked)))
  return data
}

/** The days, empty until they are read. If the read fails they stay empty: the cart refuses a day without a place. */
export function useOfferDays({ id, isPooja }: Offer, from: string, to: string): readonly OfferDay[] {
  const span = `${id} ${from} ${to}`
  const [read, setRead] = useState<{ span: string; days: readonly OfferDay[] }>({ span: '', days: [] })
  useEffect(() => {
    let isLeft = false
    if (id && from && to)
      readOfferDays({ id, isPooja }, from, to).then(
        (days) => isLeft || setRead({ span, days }),
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [span, id, isPooja, from, to])
  return read.span === span ? read.days : NONE
}

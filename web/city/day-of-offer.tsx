import { useEffect, useEffectEvent, useState } from 'react'
import type { OfferDay } from '../../contract/places.ts'
import type { ItemOfDay } from '../panchang/item-of-day.ts'
import { useOfferedWords } from '../panchang/offered-day.tsx'
import { readOfferDays } from '../panchang/read-offer-days.ts'

type Props = { item: ItemOfDay; day: string; onPrice: (price: number) => void }

/** The places and the price of the chosen day, if there is something to say about them. */
export function DayOfOffer({ item, day, onPrice }: Props) {
  const words = useOfferedWords(item)
  const found = useOfferDay({ item, day, onPrice })
  return (
    <p role="status" className="leading-snug font-bold empty:hidden">
      {words(found).join(' ')}
    </p>
  )
}

/** Without an answer nothing is said: the cart refuses a day without a place, and the quote has the price. */
function useOfferDay({ item: { id, isPooja }, day, onPrice }: Props): OfferDay | undefined {
  const [found, setFound] = useState<OfferDay>()
  const tellPrice = useEffectEvent(onPrice)
  useEffect(() => {
    let isLeft = false
    readOfferDays({ id, isPooja }, day, day).then(
      ([read]) => {
        if (isLeft || !read) return undefined
        setFound(read)
        return tellPrice(read.price)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [id, isPooja, day])
  return found?.date === day ? found : undefined
}

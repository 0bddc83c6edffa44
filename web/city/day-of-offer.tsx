import { useEffect, useEffectEvent } from 'react'
import type { ItemOfDay } from '../panchang/item-of-day.ts'
import { useOfferedWords } from '../panchang/offered-day.tsx'
import { useOfferDays } from '../panchang/read-offer-days.ts'

type Props = { item: ItemOfDay; day: string; onPrice: (price: number) => void }

/** The places and the price of the chosen day, if there is something to say about them. */
export function DayOfOffer({ item, day, onPrice }: Props) {
  const words = useOfferedWords(item)
  const [found] = useOfferDays(item, day, day)
  const tellPrice = useEffectEvent(onPrice)
  useEffect(() => {
    if (found) tellPrice(found.price)
  }, [found])
  return (
    <p role="status" className="leading-snug font-bold empty:hidden">
      {words(found).join(' ')}
    </p>
  )
}

import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import type { ItemOfDay } from '../panchang/item-of-day.ts'
import { useOfferedWords } from '../panchang/offered-day.tsx'
import { useOfferDays } from '../panchang/read-offer-days.ts'

// Loaded late, because few days are full.
const JoinWaiting = lazy(async () => ({ default: (await import('../waiting/waiting.tsx')).JoinWaiting }))

type Props = { item: ItemOfDay; day: string; headCount: number; onPrice: (price: number) => void }

/** The places and the price of the chosen day, if there is something to say about them. */
export function DayOfOffer({ item, day, headCount, onPrice }: Props) {
  const words = useOfferedWords(item)
  const [found] = useOfferDays(item, day, day)
  const tellPrice = useEffectEvent(onPrice)
  useEffect(() => {
    if (found) tellPrice(found.price)
  }, [found])
  const subject = { kind: item.isPooja ? 'POOJA' : 'PACKAGE', id: item.id } as const
  return (
    <>
      <p role="status" className="leading-snug font-bold empty:hidden">
        {words(found).join(' ')}
      </p>
      {found?.state === 'FULL' && (
        <Suspense>
          <JoinWaiting
            key={item.id + day}
            wish={{ subject, date: startOf(day as CalendarDay), headCount: item.isPooja ? 0 : headCount }}
          />
        </Suspense>
      )}
    </>
  )
}

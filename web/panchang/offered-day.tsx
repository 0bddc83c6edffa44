import type { OfferDay } from '../../contract/places.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useRupees } from '../ui/format.ts'
import type { ItemOfDay } from './item-of-day.ts'

type Offered = Pick<ItemOfDay, 'usual' | 'isPooja'>

type Props = { day: OfferDay; usual: number | undefined }

/** Whether the price of a day differs from the usual price. */
const isOther = ({ state, price }: OfferDay, usual: number | undefined): boolean =>
  state !== 'CLOSED' && usual !== undefined && usual !== price

/** At most two lines for a day in the month: its places, and its price if it is not the usual one. */
export function OfferedDay({ day, usual }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const { state, left, price } = day
  return (
    <span aria-hidden className="panchang-places" data-state={state}>
      {state === 'FEW' && <b>{t(m.places_short, { count: String(left) })}</b>}
      {state === 'FULL' && <b>{t(m.places_short_full)}</b>}
      {state === 'CLOSED' && <b>{t(m.places_short_closed)}</b>}
      {isOther(day, usual) && <span>{rupees(price)}</span>}
    </span>
  )
}

/** The same facts in words, and the reason why a day is closed. */
export function useOfferedWords({ usual, isPooja }: Offered): (day: OfferDay | undefined) => string[] {
  const t = useTranslate()
  const rupees = useRupees()
  return (day) => {
    if (!day) return []
    const { state, left, price, reason = '' } = day
    return [
      ...(state === 'FEW' ? [t(left === 1 ? m.places_left_one : m.places_left, { count: String(left) })] : []),
      ...(state === 'FULL' ? [t(m.places_full)] : []),
      ...(state === 'CLOSED' ? [t(m.places_closed, { reason })] : []),
      ...(isOther(day, usual) ? [t(isPooja ? m.places_price : m.places_price_two, { amount: rupees(price) })] : []),
    ]
  }
}

/** Why days of a month are closed: each reason once, with its days. */
export function ClosedDays({ days }: { days: readonly OfferDay[] }) {
  const t = useTranslate()
  const closed = days.filter(({ state }) => state === 'CLOSED')
  if (closed.length === 0) return null
  return (
    <section aria-labelledby="panchang-closed">
      <h3 id="panchang-closed">{t(m.places_closed_days)}</h3>
      <dl className="grid gap-2 leading-snug">
        {[...Map.groupBy(closed, ({ reason }) => reason)].map(([reason, found]) => (
          <div key={reason}>
            <dt className="font-bold tabular-nums">
              {spans(found.map(({ date }) => Number(date.slice(8)))).join(', ')}
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Sorted numbers as spans, such as “3” and “5–9”. */
function spans(numbers: readonly number[]): string[] {
  const found: { first: number; last: number }[] = []
  for (const number of numbers) {
    const open = found.at(-1)
    if (open?.last === number - 1) open.last = number
    else found.push({ first: number, last: number })
  }
  return found.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
}

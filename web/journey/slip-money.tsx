import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useRupees } from '../ui/format.ts'

/** The amounts that are paid now and on arrival, in rupees, with GST. */
export type NowAndLater = { now: number; later: number }

/** The two payments of a journey side by side. */
export function SlipMoney({ now, later }: NowAndLater) {
  const t = useTranslate()
  const rupees = useRupees()
  const parts = [
    [t(m.slip_now), now],
    [t(m.slip_on_arrival), later],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-4 leading-snug">
      {parts.map(([label, amount], index) => (
        <div key={label} className={index === 0 ? '' : 'border-s-2 border-stone ps-4'}>
          <dt className="text-base text-quiet">{label}</dt>
          <dd className="text-xl font-bold whitespace-nowrap tabular-nums">{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

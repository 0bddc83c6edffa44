import type { Booking } from '../../contract/booking.ts'
import { subjectOf } from '../../domain/subject.ts'
import { m } from '../../messages/compiled/messages.js'
import { sceneOf } from '../journey/scene-of.ts'
import { Arch } from '../journey/slip-arch.tsx'
import { cityIn, nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDays, useDayWithWeekday, useTableRupees } from '../ui/format.ts'

/** What is bought: an item of a quote or a booking; its amount in rupees. */
type Item = Pick<Booking, 'dateStart' | 'dateEnd' | 'headCount' | 'Package' | 'BookingEvents'> & { amount: number }

/** A short list of what is bought: name, place, days, people and amount. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const days = useDays()
  const withWeekday = useDayWithWeekday()
  const rupees = useTableRupees(items.map(({ amount }) => amount))
  return (
    <ul className="grid gap-3 max-sm:gap-2">
      {items.map((item, index) => {
        const poojas = item.BookingEvents.map(({ Event: pooja }) => pooja)
        const subject = subjectOf(item.Package, poojas)
        return (
          <li key={index} className="flex flex-wrap gap-x-3 border-b border-dotted border-edge pb-2 leading-snug">
            <Arch of={sceneOf(subject)} first={index === 0} className="w-14 self-start" />
            <div className="grid min-w-0 grow basis-40">
              <strong>{nameIn(language, subject)}</strong>
              <span>
                {item.dateStart === item.dateEnd ? withWeekday(item.dateStart) : days(item.dateStart, item.dateEnd)}
              </span>
              <span className="flex flex-wrap justify-between gap-x-3">
                <span>
                  {cityIn(language, subject)}
                  {item.headCount > 0 && ` · ${t(m.common_people_label, { count: String(item.headCount) })}`}
                </span>
                <b className="ms-auto tabular-nums">{rupees(item.amount)}</b>
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

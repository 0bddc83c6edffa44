import type { ReactNode } from 'react'
import type { Booking } from '../../contract/booking.ts'
import { m } from '../../messages/compiled/messages.js'
import { dayCount } from '../../messages/days.ts'
import { Slip, type SlipProps } from '../journey/slip.tsx'
import { stopsIn } from '../journey/slip-stops.tsx'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useDay } from '../ui/format.ts'
import { useSubject } from './booked-items.tsx'

type Shown = Pick<Booking, 'Package' | 'BookingEvents' | 'dateStart' | 'dateEnd' | 'headCount' | 'stops'>
type Props = Pick<SlipProps, 'level' | 'lamps' | 'above' | 'act' | 'money' | 'moneyNote' | 'isFirst'> & {
  /** How many stops of the journey are shown. */
  withStops?: boolean
  booking: Shown
  children?: ReactNode
}

/** A booking as the journey card: its place, days and people, with the other facts that the caller passes. */
export function BookingSlip({ booking, withStops = false, ...rest }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const { name, place, scene } = useSubject()(booking)
  const { dateStart, dateEnd, headCount } = booking
  const days = dayCount(dateStart, dateEnd)
  const events = booking.BookingEvents.length
  const facts = [
    place,
    // All poojas are counted, also the one that gives the title (specification, section 2).
    events > 0 && t(m.booking_plus_events, { count: String(events) }),
    days > 1 && t(m.common_to_day, { last: day(dateEnd), days: String(days) }),
  ].filter((fact) => fact !== false)
  return (
    <Slip
      size="open"
      scene={scene}
      name={name}
      day={dateStart}
      people={headCount}
      facts={facts}
      stops={withStops ? stopsIn(language, booking.stops) : []}
      {...rest}
    />
  )
}

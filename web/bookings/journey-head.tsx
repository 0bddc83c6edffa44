import type { ReactNode } from 'react'
import type { Booking } from '../../contract/booking.ts'
import { type CalendarDay, daysBetween } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { Arch } from '../journey/slip-arch.tsx'
import { useTranslate } from '../language/language.ts'
import { useCare, useLogo } from '../root-data.ts'
import { BookingSummary, useSubject } from './booked-items.tsx'

type Props = {
  booking: Pick<
    Booking,
    'Package' | 'BookingEvents' | 'dateStart' | 'dateEnd' | 'headCount' | 'reference' | 'status' | 'ended'
  >
  /** In Asia/Kolkata. */
  today: CalendarDay
  children?: ReactNode
}

/** The head of a page about one booking: the picture of its place, its name, the time until it begins, its days and people. */
export function JourneyHead({ booking, today, children }: Props) {
  const { name, scene } = useSubject()(booking)
  return (
    <>
      <PrintHead />
      <div className="slip flex flex-wrap gap-x-3 gap-y-2 sm:gap-x-6">
        <Arch of={scene} first className="w-20 max-w-[90px] self-start sm:w-44 sm:max-w-none" />
        <div className="grid min-w-0 grow basis-[7rem] content-start gap-1">
          <DaysToGo booking={booking} today={today} />
          <h1 className="text-xl leading-tight sm:text-3xl">{name}</h1>
          <BookingSummary booking={booking} />
          {children}
        </div>
      </div>
    </>
  )
}

function DaysToGo({ booking: { dateStart, status }, today }: Pick<Props, 'booking' | 'today'>) {
  const t = useTranslate()
  const left = daysBetween(today, dateStart as CalendarDay)
  if (left < 0 || /CANCELLED|PAST|NO_PLACE/.test(status)) return null
  return (
    <p className="font-bold text-tulsi print:hidden">
      {left === 0 && t(m.booking_starts_today)}
      {left === 1 && t(m.booking_one_day_to_go)}
      {left > 1 && t(m.booking_days_to_go, { count: String(left) })}
    </p>
  )
}

/** Printed only: on the screen the pages have the header instead. */
function PrintHead() {
  const t = useTranslate()
  const { phone, email } = useCare()
  return (
    <p className="hidden items-center gap-3 border-b-2 border-ink pb-2 print:flex">
      <img src={useLogo()} alt="" width={40} height={40} />
      <strong className="shrink-0 font-heading text-2xl">{t(m.common_brand)}</strong>
      <span className="ms-auto">
        {phone}, {email}
      </span>
    </p>
  )
}

import type { BookingOfUser } from '../../../contract/desk/people.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import { nameIn, placeIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { SankalpText } from '../../sankalp/sankalp-text.tsx'
import { useDay, useTableRupees } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { BookingNote } from './booking-note.tsx'
import { datedPoojas } from '../bookings/dated-poojas.ts'
import { VerifiedSelect } from './verified-select.tsx'

/** Whether a value is zero (`0`, `₹0.00`); zeros are shown as less important. */
const isNothing = (value: unknown): boolean => typeof value === 'string' && /^₹?0(?:\.00)?$/.test(value)

/** A booking of a user, with the select box that confirms its payment. */
export function UserBooking({ booking }: { booking: BookingOfUser }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const rupees = useTableRupees([
    booking.amountTotal,
    booking.amountPaid,
    booking.amountBeingChecked,
    booking.amountDue,
    booking.transfer.amount,
  ])
  const { Package: pack, BookingEvents: events } = booking
  const hasPackage = pack.city !== 'NA'
  // Without a package the location is that of the first pooja (specification, section 2).
  const place = !hasPackage && events[0] ? events[0].Event : pack
  // Without a package its place is taken by words that say so (specification, section 3); the pooja names the booking.
  const named = nameIn(language, pack)
  const title = (!hasPackage && events.map(({ Event: event }) => nameIn(language, event)).join(', ')) || named
  const rows = [
    [m.desk_start_date, day(booking.dateStart)],
    [m.desk_booked_on, day(dayOf(Date.parse(booking.createdAt)))],
    [m.desk_location, placeIn(language, place)],
    [m.desk_total_people, String(booking.headCount)],
    [m.desk_total_amount, rupees(booking.amountTotal)],
    [m.desk_paid_amount, rupees(booking.amountPaid)],
    ...(booking.amountBeingChecked > 0 ? [[m.desk_unverified, rupees(booking.amountBeingChecked)] as const] : []),
    ...(booking.ended && booking.amountUnpaid > 0 ? [[m.desk_unpaid, rupees(booking.amountUnpaid)] as const] : []),
    ...(!booking.ended && booking.amountDue > 0 ? [[m.desk_due, rupees(booking.amountDue)] as const] : []),
    [m.common_utr_number, <Unbroken key="utr">{booking.paymentRefNumber}</Unbroken>],
    [m.desk_reference, <Unbroken key="reference">{booking.reference}</Unbroken>],
    ...(booking.transfer.bookings > 1
      ? ([
          [m.desk_transfer_amount, rupees(booking.transfer.amount)],
          [m.desk_transfer_bookings, String(booking.transfer.bookings)],
        ] as const)
      : []),
  ] as const

  return (
    <li className="card grid gap-3">
      <h3>{title}</h3>
      {title !== named && <p className="text-quiet">{named}</p>}
      <StatusBadge of={bookingStatusText[booking.status]} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
        {rows.map(([label, value], index) => (
          <div key={index} className={label === m.common_utr_number ? 'max-sm:col-span-2' : ''}>
            <dt className="text-quiet">{t(label)}</dt>
            <dd className={`tabular-nums ${isNothing(value) ? 'text-quiet' : 'font-bold'}`}>{value}</dd>
          </div>
        ))}
        <div className={`col-span-full ${hasPackage ? '' : 'order-first'}`}>
          <dt className="text-quiet">{t(m.desk_events)}</dt>
          <dd className={events.length > 0 ? 'font-bold' : 'text-quiet'}>
            {datedPoojas(events, language, day) || t(m.desk_no_events)}
          </dd>
        </div>
      </dl>
      {booking.sankalp && (
        <div>
          <h4>{t(m.sankalp_title)}</h4>
          <SankalpText of={[booking]} sankalp={booking.sankalp} />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-4">
        <div className="basis-40">
          <VerifiedSelect booking={booking} />
        </div>
        <BookingNote key={booking.note} booking={booking} />
        <TextLink to={`/admin/bookings/${booking.id}`}>{t(m.desk_open)}</TextLink>
      </div>
    </li>
  )
}

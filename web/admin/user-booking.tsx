import { Link, useRevalidator } from 'react-router'
import type { BookingOfUser } from '../../contract/admin.ts'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useLanguage, useSay } from '../language/language.ts'
import { Choose } from '../ui/field.tsx'
import { useDay, useRupees } from '../ui/format.ts'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { BookingNote } from './booking-note.tsx'
import { DeskStatus } from './booking-status.tsx'

/** All that staff need to match a booking's money, and the selector that says that they did. */
export function BookingOfUserCard({ booking }: { booking: BookingOfUser }) {
  const say = useSay()
  const hindi = useLanguage() === 'hi'
  const day = useDay()
  const rupees = useRupees()
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_verification)
  const { Package: pack, BookingEvents: events } = booking
  // Location shows the first booked event's city when there is no package (specification, section 2).
  const place = pack.city === 'NA' && events[0] ? events[0].Event : pack
  const rows = [
    [m.start_date, day(booking.dateStart)],
    [m.booked_on, day(dayOf(Date.parse(booking.createdAt)))],
    [m.location, hindi ? `${place.cityHindi}, ${place.stateHindi}` : `${place.city}, ${place.state}`],
    [m.total_people, String(booking.headCount)],
    [m.total_amount, rupees(booking.amountTotal)],
    [m.paid_amount, rupees(booking.amountPaid)],
    [m.desk_due, rupees(booking.amountDue)],
    [m.utr_number, booking.paymentRefNumber],
  ] as const

  const verify = (value: string) =>
    task.run(async () => {
      const json = { id: booking.id, status: value === 'yes' }
      const { message } = await unwrap(api.bookings.verification.$post({ json }))
      showToast('success', message ?? say(m.verification_updated))
      await revalidate()
    })

  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3>{hindi ? pack.nameHindi : pack.name}</h3>
        <DeskStatus status={booking.status} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {rows.map(([label, value], index) => (
          <div key={index}>
            <dt className="text-quiet">{say(label)}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="sm:col-span-2">
          <dt className="text-quiet">{say(m.events)}</dt>
          <dd>
            {events.length === 0
              ? say(m.no_events)
              : events
                  .map(({ date, Event: event }) => `${hindi ? event.nameHindi : event.name} (${day(date)})`)
                  .join(', ')}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end gap-4">
        <div className="basis-40">
          <Choose
            label={say(m.verified_label)}
            value={booking.verified ? 'yes' : 'no'}
            choices={[
              { value: 'yes', text: say(m.yes) },
              { value: 'no', text: say(m.no) },
            ]}
            onChoose={(value) => void verify(value)}
          />
        </div>
        <BookingNote key={booking.note} booking={booking} />
        <Link className="link inline-flex min-h-12 items-center" to={`/admin/bookings/${booking.id}`}>
          {say(m.desk_open)}
        </Link>
      </div>
    </li>
  )
}

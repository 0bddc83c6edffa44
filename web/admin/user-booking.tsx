import type { BookingOfUser } from '../../contract/admin.ts'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import { api } from '../api.ts'
import { nameIn, placeIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { Select } from '../ui/field.tsx'
import { useDay, useTableRupees } from '../ui/format.ts'
import { Status } from '../ui/status.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { BookingNote } from './booking-note.tsx'
import { comparedUtr } from './compared-utr.ts'
import { datedPoojas } from './dated-poojas.ts'

/** A booking of a user, with the selector that verifies its payment. */
export function UserBooking({ booking }: { booking: BookingOfUser }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const rupees = useTableRupees([
    booking.amountTotal,
    booking.amountPaid,
    booking.amountBeingChecked,
    booking.amountDue,
  ])
  const { Package: pack, BookingEvents: events } = booking
  // Without a package the location is that of the first pooja (specification, section 2).
  const place = pack.city === 'NA' && events[0] ? events[0].Event : pack
  const rows = [
    [m.admin_start_date, day(booking.dateStart)],
    [m.admin_booked_on, day(dayOf(Date.parse(booking.createdAt)))],
    [m.admin_location, placeIn(language, place)],
    [m.admin_total_people, String(booking.headCount)],
    [m.admin_total_amount, rupees(booking.amountTotal)],
    [m.admin_paid_amount, rupees(booking.amountPaid)],
    [m.admin_unverified, rupees(booking.amountBeingChecked)],
    booking.ended
      ? ([m.admin_unpaid, rupees(booking.amountUnpaid)] as const)
      : ([m.admin_due, rupees(booking.amountDue)] as const),
    [m.common_utr_number, booking.paymentRefNumber],
  ] as const

  return (
    <li className="card grid gap-3">
      <h3>{nameIn(language, pack)}</h3>
      <Status of={bookingStatusText[booking.status]} />
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {rows.map(([label, value], index) => (
          <div key={index}>
            <dt className="text-quiet">{t(label)}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="sm:col-span-2">
          <dt className="text-quiet">{t(m.admin_events)}</dt>
          <dd>{datedPoojas(events, language, day) || t(m.admin_no_events)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end gap-4">
        <div className="basis-40">
          <VerifiedSelect booking={booking} />
        </div>
        <BookingNote key={booking.note} booking={booking} />
        <TextLink to={`/admin/bookings/${booking.id}`}>{t(m.admin_open)}</TextLink>
      </div>
    </li>
  )
}

/** Verifies the payment of a booking, or revokes the verification. */
function VerifiedSelect({ booking }: { booking: BookingOfUser }) {
  const t = useTranslate()
  const verifying = useMutation({
    call: (status: boolean) =>
      unwrap(
        api.bookings.verification.$post({
          json: { id: booking.id, ...comparedUtr({ refNo: booking.paymentRefNumber }), status },
        }),
      ),
    saved: m.admin_verification_updated,
    fallback: m.admin_verification_failed,
    fallbackInPage: m.admin_verification_error,
    reloadsAfterConflict: true,
  })
  return (
    <Select
      label={t(m.admin_verified_label)}
      value={booking.verified ? 'yes' : 'no'}
      choices={[
        { value: 'yes', text: t(m.admin_yes) },
        { value: 'no', text: t(m.admin_no) },
      ]}
      error={verifying.error}
      onChoose={(value) => verifying.run(value === 'yes')}
    />
  )
}

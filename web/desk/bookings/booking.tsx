import { lazy, Suspense } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { slugOf } from '../../../domain/city.ts'
import { subjectOf } from '../../../domain/subject.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import type { Route } from './+types/booking'
import { api, orToast } from '../../api.ts'
import { nameIn, placeIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { isOwner } from '../../session/desk-path.ts'
import { requireStaff } from '../parts/access.ts'
import { useDay } from '../../ui/format.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { StatusForStaff } from './status-for-staff.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { datedPoojas } from './dated-poojas.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { ChoosePriest } from './choose-priest.tsx'
import { DriverForm } from '../persons/later.ts'
import { DescriptionList } from '../parts/description-list.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingPayments } from './booking-payments.tsx'
import { EnterBooking, readOffers } from './later-enter.ts'
import { BookingSankalp } from './booking-sankalp.tsx'
import { BookingHistory } from './booking-history.tsx'

// The form comes after what it is about.
const RecordCash = lazy(async () => ({ default: (await import('./record-cash.tsx')).RecordCash }))
const MoreActs = lazy(() => import('./more-acts.tsx'))

const StopPhotos = lazy(() => import('../../proofs/stop-photos.tsx'))

export const meta = noindexMeta(m.desk_booking)

export async function clientLoader({ request, params: { id: bookingId } }: Route.ClientLoaderArgs) {
  const { user } = requireStaff(request)
  // No booking has this id. It has no route of its own, because each route costs all pages bytes.
  if (bookingId === '_new') return { offers: await orToast(readOffers(), m.desk_booking_failed) }
  const { data } = await orToast(unwrap(api.bookings[':id'].$get({ param: { id: bookingId } })), m.desk_booking_failed)
  return { booking: data, isForOwner: isOwner(user) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_booking_failed })

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { offers } = loaderData
  if (!offers) return <Booking {...loaderData} />
  return (
    <Suspense>
      <EnterBooking offers={offers} />
    </Suspense>
  )
}

function Booking({ booking, isForOwner }: { booking: BookingDetail; isForOwner: boolean }) {
  const isCancelled = booking.status === 'CANCELLED'
  const { due, unpaid, writtenOff } = booking.money
  // An amount that was written off can still be paid.
  const open = due + unpaid + writtenOff
  return (
    <Page width="table" gap={6}>
      <BookingHead booking={booking} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <BookingPayments booking={booking} />
          <BookingMoney booking={booking} />
          {!isCancelled && booking.status !== 'REJECTED' && open > 0 && (
            <Suspense>
              <RecordCash key={open} booking={booking} due={open} />
            </Suspense>
          )}
          <Suspense>
            <MoreActs booking={booking} isForOwner={isForOwner} />
          </Suspense>
        </div>
        <div className="grid gap-6">
          <BookingHistory booking={booking} />
          {booking.photos.length > 0 && (
            <Suspense>
              <StopPhotos booking={booking} />
            </Suspense>
          )}
          <BookingSankalp booking={booking} />
          {!isCancelled && (
            <Suspense>
              <DriverForm booking={booking} />
            </Suspense>
          )}
          {!isCancelled && booking.BookingEvents.length > 0 && <ChoosePriest booking={booking} />}
        </div>
      </div>
    </Page>
  )
}

function BookingHead({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const { Package: pack, BookingEvents: events, User: devotee } = booking
  const poojas = events.map(({ Event: pooja }) => pooja)
  const subject = subjectOf(pack, poojas)
  return (
    <div className="grid gap-3">
      {devotee && (
        <TextLink to={`/admin/users/${devotee.id}`}>
          <span>
            {t(m.desk_devotee)}: <span lang={langOf(devotee.name)}>{devotee.name}</span>
          </span>
        </TextLink>
      )}
      <h1 className="text-2xl leading-tight sm:text-3xl">
        {devotee && <span lang={langOf(devotee.name)}>{devotee.name}: </span>}
        {nameIn(language, subject)}
      </h1>
      <StatusForStaff
        of={bookingStatusText[booking.status]}
        isRejected={booking.status === 'REJECTED'}
        hasUtr={booking.paymentRefNumber !== ''}
      />
      <DescriptionList
        of={[
          [t(m.desk_reference), booking.reference],
          [t(m.desk_start_date), day(booking.dateStart)],
          [t(m.desk_location), placeIn(language, subject)],
          [t(m.desk_total_people), booking.headCount > 0 && String(booking.headCount)],
          [t(m.desk_events), datedPoojas(events, language, day)],
          [t(m.desk_held_until), booking.held && day(booking.held.until)],
          [t(m.common_phone_number), devotee && <PhoneLink key="phone" of={devotee.phoneNumber} />],
        ]}
      />
      <TextLink to={pack.id ? `/admin/places/package/${pack.id}` : `/admin/places/event/${poojas[0]?.id}`}>
        {t(m.desk_places)}
      </TextLink>
      <TextLink to={`/admin/sheets/city/${slugOf(subject.city)}?day=${booking.dateStart}`}>{t(m.sheet_all)}</TextLink>
      {booking.cancelReason && (
        <p>
          {t(m.desk_reason)}: <span lang={langOf(booking.cancelReason)}>{booking.cancelReason}</span>
        </p>
      )}
    </div>
  )
}

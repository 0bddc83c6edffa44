import type { Booking } from '../../contract/booking.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/bookings'
import { api, orToast } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { CachedNotice } from '../offline/cached-notice.tsx'
import { cacheForUser } from '../offline/user-cache.ts'
import { requireRole } from '../session/require-role.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useLoadMore } from '../ui/load-more.tsx'
import { useDay, useRupees } from '../ui/format.ts'
import { Lamps } from '../ui/lamps.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { VerifiedBadge } from './verified-badge.tsx'
import { useSubject } from './booked-items.tsx'

export const meta = noindexMeta(m.nav_bookings)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireRole('USER', request)
  const load = () => unwrap(api.bookings.all.$get({ query: {} }))
  return orToast(cacheForUser('bookings', user.id, load), m.booking_list_failed)
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.booking_list_error })

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const loadNext = (cursor: string) => unwrap(api.bookings.all.$get({ query: { cursor } }))
  const { items: bookings, more } = useLoadMore(loaderData, loadNext, { fallback: m.booking_list_failed })

  return (
    <Page>
      <CachedNotice at={loaderData.keptAt} />
      <h1>{t(bookings.length === 0 ? m.booking_list_empty : m.booking_list_title)}</h1>
      {bookings.length === 0 ? (
        <>
          <Lamps of={3} lit={0} className="text-4xl text-river" />
          <ButtonLink to="/landing" className="justify-self-start">
            {t(m.landing_cities)}
          </ButtonLink>
        </>
      ) : (
        <ul className="grid gap-4">
          {bookings.map((booking) => (
            <BookingCard key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      {more}
      <TextLink to="/user/history">{t(m.history_title)}</TextLink>
    </Page>
  )
}

function BookingCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const day = useDay()
  const rupees = useRupees()
  const events = booking.BookingEvents
  const { name, place } = useSubject()(booking)
  return (
    <li className="ledger grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-xl">{name}</h2>
        <VerifiedBadge verified={booking.verified} />
      </div>
      <p>{day(booking.dateStart)}</p>
      <p>{place}</p>
      {events.length > 0 && <p>{t(m.booking_plus_events, { count: String(events.length) })}</p>}
      <p className="tabular-nums">
        {t(m.booking_paid_of_total, { paid: rupees(booking.amountPaid), total: rupees(booking.amountTotal) })}
      </p>
      <p className="text-quiet tabular-nums">
        {t(m.common_utr_number)}: {booking.paymentRefNumber}
      </p>
      <ButtonLink to={`/user/bookings/${booking.id}`} kind="second" className="mt-1 justify-self-start print:hidden">
        {t(m.booking_open)} <span className="sr-only">{name}</span>
      </ButtonLink>
    </li>
  )
}

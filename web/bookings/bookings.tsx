import { lazy, Suspense } from 'react'
import type { Booking, ListedBooking } from '../../contract/booking.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import type { Route } from './+types/bookings'
import { api, orToast } from '../api.ts'
import { cacheForUser } from '../cache/user-cache.ts'
import { useTranslate } from '../language/language.ts'
import { CachedNotice } from '../offline/cached-notice.tsx'
import { requireRole } from '../session/require-role.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useLoadMore } from '../ui/load-more.tsx'
import { useRupees, useTableRupees } from '../ui/format.ts'
import { Lamps } from '../ui/lamps.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { Status } from '../ui/status.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useTransferParts } from '../ui/transfer-parts.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import { useSubject } from './booked-items.tsx'
import { BookingSlip } from './booking-slip.tsx'

const WaitingList = lazy(() => import('../waiting/waiting.tsx'))

export const meta = noindexMeta(m.nav_bookings)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireRole('USER', request)
  const load = async () => {
    const bookings = await unwrap(api.bookings.all.$get({ query: {} }))
    // This is read after the bookings, so that an ended login is reported once. The bookings are shown even if this read fails.
    const waiting = await unwrap(api.waiting.$get()).catch(() => null)
    return { ...bookings, waiting: waiting?.data ?? [] }
  }
  return orToast(cacheForUser('bookings', user.id, load), m.booking_list_failed)
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.booking_list_error })

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const loadNext = (cursor: string) => unwrap(api.bookings.all.$get({ query: { cursor } }))
  const { items: bookings, more } = useLoadMore(loaderData, loadNext, { fallback: m.booking_list_failed })

  const isOver = ({ ended, status }: Booking) => ended || status === 'CANCELLED'
  // The next journey comes first; the server's list begins with the newest booking.
  const coming = bookings.filter((one) => !isOver(one)).toSorted((a, b) => a.dateStart.localeCompare(b.dateStart))
  const over = bookings.filter(isOver)
  return (
    <Page width={bookings.length === 0 ? 'text' : 'table'}>
      <CachedNotice at={loaderData.cachedAt} />
      <h1>{t(bookings.length === 0 ? m.booking_list_empty : m.booking_list_title)}</h1>
      {bookings.length === 0 ? (
        <>
          <Lamps of={3} lit={0} className="text-4xl text-river" />
          <p>{t(m.booking_list_empty_next)}</p>
          <ButtonLink to="/landing" className="justify-self-start">
            {t(m.landing_cities)}
          </ButtonLink>
        </>
      ) : (
        <>
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {coming.map((booking) => (
              <BookingCard key={booking.id} booking={booking} />
            ))}
          </ul>
          {over.length > 0 && (
            <section aria-labelledby="over" className="grid gap-3">
              <h2 id="over">{t(m.booking_list_past)}</h2>
              <ul className="grid items-start gap-4 lg:grid-cols-2">
                {over.map((booking) => (
                  <BookingCard key={booking.id} booking={booking} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {more}
      {loaderData.waiting.length > 0 && (
        <Suspense>
          <WaitingList first={loaderData.waiting} />
        </Suspense>
      )}
      <TextLink to="/user/history">{t(m.history_title)}</TextLink>
    </Page>
  )
}

/** A booking of a future journey: its state, and the one thing to do. */
function BookingCard({ booking }: { booking: ListedBooking }) {
  const t = useTranslate()
  const rupees = useRupees()
  const { transfer } = booking
  const parts = useTransferParts([transfer])(transfer)
  const { name } = useSubject()(booking)
  const isRejected = booking.status === 'REJECTED'
  const page = `/user/bookings/${booking.id}`
  return (
    <li>
      <BookingSlip
        booking={booking}
        level={2}
        act={
          <ButtonLink
            to={isRejected ? `/user/payments/${booking.paymentId}?booking=${booking.id}` : page}
            kind={isRejected ? 'main' : 'second'}
            className="print:hidden"
          >
            {t(isRejected ? m.booking_correct_utr : m.booking_open)} <span className="sr-only">{name}</span>
          </ButtonLink>
        }
      >
        <div className="grid gap-1">
          <Status of={bookingStatusText[booking.status]} />
          <p className="text-quiet tabular-nums">
            {transfer && `${rupees(transfer.amount)}, `}
            {t(m.common_utr_number)}: <Unbroken>{booking.paymentRefNumber}</Unbroken>
          </p>
          {parts && <p className="text-quiet">{parts}</p>}
          <BookedAmounts booking={booking} />
          {isRejected && (
            <TextLink className="print:hidden" to={page}>
              {t(m.booking_open)} <span className="sr-only">{name}</span>
            </TextLink>
          )}
        </div>
      </BookingSlip>
    </li>
  )
}

/** The price, and how much of it was received or is being checked. The refund of a cancelled booking is on its own page. */
function BookedAmounts({ booking: { status, amountTotal, amountReceived, amountBeingChecked } }: { booking: Booking }) {
  const t = useTranslate()
  const rupees = useTableRupees([amountTotal, amountReceived, amountBeingChecked])
  if (status === 'CANCELLED') return null
  const rows = [
    [m.common_total, amountTotal],
    [m.booking_money_received, amountReceived],
    [m.booking_money_unverified, amountBeingChecked],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-5 tabular-nums">
      {rows.map(
        ([label, amount]) =>
          amount > 0 && (
            <div key={t(label)} className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">{t(label)}</dt>
              <dd>{rupees(amount)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

import { lazy, Suspense } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/booking'
import { api, orToast } from '../api.ts'
import { cacheForUser } from '../cache/user-cache.ts'
import { useTranslate } from '../language/language.ts'
import { CachedNotice } from '../offline/cached-notice.tsx'
import { SankalpSection } from '../sankalp/sankalp-section.tsx'
import { requireRole } from '../session/require-role.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { BookingActs } from './booking-acts.tsx'
import { BookingStatus, useFocusOnChange } from './booking-status.tsx'
import { MoneyTable } from './money-table.tsx'
import { Documents } from './documents.tsx'
import { BookingHistory } from './booking-history.tsx'
import { Driver, Priest } from './driver.tsx'
import { Itinerary } from './itinerary.tsx'
import { Meeting } from './meeting.tsx'
import { JourneyHead } from './journey-head.tsx'

const JoinWaiting = lazy(async () => ({ default: (await import('../waiting/waiting.tsx')).JoinWaiting }))

// Without a network, the page omits what was not loaded before.
const Travellers = lazy(() => import('../travellers/travellers.tsx').catch(() => ({ default: () => null })))

const Buyer = lazy(() => import('../buyer/buyer.tsx').catch(() => ({ default: () => null })))

const StopPhotos = lazy(() => import('../proofs/stop-photos.tsx').catch(() => ({ default: () => null })))

export const meta = noindexMeta(m.booking_title)

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { user } = requireRole('USER', request)
  const load = async () => (await unwrap(api.bookings[':id'].$get({ param: { id } }))).data
  const booking = await orToast(cacheForUser(`booking:${id}`, user.id, load), m.booking_load_failed)
  return { booking, now: Date.now() }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.booking_load_failed })

export default function Booking({ loaderData: { booking, now } }: Route.ComponentProps) {
  const t = useTranslate()
  // A cached copy may be out of date, and every action needs the network.
  const canAct = booking.cachedAt === null
  // The devotee corrects the UTR number before anything else.
  const needsAct = booking.status === 'REJECTED'
  const acts = canAct && booking.status !== 'CANCELLED' && <BookingActs booking={booking} now={now} />
  const heading = useFocusOnChange(booking.status)
  return (
    <Page width="table">
      <CachedNotice at={booking.cachedAt} />
      <TextLink className="-my-2 max-sm:hidden print:hidden" to="/user/bookings">
        {t(m.nav_bookings)}
      </TextLink>
      <div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-1">
        <div className="grid gap-3 sm:gap-5">
          <JourneyHead booking={booking} today={dayOf(now)} />
          {!needsAct && acts}
          <BookingStatus booking={booking} now={now} canAct={canAct} heading={heading} />
          {needsAct && acts}
          {canAct && booking.status === 'NO_PLACE' && (
            <Suspense>
              <JoinWaiting wish={{ bookingId: booking.id }} />
            </Suspense>
          )}
          {booking.status !== 'CANCELLED' && <Journey booking={booking} now={now} />}
          <SankalpSection bookings={[booking]} today={dayOf(now)} canAct={canAct} />
          <Suspense>
            <Travellers booking={booking} canChange={canAct && !booking.ended} />
          </Suspense>
        </div>
        <div className="grid gap-3 sm:gap-5">
          <MoneyTable booking={booking} />
          {canAct && (
            <Documents booking={booking}>
              <Suspense>
                <Buyer booking={booking} />
              </Suspense>
            </Documents>
          )}
          {canAct && booking.photos.length > 0 && (
            <Suspense>
              <StopPhotos booking={booking} />
            </Suspense>
          )}
          <BookingHistory booking={booking} />
        </div>
      </div>
    </Page>
  )
}

/** Who drives, where somebody meets the devotees, and where the journey goes. */
const Journey = ({ booking, now }: { booking: BookingDetail; now: number }) => (
  <>
    {booking.driver && <Driver driver={booking.driver} />}
    {booking.priest && <Priest priest={booking.priest} />}
    <div className="card grid gap-3 empty:hidden">
      {/* A cached page of an earlier version may lack it. */}
      {booking.known && !booking.ended && booking.status !== 'NO_PLACE' && <Meeting known={booking.known} />}
      <Itinerary booking={booking} isNear={!booking.ended && Date.parse(booking.dateStart) < now + 2 * DAY_MS} />
    </div>
  </>
)

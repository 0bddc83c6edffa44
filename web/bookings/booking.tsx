import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/booking'
import { api, orToast } from '../api.ts'
import { cacheForUser } from '../cache/user-cache.ts'
import { useTranslate } from '../language/language.ts'
import { CachedNotice } from '../offline/cached-notice.tsx'
import { requireRole } from '../session/require-role.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { telephone, TextLink } from '../ui/text-link.tsx'
import { BookingStatus } from './booking-status.tsx'
import { CancelByDevotee } from './cancel-by-devotee.tsx'
import { ChangeDate } from './change-date.tsx'
import { MoneyTable } from './money-table.tsx'
import { Documents } from './documents.tsx'
import { ShareBooking } from './share-booking.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingSummary, useSubject } from './booked-items.tsx'

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
  const { name } = useSubject()(booking)
  // A cached copy may be out of date, and every action needs the network.
  const canAct = booking.cachedAt === null
  return (
    <Page>
      <CachedNotice at={booking.cachedAt} />
      <TextLink className="print:hidden" to="/user/bookings">
        {t(m.nav_bookings)}
      </TextLink>
      <div className="grid gap-1">
        <h1>{name}</h1>
        <BookingSummary booking={booking} />
      </div>
      <BookingStatus booking={booking} now={now} canAct={canAct} />
      <MoneyTable booking={booking} />
      <BookingHistory booking={booking} />
      {booking.driver && <Driver driver={booking.driver} />}
      {canAct && (
        <>
          <Documents booking={booking} />
          {booking.status !== 'CANCELLED' && (
            <>
              {(!booking.ended || booking.shared) && <ShareBooking booking={booking} />}
              {!booking.ended && <ChangeDate booking={booking} now={now} />}
              {!booking.ended && <CancelByDevotee booking={booking} />}
            </>
          )}
        </>
      )}
    </Page>
  )
}

function Driver({ driver: { name, phone, vehicle } }: { driver: { name: string; phone: string; vehicle: string } }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="driver" className="card grid gap-1">
      <h2 id="driver">{t(m.booking_driver)}</h2>
      <p>{name}</p>
      <p>{vehicle}</p>
      <TextLink to={telephone(phone)}>{phone}</TextLink>
    </section>
  )
}

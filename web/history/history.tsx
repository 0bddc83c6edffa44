import type { Booking } from '../../contract/booking.ts'
import { unwrap } from '../../contract/client.ts'
import { subjectOf } from '../../domain/subject.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import type { Route } from './+types/history'
import { api, orToast } from '../api.ts'
import { useCityNamed } from '../root-data.ts'
import { BookingSlip } from '../bookings/booking-slip.tsx'
import { cacheForUser } from '../cache/user-cache.ts'
import { cityIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { CachedNotice } from '../offline/cached-notice.tsx'
import { requireRole } from '../session/require-role.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useLoadMore } from '../ui/load-more.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { Status } from '../ui/status.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = noindexMeta(m.history_title)

const readPast = (cursor?: string) =>
  unwrap(api.bookings.all.$get({ query: { when: 'past', ...(cursor !== undefined && { cursor }) } }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireRole('USER', request)
  return orToast(
    cacheForUser('history', user.id, () => readPast()),
    m.booking_list_failed,
  )
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.booking_list_error })

export default function History({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { items: journeys, more } = useLoadMore(loaderData, readPast, { fallback: m.booking_list_failed })
  return (
    <Page width={journeys.length < 2 ? 'text' : 'table'}>
      <CachedNotice at={loaderData.cachedAt} />
      <h1>{t(m.history_title)}</h1>
      {journeys.length === 0 ? (
        <>
          <p>{t(m.history_empty)}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/landing">{t(m.landing_cities)}</ButtonLink>
            <ButtonLink to="/user/bookings" kind="second">
              {t(m.nav_bookings)}
            </ButtonLink>
          </div>
        </>
      ) : (
        <ul className={`grid items-start gap-4 ${journeys.length < 2 ? '' : 'lg:grid-cols-2'}`}>
          {journeys.map((journey) => (
            <JourneyCard key={journey.id} journey={journey} />
          ))}
        </ul>
      )}
      {more}
    </Page>
  )
}

/** A past booking, with links to book the same city again and to give feedback. */
function JourneyCard({ journey }: { journey: Booking }) {
  const { Package: pack, BookingEvents: events, status } = journey
  const t = useTranslate()
  const language = useLanguage()
  const poojas = events.map(({ Event: pooja }) => pooja)
  const subject = subjectOf(pack, poojas)
  const city = useCityNamed()(subject.city)
  return (
    <li>
      <BookingSlip booking={journey} level={2}>
        <Status of={bookingStatusText[status]} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {city && (
            <ButtonLink to={`/city/${city.slug}`} kind="second">
              {t(m.history_book_again, { city: cityIn(language, subject) })}
            </ButtonLink>
          )}
          <TextLink to="/feedback">{t(m.history_tell_feedback)}</TextLink>
        </div>
      </BookingSlip>
    </li>
  )
}

import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import type { Route } from './+types/shared-booking'
import { Driver } from '../bookings/driver.tsx'
import { Itinerary } from '../bookings/itinerary.tsx'
import { JourneyHead } from '../bookings/journey-head.tsx'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { CallOrWrite } from '../trust/trust-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MissingPage } from '../ui/missing-page.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { StatusBadge } from '../ui/status.tsx'

export const meta = noindexMeta(m.shared_page_title)

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const call = apiOf(context.get(pageContext)).shared[':token'].$get({ param: { token } })
  return { booking: (await readForPage(unwrap(call))).data, today: dayOf(Date.now()) }
}

/** A booking that its devotee shares with the family. It needs no login and shows neither money nor the devotee's personal data. */
export default function SharedJourney({ loaderData: { booking, today } }: Route.ComponentProps) {
  const t = useTranslate()
  const { live } = booking
  return (
    <Page width="table">
      <p className="text-quiet">{t(m.shared_page_text)}</p>
      {/* On a wide screen the state and the driver stand beside the journey, on a phone before its stops. */}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-1">
        <div>
          <JourneyHead booking={booking} today={today}>
            {live && <b className={live.at ? 'bg-glow' : ''}>{live.text}</b>}
          </JourneyHead>
        </div>
        <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* Only the payer needs to know the consequence of the state. */}
          <StatusBadge of={bookingStatusText[booking.status]} />
          {booking.driver && <Driver driver={booking.driver} />}
          <CallOrWrite />
        </div>
        <div className="grid gap-5">
          <div className="card empty:hidden">
            <Itinerary booking={booking} isNear />
          </div>
          <ButtonLink to="/landing" kind="second" className="justify-self-start print:hidden">
            {t(m.nav_home)}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}

function EndedLink() {
  const t = useTranslate()
  return (
    <MissingPage title={t(m.shared_ended_title)} text={t(m.shared_ended_text)}>
      <ButtonLink to="/landing" className="justify-self-start">
        {t(m.nav_home)}
      </ButtonLink>
    </MissingPage>
  )
}

export const ErrorBoundary = pageFailure({ missing: <EndedLink /> })

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
import { Status } from '../ui/status.tsx'

export const meta = noindexMeta(m.shared_page_title)

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const call = apiOf(context.get(pageContext)).shared[':token'].$get({ param: { token } })
  return { booking: (await readForPage(unwrap(call))).data, today: dayOf(Date.now()) }
}

/** A booking that its devotee shares with the family: without a login, money, and the devotee's personal data. */
export default function SharedJourney({ loaderData: { booking, today } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Page>
      <p className="text-quiet">{t(m.shared_page_text)}</p>
      <JourneyHead booking={booking} today={today} />
      <Status of={bookingStatusText[booking.status]} />
      {booking.driver && <Driver driver={booking.driver} />}
      <Itinerary booking={booking} />
      <CallOrWrite />
      <ButtonLink to="/landing" kind="second" className="justify-self-start print:hidden">
        {t(m.nav_home)}
      </ButtonLink>
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

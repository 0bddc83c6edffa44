import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import type { Route } from './+types/shared-booking'
import type { Message } from '../api.ts'
import { BookingSummary, useSubject } from '../bookings/booked-items.tsx'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { Amounts } from '../ui/amounts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MissingPage } from '../ui/missing-page.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'

export const meta = noindexMeta(m.shared_page_title)

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const call = apiOf(context.get(pageContext)).shared[':token'].$get({ param: { token } })
  return (await readForPage(unwrap(call))).data
}

/** A booking that its devotee shares with the family: without a login, and without the devotee's personal data. */
export default function SharedJourney({ loaderData: booking }: Route.ComponentProps) {
  const t = useTranslate()
  const { name } = useSubject()(booking)
  const row = (label: Message, amount: number): [string, number][] => (amount > 0 ? [[t(label), amount]] : [])
  return (
    <Page>
      <p className="text-quiet">{t(m.shared_page_text)}</p>
      <div className="grid gap-1">
        <h1>{name}</h1>
        <BookingSummary booking={booking} />
      </div>
      <Status of={bookingStatusText[booking.status]} />
      {booking.status !== 'CANCELLED' && (
        <section aria-labelledby="money" className="ledger grid gap-2">
          <h2 id="money">{t(m.booking_money)}</h2>
          <Amounts
            rows={[
              [t(m.common_total), booking.amountTotal],
              ...row(m.booking_money_received, booking.amountReceived),
              ...row(m.booking_money_unverified, booking.amountBeingChecked),
              ...(booking.ended ? [] : [[t(m.booking_money_due), booking.amountDue] satisfies [string, number]]),
            ]}
          />
        </section>
      )}
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

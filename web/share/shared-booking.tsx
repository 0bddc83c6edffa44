import { data, isRouteErrorResponse, useRouteError } from 'react-router'
import { CallFailure, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/shared-booking'
import { useSubject, WhatIsBooked } from '../bookings/booked-items.tsx'
import { useSay } from '../language/language.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { Amounts } from '../ui/amounts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MissingPage } from '../ui/missing-page.tsx'
import { PageFailure } from '../ui/page-failure.tsx'
import { unlistedPage } from '../ui/page-meta.ts'
import { statusSentences } from './status-text.ts'

export const meta = unlistedPage(m.share_page_title)

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  try {
    const { data: shared } = await unwrap(apiOf(context.get(pageContext)).shared[':token'].$get({ param: { token } }))
    return shared
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

/** A journey as its devotee shows it to the family: to read only, without a login, with nothing of the payer. */
export default function SharedJourney({ loaderData: booking }: Route.ComponentProps) {
  const say = useSay()
  const { name } = useSubject()(booking)
  return (
    <main className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8">
      <p className="text-quiet">{say(m.share_page_text)}</p>
      <div className="grid gap-1">
        <h1>{name}</h1>
        <WhatIsBooked booking={booking} />
      </div>
      <p className="rounded-lg bg-glow px-4 py-2 font-bold">{say(statusSentences[booking.status])}</p>
      {booking.status !== 'CANCELLED' && (
        <section aria-labelledby="money" className="ledger grid gap-2">
          <h2 id="money">{say(m.booking_money)}</h2>
          <Amounts
            rows={[
              [say(m.total), booking.amountTotal],
              [say(booking.status === 'VERIFIED' ? m.share_paid : m.share_paid_unchecked), booking.amountPaid],
              [say(m.booking_money_due), booking.amountDue],
            ]}
          />
        </section>
      )}
      <ButtonLink to="/landing" kind="second" className="justify-self-start print:hidden">
        {say(m.nav_home)}
      </ButtonLink>
    </main>
  )
}

export function ErrorBoundary() {
  const say = useSay()
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure />
  return (
    <MissingPage title={say(m.share_ended_title)} text={say(m.share_ended_text)}>
      <ButtonLink to="/landing" className="justify-self-start">
        {say(m.nav_home)}
      </ButtonLink>
    </MissingPage>
  )
}

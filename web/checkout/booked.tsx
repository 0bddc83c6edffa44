import { Fragment, useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { ALL, unwrap } from '../../contract/client.ts'
import { paiseFromRupees, rupeesFromPaise, total } from '../../domain/money.ts'
import type { Route } from './+types/booked'
import { api, orToast } from '../api.ts'
import { requireRole } from '../session/require-role.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Skeletons } from '../ui/skeletons.tsx'
import type { Booking } from '../../contract/booking.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { CHECK_MS } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import { BookingSlip } from '../bookings/booking-slip.tsx'
import { CalendarButton } from '../bookings/calendar-button.tsx'
import { Meeting } from '../bookings/meeting.tsx'
import { SendLink } from '../bookings/share-booking.tsx'
import { useTranslate } from '../language/language.ts'
import { CallOrWrite } from '../trust/trust-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useDocumentTitle } from '../ui/document-title.ts'
import { useMoment, useRupees } from '../ui/format.ts'
import { Page } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'
import { SankalpLater } from './sankalp-later.tsx'

export const meta = noindexMeta(m.checkout_booked_title)

/** What one payment has booked. The page has its own address, so that a reload shows the current state of these bookings. */
export async function clientLoader({ request, params: { id: reference } }: Route.ClientLoaderArgs) {
  requireRole('USER', request)
  const all = unwrap(api.bookings.all.$get({ query: ALL }))
  const { data } = await orToast(all, m.booking_list_failed)
  const bookings = data.filter((booking) => booking.reference === reference)
  if (bookings.length === 0) throw redirect('/user/bookings')
  return { bookings: await Promise.all(bookings.map(withKnown)) }
}
clientLoader.hydrate = true as const

/** Includes where and when somebody meets the devotee. If that cannot be read, the page still says what was booked. */
async function withKnown<Booked extends { id: string }>(booking: Booked) {
  const reading = unwrap(api.bookings[':id'].$get({ param: { id: booking.id } }))
  return { ...booking, known: await reading.then(({ data }) => data.known).catch(() => undefined) }
}

/** Saving names for the sankalp does not change this data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.booking_list_error })

export default function BookedPage({ loaderData: { bookings } }: Route.ComponentProps) {
  const t = useTranslate()
  const rupees = useRupees()
  const sumOf = (amount: 'amountTotal' | 'amountReceived' | 'amountBeingChecked' | 'amountDue') =>
    rupeesFromPaise(total(bookings.map((booking) => paiseFromRupees(booking[amount]))))
  const [received, checked, later] = [sumOf('amountReceived'), sumOf('amountBeingChecked'), sumOf('amountDue')]
  const steps = useSteps(bookings[0])
  // The form is far down the page, and the success text is at its top.
  useEffect(() => {
    // No `return`: newer browsers return a promise, which React would use as a clean-up function.
    scrollTo(0, 0)
  }, [])
  const [now] = useState(Date.now)
  const [first, ...others] = bookings
  const shown = bookings.find(({ status }) => status === 'NO_PLACE') ?? first
  const status = shown?.status ?? 'CHECKING'
  const isBooked = status === 'CHECKING' || status === 'VERIFIED'
  const title = t(isBooked ? m.checkout_booked_title : bookingStatusText[status].label)
  useDocumentTitle(title)
  return (
    <Page width="table" gap={5} className="max-sm:py-4">
      <div className="grid gap-2">
        <h1 className="flex items-center gap-3">
          <span aria-hidden className="mark mark-diya text-kumkum" />
          {title}
        </h1>
        {status === 'CHECKING' && <p className="max-w-2xl">{t(m.checkout_success)}</p>}
        {status === 'NO_PLACE' && <p className="max-w-2xl">{t(m.checkout_no_place)}</p>}
      </div>
      {first && (
        <section aria-label={t(m.common_order)} className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="grid gap-4">
            <dl className="ledger grid gap-1">
              <div>
                <dt className="text-quiet">{t(m.common_reference)}</dt>
                <dd className="font-heading text-3xl tracking-wider text-river select-all">{first.reference}</dd>
              </div>
              <Fact label={t(m.common_utr_number)} value={first.paymentRefNumber} />
              {received > 0 && <Fact label={t(m.booking_money_received)} value={rupees(received)} />}
              {checked > 0 && <Fact label={t(m.booking_money_unverified)} value={rupees(checked)} />}
              {later > 0 && <Fact label={t(m.common_due_later)} value={rupees(later)} />}
              <Fact label={t(m.common_total)} value={rupees(sumOf('amountTotal'))} />
            </dl>
            {status !== 'NO_PLACE' && <Status of={bookingStatusText[status]} />}
          </div>
          <div className="grid gap-4">
            {bookings.map((booking) => (
              <Fragment key={booking.id}>
                <BookingSlip
                  booking={booking}
                  level={2}
                  withStops
                  // A single pooja has no driver.
                  {...(isBooked && { lamps: booking.Package.city === 'NA' ? steps.slice(0, 2) : steps })}
                >
                  <div className="flex flex-wrap items-start gap-3 *:grow sm:*:grow-0">
                    <CalendarButton booking={booking} />
                    <SendLink booking={booking} opener={t(m.booking_share_title)} />
                  </div>
                </BookingSlip>
                {isBooked && booking.known && (
                  <div className="card grid gap-3 empty:hidden">
                    <Meeting known={booking.known} />
                  </div>
                )}
              </Fragment>
            ))}
          </div>
        </section>
      )}
      {status === 'CHECKING' && <p>{t(m.checkout_success_next)}</p>}
      {first && <SankalpLater bookings={[first, ...others]} today={dayOf(now)} startsOpen reloads={false} />}
      <ButtonLink to="/user/bookings" className="justify-self-start print:hidden">
        {t(m.nav_bookings)}
      </ButtonLink>
      <CallOrWrite />
    </Page>
  )
}

/** What has happened, what happens next, and by when. */
function useSteps(booking: Booking | undefined) {
  const t = useTranslate()
  const moment = useMoment()
  if (!booking) return []
  const by = moment(new Date(Date.parse(booking.createdAt) + CHECK_MS).toISOString())
  return [
    { label: t(m.checkout_booked_lamp_utr), isLit: true },
    { label: t(m.checkout_booked_lamp_bank, { moment: by }), isLit: booking.verified },
    { label: t(m.checkout_booked_lamp_driver), isLit: false },
  ]
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-quiet">{label}</dt>
    <dd className="font-bold tabular-nums select-all">{value}</dd>
  </div>
)

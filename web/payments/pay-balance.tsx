import { redirect, useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/pay-balance'
import { api, orToast } from '../api.ts'
import { useSubject } from '../bookings/booked-items.tsx'
import { PayStep } from '../checkout/pay-step.tsx'
import { utrDraft, UtrStep } from '../checkout/utr-step.tsx'
import { useTranslate } from '../language/language.ts'
import { deleteDraft, useDraft } from '../session/draft.ts'
import { requireRole } from '../session/require-role.ts'
import { useRupees } from '../ui/format.ts'
import { Amounts } from '../ui/amounts.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { useMutation } from '../ui/use-mutation.ts'

export const meta = noindexMeta(m.payment_balance_title)

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireRole('USER', request)
  const { data: booking } = await orToast(unwrap(api.bookings[':id'].$get({ param: { id } })), m.booking_load_failed)
  // Nothing is due, or the advance must be corrected first; the page of the booking says what to do.
  if (booking.money.due + booking.money.unpaid === 0 || booking.status === 'REJECTED')
    throw redirect(`/user/bookings/${id}`)
  const [quote, payee] = await Promise.all([
    orToast(unwrap(api.payments.balance.$post({ json: { bookingId: id } })), m.payment_initiate_failed),
    orToast(unwrap(api.payments.getKey.$get()), m.payment_key_failed),
  ])
  return { booking, quote: quote.data, payee: payee.data }
}
clientLoader.hydrate = true as const

/** The amount must not change while the devotee pays. */
export const shouldRevalidate = () => false

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.booking_load_failed })

/** Pays the balance of a booking. */
export default function PayBalance({ loaderData: { booking, quote, payee } }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useDraft(utrDraft(quote))
  const { name } = useSubject()(booking)
  const rupees = useRupees()
  // A devotee who pays while an earlier payment is being checked may pay twice, but a devotee who has paid must be able to say so.
  const waits = booking.amountBeingChecked > 0
  const rows: [string, number][] = [
    [t(m.common_total), booking.money.total],
    [t(m.booking_money_received), booking.amountReceived],
    [t(m.booking_money_unverified), booking.amountBeingChecked],
    [t(waits ? m.booking_money_due : m.checkout_due_now), quote.amountPayable],
  ]

  const sending = useMutation({
    call: (refNo: string) => unwrap(api.payments.submit.$post({ json: { id: quote.id, refNo } })),
    saved: m.payment_utr_submitted,
    fallback: m.payment_submit_failed,
    advice: m.checkout_failed_next,
    done: () => {
      deleteDraft(utrDraft(quote))
      void navigate(`/user/bookings/${booking.id}`, { replace: true })
    },
    reloads: false,
  })

  return (
    <Page width="table" gap={6} className="lg:grid-cols-[1fr_22rem]">
      <div className="grid gap-1 lg:col-span-2">
        <h1>
          {booking.held ? t(m.payment_held_title, { amount: rupees(quote.amountPayable) }) : t(m.payment_balance_title)}
        </h1>
        <p className="text-lg">{name}</p>
      </div>
      <section aria-label={t(m.booking_money)} className="ledger grid gap-3 lg:order-last lg:self-start">
        <Amounts rows={rows.filter(([, amount]) => amount)} />
        {!waits && booking.status === 'VERIFIED' && <p>{t(m.payment_balance_until)}</p>}
      </section>
      <div className="grid gap-6">
        {waits ? (
          <p className="card">{t(m.payment_balance_waits)}</p>
        ) : (
          <PayStep quote={quote} payee={payee} title={t(m.checkout_step_pay)} isUtrTyped={draft[0] !== ''} />
        )}
        <UtrStep
          title={t(waits ? m.landing_how_utr : m.checkout_step_utr)}
          payment={quote}
          draft={draft}
          sending={sending}
          isAfterPayment
        />
      </div>
    </Page>
  )
}

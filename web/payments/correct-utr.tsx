import { data, redirect, useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { paymentNote, upiUri } from '../../domain/upi.ts'
import { m } from '../../messages/compiled/messages.js'
import { rejectedText } from '../../messages/status.ts'
import type { Route } from './+types/correct-utr'
import { api, orToast } from '../api.ts'
import { statusFor } from '../bookings/booking-payments.ts'
import { useSubject } from '../bookings/booked-items.tsx'
import { Rejected } from '../bookings/rejected.tsx'
import { PayStep } from '../checkout/pay-step.tsx'
import { utrDraft, UtrStep } from '../checkout/utr-step.tsx'
import { useTranslate } from '../language/language.ts'
import { deleteDraft, useDraft } from '../session/draft.ts'
import { requireRole } from '../session/require-role.ts'
import { useRupees } from '../ui/format.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { Status, statusBorder } from '../ui/status.tsx'
import { useMutation } from '../ui/use-mutation.ts'

export const meta = noindexMeta(m.payment_utr_correct_title)

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireRole('USER', request)
  const { data: payment } = await orToast(unwrap(api.payments[':id'].$get({ param: { id } })), m.payment_load_failed)
  // An advance may have made several bookings. The link on a booking's page names the booking, the link in an email does not.
  const named = new URL(request.url).searchParams.get('booking')
  const bookingId = payment.bookingIds.find((one) => one === named) ?? payment.bookingIds[0]
  if (bookingId === undefined) throw data(null, { status: 404 })
  const { data: booking } = await orToast(
    unwrap(api.bookings[':id'].$get({ param: { id: bookingId } })),
    m.booking_load_failed,
  )
  const page = `/user/bookings/${booking.id}`
  const status = statusFor(booking, payment)
  if (status === 'VERIFIED') throw redirect(page)
  if (status === 'INITIATED') throw redirect(`${page}/pay`)
  const { data: payee } = await orToast(unwrap(api.payments.getKey.$get()), m.payment_key_failed)
  return { booking, payment, payee, isRejected: status === 'REJECTED' }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.payment_load_failed })

/** Replaces the UTR of a payment that is not verified. The email about a rejected payment links to it. */
export default function CorrectUtr({ loaderData: { booking, payment, payee, isRejected } }: Route.ComponentProps) {
  const t = useTranslate()
  const rupees = useRupees()
  const navigate = useNavigate()
  const draft = useDraft(utrDraft(payment))
  const { name } = useSubject()(booking)
  const { id, amountPayable, reference, refNo } = payment
  const amount = rupees(amountPayable)

  const sending = useMutation({
    call: (utr: string) => unwrap(api.payments.submit.$post({ json: { id, refNo: utr } })),
    saved: m.payment_utr_submitted,
    fallback: m.payment_utr_correct_failed,
    advice: m.checkout_failed_next,
    done: () => {
      deleteDraft(utrDraft(payment))
      void navigate(`/user/bookings/${booking.id}`, { replace: true })
    },
    reloads: false,
  })
  const quote = {
    amountPayable,
    reference,
    upiUri: upiUri({
      upiId: payee.upiId,
      payeeName: payee.payeeName,
      amount: paiseFromRupees(amountPayable),
      reference,
      note: paymentNote(reference),
    }),
  }

  return (
    <Page gap={6}>
      <div className="grid gap-1">
        <h1>{t(m.payment_utr_correct_title)}</h1>
        <p className="text-lg">{name}</p>
      </div>
      {isRejected ? (
        <section aria-label={t(m.status_label)} className={`card grid gap-3 ${statusBorder.problem}`}>
          <Status of={rejectedText(payment.rejectReason)} />
          <Rejected payment={payment} />
        </section>
      ) : (
        <p>{t(m.payment_utr_correct_text, { utr: refNo ?? '', amount })}</p>
      )}
      <UtrStep title={t(m.payment_utr_correct_step)} payment={payment} draft={draft} sending={sending} before={refNo} />
      {isRejected && !booking.ended && (
        <details>
          <summary className="card min-h-12 content-center font-bold text-river">{t(m.payment_again)}</summary>
          <div className="mt-4 grid gap-4">
            <p className="font-bold">{t(m.payment_again_text)}</p>
            <PayStep quote={quote} payee={payee} title={t(m.payment_again_title, { amount })} />
          </div>
        </details>
      )}
    </Page>
  )
}

import { redirect, useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { upiUri } from '../../domain/upi.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/correct-utr'
import { api, orToast } from '../api.ts'
import { Rejected } from '../bookings/booking-status.tsx'
import { statusFor } from '../bookings/booking-payments.ts'
import { useSubject } from '../bookings/booked-items.tsx'
import { PayStep } from '../checkout/pay-step.tsx'
import { UtrStep } from '../checkout/utr-step.tsx'
import { useSay } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { useRupees } from '../ui/format.ts'
import { PageFailure } from '../ui/page-failure.tsx'
import { unlistedPage } from '../ui/page-meta.ts'
import { Skeletons } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast.tsx'
import { findPayment } from './find-payment.ts'

export const meta = unlistedPage(m.utr_correct_title)

async function load(paymentId: string, bookingId: string | null) {
  const { booking, payment } = await findPayment(paymentId, bookingId)
  const page = `/user/bookings/${booking.id}`
  const status = statusFor(booking, payment)
  if (status === 'VERIFIED') throw redirect(page)
  if (status === 'INITIATED') throw redirect(`${page}/pay`)
  const { data: payee } = await unwrap(api.payments.getKey.$get())
  return { booking, payment, payee, isRejected: status === 'REJECTED' }
}

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireRole('USER', request)
  const found = load(id, new URL(request.url).searchParams.get('booking'))
  return found.catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    return orToast(Promise.reject(error), m.booking_failed)
  })
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export const HydrateFallback = Skeletons
export const ErrorBoundary = PageFailure

/** The right UTR in the place of one that was not found or mistyped; a mail leads here, too. */
export default function CorrectUtr({ loaderData: { booking, payment, payee, isRejected } }: Route.ComponentProps) {
  const say = useSay()
  const rupees = useRupees()
  const navigate = useNavigate()
  const { name } = useSubject()(booking)
  const { id, amountPayable, reference, refNo } = payment
  const amount = rupees(amountPayable)

  const send = async (utr: string) => {
    const { message } = await unwrap(api.payments.submit.$post({ json: { id, refNo: utr } }))
    showToast('success', message ?? say(m.utr_submitted))
    await navigate(`/user/bookings/${booking.id}`, { replace: true })
  }
  const quote = {
    amountPayable,
    reference,
    upiUri: upiUri({
      upiId: payee.upiId,
      payeeName: payee.payeeName,
      amount: paiseFromRupees(amountPayable),
      reference,
      note: `Tirtha ${reference}`,
    }),
  }

  return (
    <main className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8">
      <div className="grid gap-1">
        <h1>{say(m.utr_correct_title)}</h1>
        <p className="text-lg">{name}</p>
      </div>
      {isRejected ? (
        <section aria-label={say(m.booking_rejected)} className="card grid gap-3 border-l-8 border-l-kumkum">
          <Rejected payment={payment} />
        </section>
      ) : (
        <p>{say(m.utr_correct_text, { utr: refNo ?? '', amount })}</p>
      )}
      <UtrStep title={say(m.utr_correct_step)} failure={m.utr_correct_failed} send={send} />
      {isRejected && (
        <details>
          <summary className="card min-h-12 content-center font-bold text-river">{say(m.pay_again)}</summary>
          <div className="mt-4 grid gap-4">
            <p className="font-bold">{say(m.pay_again_text)}</p>
            <PayStep quote={quote} payee={payee} title={say(m.pay_again_title, { amount })} />
          </div>
        </details>
      )}
    </main>
  )
}

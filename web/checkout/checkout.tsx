import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { ApiError, unwrap } from '../../contract/client.ts'
import type { Booking } from '../../contract/booking.ts'
import type { Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import type { Route } from './+types/checkout'
import { api, errorMessage, isUnexplained, orToast, textOf } from '../api.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { useTranslate } from '../language/language.ts'
import { deleteDraft } from '../session/draft.ts'
import { requireRole } from '../session/require-role.ts'
import { showToast } from '../toast/toast.tsx'
import { Amounts } from '../ui/amounts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useRupees } from '../ui/format.ts'
import { GstNote } from '../ui/gst-note.tsx'
import { Lamps } from '../ui/lamps.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { Status } from '../ui/status.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { ChosenEarlier, EarlierQuote } from './earlier-quote.tsx'
import { OrderItems } from './order-items.tsx'
import { PayStep } from './pay-step.tsx'
import { QuoteTime } from './quote-time.tsx'
import { utrDraft, UtrStep } from './utr-step.tsx'

export const meta = noindexMeta(m.common_checkout)

/** About the account and not about the total; the text takes longer to read than a toast is shown. */
const isLimit = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'TOO_MANY_UNVERIFIED' || error.code === 'TOO_MANY_QUOTES')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireRole('USER', request)
  try {
    const { data: entries } = await orToast(unwrap(api.cart.$get({ query: {} })), m.cart_failed)
    if (entries.length === 0) throw redirect('/user/cart')
    const cartIds = entries.map((entry) => entry.id)
    const [quote, payee] = await Promise.all([
      orToast(
        unwrap(api.payments.initiate.$post({ json: { cartIds, vehicle: 'CAR' } })),
        m.payment_initiate_failed,
        isLimit,
      ),
      orToast(unwrap(api.payments.getKey.$get()), m.payment_key_failed),
    ])
    return { quote: quote.data, payee: payee.data }
  } catch (error) {
    if (error instanceof Response || isLimit(error)) throw error
    // Without the total the user is redirected (specification, section 2).
    showToast('error', errorMessage(error, m.checkout_total_error))
    if (isUnexplained(error)) showToast('error', textOf(m.checkout_total_error_next))
    throw redirect('/landing')
  }
}
clientLoader.hydrate = true as const

/** A booking empties the cart, but this page must go on showing the quote that was paid. */
export const shouldRevalidate = () => false

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ title: m.common_checkout })

export default function Checkout({ loaderData: { quote, payee } }: Route.ComponentProps) {
  const t = useTranslate()
  const [booked, setBooked] = useState<{ text: string; bookings: Booking[] } | null>(null)
  const [isForEarlier, setForEarlier] = useState(false)
  const [isCartEmpty, setCartEmpty] = useState(false)
  const earlier = quote.earlier ?? null
  const paidFor = isForEarlier ? earlier : null
  const payment = paidFor ?? quote
  const booking = useMutation({
    call: (refNo: string) => {
      const { amountPayable, reference } = payment
      return unwrap(api.bookings.add.$post({ json: { amountPaid: amountPayable, refNo, reference } }))
    },
    fallback: m.checkout_failed,
    advice: m.checkout_failed_next,
    done: ({ data: bookings, message }) => {
      deleteDraft(utrDraft(payment))
      forgetCartCount()
      setBooked({ text: message ?? t(m.checkout_success), bookings })
    },
    failed: (error) => setCartEmpty(error instanceof ApiError && error.code === 'CART_EMPTY'),
    reloads: false,
  })
  if (booked) return <Booked {...booked} payment={payment} />

  return (
    <Page width="table" gap={6} className="lg:grid-cols-[1fr_22rem]">
      <h1 className="lg:col-span-2">{t(m.common_checkout)}</h1>
      <Order quote={payment} />
      <div className="grid gap-6">
        {earlier && !paidFor && <EarlierQuote earlier={earlier} onPaid={() => setForEarlier(true)} />}
        {!paidFor && (
          <>
            <PayStep quote={quote} payee={payee} title={t(m.checkout_step_pay)} />
            <QuoteTime expiresAt={quote.expiresAt} />
          </>
        )}
        <UtrStep key={payment.reference} title={t(m.checkout_step_utr)} payment={payment} sending={booking}>
          {paidFor && <ChosenEarlier earlier={paidFor} onUndo={() => setForEarlier(false)} />}
          {isCartEmpty && <MaybeBooked />}
        </UtrStep>
      </div>
    </Page>
  )
}

type Shown = Pick<Quote, 'order' | 'gst' | 'amountTotal' | 'amountPayable' | 'amountLater' | 'items'>

/** What is bought, its price, and what of it is paid now. */
function Order({ quote: { items, order, gst, amountTotal, amountPayable, amountLater } }: { quote: Shown }) {
  const t = useTranslate()
  return (
    <section aria-label={t(m.common_order)} className="ledger grid gap-5 lg:order-last lg:self-start">
      {items && <OrderItems items={items} />}
      <Amounts
        rows={[
          [t(m.common_order), order],
          [t(m.common_gst), gst],
          [t(m.common_total), amountTotal],
        ]}
      />
      <GstNote />
      <Amounts
        rows={[
          [t(m.common_due_later), amountLater],
          [t(m.checkout_due_now), amountPayable],
        ]}
      />
    </section>
  )
}

function MaybeBooked() {
  const t = useTranslate()
  return (
    <div className="grid gap-3 rounded-lg bg-glow p-4">
      <p>{t(m.checkout_maybe_booked)}</p>
      <ButtonLink to="/user/bookings" kind="second">
        {t(m.nav_bookings)}
      </ButtonLink>
    </div>
  )
}

type BookedProps = { text: string; bookings: readonly Booking[]; payment: Shown }

/** What was booked, its price with GST, and the payment with its code and UTR. */
function Booked({ text, bookings, payment: { amountTotal, amountPayable, amountLater } }: BookedProps) {
  const t = useTranslate()
  const rupees = useRupees()
  // The form is far down the page, and the success text is at its top.
  useEffect(() => {
    // No `return`: newer browsers return a promise, which React would use as a clean-up function.
    scrollTo(0, 0)
  }, [])
  const [first] = bookings
  return (
    <Page width="message" gap={6} className="justify-items-start">
      <Lamps of={3} lit={1} className="text-4xl text-kumkum" />
      <h1 className="text-2xl">{text}</h1>
      <p className="text-lg">{t(m.checkout_success_next)}</p>
      <Status of={bookingStatusText[first?.status ?? 'CHECKING']} />
      {first && (
        <section aria-label={t(m.common_order)} className="ledger grid w-full gap-4">
          <OrderItems items={bookings.map((booking) => ({ ...booking, amount: booking.amountTotal }))} />
          <dl className="grid gap-1">
            <Fact label={t(m.common_total)} value={rupees(amountTotal)} />
            <Fact label={t(m.booking_money_unverified)} value={rupees(amountPayable)} />
            {amountLater > 0 && <Fact label={t(m.common_due_later)} value={rupees(amountLater)} />}
            <Fact label={t(m.common_utr_number)} value={first.paymentRefNumber} />
            <Fact label={t(m.common_reference)} value={first.reference} />
          </dl>
        </section>
      )}
      <ButtonLink to="/user/bookings">{t(m.nav_bookings)}</ButtonLink>
    </Page>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-quiet">{label}</dt>
    <dd className="font-bold tabular-nums select-all">{value}</dd>
  </div>
)

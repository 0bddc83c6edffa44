import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { ApiError, unwrap } from '../../contract/client.ts'
import type { Quote } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/checkout'
import { api, errorMessage, isUnexplained, orToast, textOf } from '../api.ts'
import { forgetCartCount } from '../cart/cart-count.ts'
import { SlipMoney } from '../journey/slip-money.tsx'
import { useTranslate } from '../language/language.ts'
import { deleteDraft, useDraft } from '../session/draft.ts'
import { requireRole } from '../session/require-role.ts'
import { showToast } from '../toast/toast.tsx'
import { CancellationLine } from '../trust/cancellation-line.tsx'
import { CallOrWrite } from '../trust/trust-page.tsx'
import { Amounts } from '../ui/amounts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { GstNote } from '../ui/gst-note.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { ChosenEarlier, EarlierQuote } from './earlier-quote.tsx'
import { OrderItems } from './order-items.tsx'
import { PayStep } from './pay-step.tsx'
import { QuoteTime } from './quote-time.tsx'
import { utrDraft, UtrStep } from './utr-step.tsx'

export const meta = noindexMeta(m.common_checkout)

/**
 * Whether the failure is about the account and not about the total. Its text takes longer to read than a toast is shown. After a
 * 401 the login leads back here.
 */
const isOfAccount = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.code === 'TOO_MANY_UNVERIFIED' || error.code === 'TOO_MANY_QUOTES')

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
        isOfAccount,
      ),
      orToast(unwrap(api.payments.getKey.$get()), m.payment_key_failed),
    ])
    return { quote: quote.data, payee: payee.data }
  } catch (error) {
    if (error instanceof Response || isOfAccount(error)) throw error
    // Without the total the user is redirected (specification, section 2).
    showToast('error', errorMessage(error, m.checkout_total_error))
    if (isUnexplained(error)) showToast('error', textOf(m.checkout_total_error_next))
    throw redirect('/landing')
  }
}
clientLoader.hydrate = true as const

/** A booking empties the cart, but this page must still show the quote that was paid. */
export const shouldRevalidate = () => false

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ title: m.common_checkout })

export default function Checkout({ loaderData: { quote, payee } }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isForEarlier, setForEarlier] = useState(false)
  const [isCartEmpty, setCartEmpty] = useState(false)
  const earlier = quote.earlier ?? null
  const paidFor = isForEarlier ? earlier : null
  const payment = paidFor ?? quote
  const draft = useDraft(utrDraft(payment))
  const booking = useMutation({
    call: (refNo: string) => {
      const { amountPayable, reference } = payment
      return unwrap(api.bookings.add.$post({ json: { amountPaid: amountPayable, refNo, reference } }))
    },
    fallback: m.checkout_failed,
    advice: m.checkout_failed_next,
    done: ({ data: [first] }) => {
      deleteDraft(utrDraft(payment))
      forgetCartCount()
      // Replaces this page in the browser's history, because it has nothing to pay any more.
      return navigate(`/user/booked/${first?.reference ?? payment.reference}`, { replace: true })
    },
    failed: (error) => setCartEmpty(error instanceof ApiError && error.code === 'CART_EMPTY'),
    reloads: false,
  })
  return (
    <Page width="table" gap={4} className="max-lg:py-3 lg:grid-cols-[1fr_22rem]">
      <h1 className="lg:col-span-2 max-sm:text-2xl">{t(m.common_checkout)}</h1>
      <Order quote={payment} />
      <div className="grid gap-4 self-start">
        {earlier && !paidFor && <EarlierQuote earlier={earlier} onPaid={() => setForEarlier(true)} />}
        {!paidFor && (
          <PayStep quote={quote} payee={payee} title={t(m.checkout_step_pay)} isUtrTyped={draft[0] !== ''} />
        )}
        <UtrStep
          key={payment.reference}
          title={t(m.checkout_step_utr)}
          payment={payment}
          draft={draft}
          sending={booking}
          isAfterPayment={!paidFor}
        >
          {paidFor && <ChosenEarlier earlier={paidFor} onUndo={() => setForEarlier(false)} />}
          {isCartEmpty && <MaybeBooked />}
        </UtrStep>
        {!paidFor && <QuoteTime expiresAt={quote.expiresAt} />}
        <CallOrWrite />
      </div>
    </Page>
  )
}

type Shown = Pick<Quote, 'order' | 'gst' | 'amountTotal' | 'amountPayable' | 'amountLater' | 'items'>

/** What is bought, its price, and how much of it is paid now. */
function Order({ quote: { items, order, gst, amountTotal, amountPayable, amountLater } }: { quote: Shown }) {
  const t = useTranslate()
  return (
    <section
      aria-label={t(m.common_order)}
      className="ledger grid gap-2 max-sm:py-3 max-sm:leading-snug lg:order-last lg:self-start max-sm:[&_dl>div]:py-0.5"
    >
      {items && <OrderItems items={items} />}
      <Amounts
        rows={[
          [t(m.common_order), order],
          [t(m.common_gst), gst],
          [t(m.common_total), amountTotal],
        ]}
      />
      <SlipMoney now={amountPayable} later={amountLater} />
      <div className="grid gap-2 max-sm:text-[0.9rem]">
        <GstNote />
        <CancellationLine className="max-sm:text-[0.9rem]" />
      </div>
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

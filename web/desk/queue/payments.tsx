import { useLocation } from 'react-router'
import type { PaymentsShown } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/payments'
import { orToast } from '../../api.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Skeletons } from '../../ui/skeletons.tsx'
import { useMoneyDay } from '../parts/money-day.ts'
import { PaymentQueue } from './payment-queue.tsx'
import { readPayments } from './use-queue.ts'

export const meta = noindexMeta(m.desk_all_payments)

const shown = ['WAITING', 'CORRECTED', 'REJECTED', 'VERIFIED'] as const satisfies readonly PaymentsShown[]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const named = new URL(request.url).searchParams.get('show')
  const show = shown.find((one) => one === named) ?? 'WAITING'
  return { show, first: await orToast(readPayments({ show, search: '' }), m.desk_payments_failed) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_payments_failed })

/** The search that a link from another list carries. */
const searchIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? state.search
    : ''

export default function Payments({ loaderData: { show, first } }: Route.ComponentProps) {
  const [day, setDay] = useMoneyDay()
  const { state } = useLocation()
  const search = searchIn(state)
  return <PaymentQueue key={show} show={show} first={first} search={search} day={day} onDay={setDay} />
}

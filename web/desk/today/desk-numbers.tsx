import { Link, useLocation } from 'react-router'
import type { Today } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { JobProgress } from './job-progress.tsx'
import { useFreshNumbers, useToday } from '../parts/today-numbers.ts'

const numbers = [
  { to: '/admin/payments', label: m.desk_short_payments, of: ({ payments }: Today) => payments.count },
  {
    to: '/admin/payments?show=CORRECTED',
    label: m.desk_short_corrected,
    of: ({ corrected }: Today) => corrected.count,
  },
  { to: '/admin/refunds', label: m.nav_refunds, of: ({ refunds }: Today) => refunds.count },
  { to: '/admin#arrivals', label: m.desk_short_arrivals, of: ({ arrivals }: Today) => arrivals.count },
  { to: '/admin#poojas', label: m.desk_short_poojas, of: ({ poojas }: Today) => poojas.count },
  { to: '/admin#balances', label: m.desk_short_balances, of: ({ balances }: Today) => balances.count },
]

/** The work that waits at the desk, in one row below the header of its pages. A phone has the numbers on the page of today alone. */
export default function DeskNumbers() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const today = useToday()
  return (
    <>
      <Refresh key={pathname} />
      <nav aria-label={t(m.desk_numbers)} className="border-t border-stone bg-paper max-lg:hidden">
        <ul className="mx-auto flex max-w-[84rem] gap-x-1 px-3">
          {numbers.map(({ to, label, of }) => {
            const count = today && of(today)
            const isLate = to === '/admin/payments' && today !== null && today.payments.late > 0
            return (
              <li key={to} className="shrink-0">
                <Link
                  to={to}
                  aria-current={to === pathname + search ? 'page' : undefined}
                  className="inline-flex min-h-8 items-center gap-1.5 border-b-2 border-transparent px-2 pt-0.5 text-[0.9rem] whitespace-nowrap hover:border-stone aria-[current=page]:border-marigold"
                >
                  <span className="whitespace-nowrap text-quiet">{t(label)}</span>
                  <b
                    className={`min-w-[1ch] tabular-nums ${isLate ? 'text-error' : count ? 'text-ink' : 'text-quiet'}`}
                  >
                    {count ?? '–'}
                  </b>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <JobProgress />
    </>
  )
}

/** Each page of the desk has its own. */
function Refresh() {
  useFreshNumbers()
  return null
}

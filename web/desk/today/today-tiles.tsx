import { Link } from 'react-router'
import type { Today } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { timeLeft, urgencyOf } from '../parts/waiting-time.ts'
import { useNow } from '../parts/use-now.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { useRupees } from '../../ui/format.ts'

type Tile = { to: string; label: typeof m.desk_payments; count: number; more?: string; className?: string }

/** The numbers of what waits; each leads to the list behind it. */
export function TodayTiles({ today }: { today: Today }) {
  const t = useTranslate()
  const rupees = useRupees()
  const { payments, corrected, refunds, arrivals, poojas, balances, sheets, questions } = today
  const oldest = useOldest(today)
  const { week } = arrivals
  const arrivalDays = [t(m.desk_of_two_days), week > 0 && t(m.desk_week_more, { count: week })]
    .filter(Boolean)
    .join(' · ')
  const tiles: Tile[] = [
    { to: '/admin/payments', label: m.desk_payments, count: payments.count, ...oldest },
    { to: '/admin/payments?show=CORRECTED', label: m.desk_corrected, count: corrected.count },
    { to: '/admin/refunds', label: m.desk_refunds, count: refunds.count, more: rupees(refunds.amount) },
    { to: '#arrivals', label: m.desk_arrivals, count: arrivals.count, more: arrivalDays },
    { to: '#poojas', label: m.desk_poojas, count: poojas.count },
    { to: '#balances', label: m.desk_balances, count: balances.count, more: rupees(balances.amount) },
    { to: '/admin/people', label: m.desk_sheets_to_send, count: sheets.count },
    { to: '/admin/inquiries', label: m.desk_questions, count: questions.count },
  ]
  return (
    <ul className="grid gap-3 min-[20rem]:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ to, label, count, more, className = 'text-quiet' }) => (
        <li key={to}>
          <Link
            to={to}
            className={`card flex h-full flex-wrap items-center gap-x-4 max-lg:content-start gap-y-1 hover:border-edge hover:bg-glow ${count > 0 ? 'border-l-8 border-l-marigold' : 'border-l-8'}`}
          >
            <span
              className={`min-w-[2ch] font-heading text-[2.4rem] leading-none font-bold tabular-nums ${count > 0 ? 'text-river' : 'text-quiet'}`}
            >
              {count}
            </span>
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="block leading-snug font-bold">{t(label)}</span>
              {more && (count > 0 || to === '#arrivals') && (
                <span className={`block leading-snug tabular-nums ${className}`}>{more}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** How much of the promised time is left for the payment that waits longest. */
function useOldest({ payments: { oldest } }: Today): Pick<Tile, 'more' | 'className'> {
  const language = useLanguage()
  const now = useNow()
  if (!oldest) return {}
  const words = { left: m.desk_oldest_left, late: m.desk_oldest_late }
  return {
    more: timeLeft(oldest.checkedBy, now, language, words),
    className: urgencyOf(Date.parse(oldest.checkedBy), now) === 'late' ? 'font-bold text-error' : 'text-ink',
  }
}

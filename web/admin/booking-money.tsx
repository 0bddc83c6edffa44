import { Link } from 'react-router'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { useMoment, useRupees } from '../ui/format.ts'

/** What a booking's ledger adds up to, and where its refunds stand. What needs a hand is bold. */
export function MoneyOfBooking({ booking: { money, refunds } }: { booking: BookingDetail }) {
  const say = useSay()
  const rupees = useRupees()
  const moment = useMoment()
  const rows = [
    [m.total_amount, money.total],
    [m.desk_received, money.received],
    [m.desk_being_checked, money.beingChecked],
    [m.desk_due, money.due],
    [m.desk_over, money.over],
    [m.desk_refund_due, money.refundDue],
    [m.desk_refunded, money.refunded],
  ] as const
  return (
    <section aria-labelledby="money" className="card grid gap-3">
      <h2 id="money">{say(m.desk_money)}</h2>
      <dl>
        {rows.map(([name, amount]) => (
          <div
            key={say(name)}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-dotted border-edge py-1 last:border-0 ${amount > 0 ? '' : 'text-quiet'}`}
          >
            <dt>{say(name)}</dt>
            <dd className={`ms-auto whitespace-nowrap tabular-nums ${amount > 0 ? 'font-bold' : ''}`}>
              {rupees(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {refunds.map(({ reference, amount, sentAt }) => (
        <p key={reference}>
          {sentAt
            ? say(m.desk_refund_went, { reference, amount: rupees(amount), moment: moment(sentAt) })
            : say(m.desk_refund_waits, { reference, amount: rupees(amount) })}
        </p>
      ))}
      {refunds.some(({ sentAt }) => !sentAt) && (
        <Link className="link inline-flex min-h-11 items-center justify-self-start" to="/admin/refunds">
          {say(m.desk_refunds)}
        </Link>
      )}
    </section>
  )
}

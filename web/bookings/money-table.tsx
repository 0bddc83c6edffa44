import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Amounts } from '../ui/amounts.tsx'

/** What the booking costs, what came, and what follows from that. */
export function MoneyTable({ booking: { money, status } }: { booking: BookingDetail }) {
  const say = useSay()
  const isCancelled = status === 'CANCELLED'
  const row = (label: string, amount: number): [string, number][] => (amount > 0 ? [[label, amount]] : [])
  // What was sent back is held no longer, but it came.
  const came = Math.round((money.received + money.refunded) * 100) / 100
  const rows: [string, number][] = isCancelled
    ? [
        [say(m.booking_money_received), came],
        ...row(say(m.booking_money_checked), money.beingChecked),
        [say(m.booking_money_kept), money.total],
        ...row(say(m.booking_money_refunded), money.refunded),
        [say(m.booking_money_refund_due), money.refundDue],
      ]
    : [
        [say(m.total), money.total],
        [say(m.booking_money_received), came],
        ...row(say(m.booking_money_checked), money.beingChecked),
        ...row(say(m.booking_money_refunded), money.refunded),
        ...row(say(m.booking_money_refund_due), money.refundDue),
        money.over > 0 ? [say(m.booking_money_over), money.over] : [say(m.booking_money_due), money.due],
      ]
  return (
    <section aria-labelledby="money" className="ledger grid gap-2">
      <h2 id="money">{say(m.booking_money)}</h2>
      <Amounts rows={rows} />
      {money.over > 0 && <p>{say(m.booking_over_text)}</p>}
    </section>
  )
}

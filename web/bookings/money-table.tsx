import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Amounts } from '../ui/amounts.tsx'

/** What the booking costs, what came, and what follows from that. */
export function MoneyTable({ booking: { money, status } }: { booking: BookingDetail }) {
  const say = useSay()
  const isCancelled = status === 'CANCELLED'
  const last: [string, number] =
    money.over > 0 ? [say(m.booking_money_over), money.over] : [say(m.booking_money_due), money.due]
  const rows: [string, number][] = [
    [say(isCancelled ? m.booking_money_kept : m.total), money.total],
    [say(m.booking_money_received), money.received],
    ...(money.beingChecked > 0 ? [[say(m.booking_money_checked), money.beingChecked] as [string, number]] : []),
    ...(money.refunded > 0 ? [[say(m.booking_money_refunded), money.refunded] as [string, number]] : []),
    isCancelled ? [say(m.booking_money_refund_due), money.refundDue] : last,
  ]
  return (
    <section aria-labelledby="money" className="ledger grid gap-2">
      <h2 id="money">{say(m.booking_money)}</h2>
      <Amounts rows={rows} />
      {money.over > 0 && <p>{say(m.booking_over_text)}</p>}
    </section>
  )
}

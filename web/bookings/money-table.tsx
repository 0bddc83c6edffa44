import type { BookingDetail } from '../../contract/booking-detail.ts'
import { paiseFromRupees, rupeesFromPaise, total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Amounts, type Row } from '../ui/amounts.tsx'
import { useRupees } from '../ui/format.ts'
import { RefundLines } from './refund-lines.tsx'

/** The price of a booking, what was received, and what is due or refunded. */
export function MoneyTable({ booking: { money, status, ended, cancellation, refunds } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const rupees = useRupees()
  const isCancelled = status === 'CANCELLED'
  const row = (label: string, amount: number): [string, number][] => (amount > 0 ? [[label, amount]] : [])
  // `received` is without refunds; the row shows what came in.
  const cameIn = rupeesFromPaise(total([money.received, money.refunded].map(paiseFromRupees)))
  const dueRow: Row[] = [[t(m.booking_money_due), money.due, money.due === 0 ? t(m.common_nothing) : undefined]]
  const rows: Row[] = isCancelled
    ? [
        [t(m.booking_money_received), cameIn],
        ...row(t(m.booking_money_unverified), money.beingChecked),
        ...(money.beingChecked > 0
          ? [
              ...row(t(m.booking_money_kept), money.total),
              ...row(t(m.booking_money_refunded), money.refunded),
              ...row(t(m.booking_money_refund_due), money.refundDue),
              ...row(t(m.booking_money_kept_once_found), cancellation.onceVerified.kept),
              [t(m.booking_money_refund_once_found), cancellation.onceVerified.refund] satisfies [string, number],
            ]
          : [
              [t(m.booking_money_kept), money.total] satisfies [string, number],
              ...row(t(m.booking_money_refunded), money.refunded),
              [t(m.booking_money_refund_due), money.refundDue] satisfies [string, number],
            ]),
      ]
    : [
        [t(m.common_total), money.total],
        [t(m.booking_money_received), cameIn],
        ...row(t(m.booking_money_unverified), money.beingChecked),
        ...row(t(m.booking_money_refunded), money.refunded),
        ...row(t(m.booking_money_refund_due), money.refundDue),
        // Devotees pay on arrival as well, which is not recorded here.
        ...(ended || money.over > 0 ? [] : dueRow),
      ]
  return (
    <section aria-labelledby="money" className="ledger grid gap-2">
      <h2 id="money">{t(m.booking_money)}</h2>
      <Amounts rows={rows} />
      {money.over > 0 && <p>{t(m.booking_over_text, { amount: rupees(money.over) })}</p>}
      {!isCancelled && <RefundLines refunds={refunds} />}
    </section>
  )
}

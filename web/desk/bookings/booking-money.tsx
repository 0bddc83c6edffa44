import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useMoment, useRupees, useTableRupees } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { CorrectRefund } from '../refunds/correct-refund.tsx'
import { closedText } from '../parts/payment-words.ts'

/**
 * The sums of a booking's ledger and the state of its refunds. Refunded amounts are subtracted. Amounts that are not zero are bold.
 */
export function BookingMoney({ booking: { money, refunds, ended, status } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  // The remaining cost of a cancelled booking is its charge.
  const isCancelled = status === 'CANCELLED'
  // `money.received` is what we still hold; with the refunds that were sent, the rows add up.
  const receivedInAll = rupeesFromPaise(paise(paiseFromRupees(money.received) + paiseFromRupees(money.refunded)))
  const back = [
    [m.desk_received, receivedInAll],
    [m.desk_refunded, -money.refunded],
    [m.desk_refund_due, -money.refundDue],
  ] as const
  const open = [
    [m.desk_unverified, money.beingChecked],
    ...(money.writtenOff > 0 ? [[m.desk_written_off, money.writtenOff] as const] : []),
    ended ? ([m.desk_unpaid, money.unpaid] as const) : ([m.desk_due, money.due] as const),
  ] as const
  const rows = isCancelled
    ? [...back, [m.desk_kept, money.total] as const, ...open]
    : [[m.desk_total_amount, money.total] as const, ...back, ...open]
  const inTable = useTableRupees(rows.map(([, amount]) => Math.abs(amount)))
  return (
    <section aria-labelledby="money" className="card grid gap-3">
      <h2 id="money">{t(m.desk_money)}</h2>
      <dl>
        {rows.map(([name, amount]) => (
          <div
            key={t(name)}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-dotted border-edge py-1 last:border-0 ${amount === 0 ? 'text-quiet' : ''}`}
          >
            <dt>{t(name)}</dt>
            <dd className={`ms-auto whitespace-nowrap tabular-nums ${amount === 0 ? '' : 'font-bold'}`}>
              {amount < 0 && '−'}
              {inTable(Math.abs(amount))}
            </dd>
          </div>
        ))}
      </dl>
      {refunds.map((refund) => {
        const { reference, sentAt, refNo, closed } = refund
        const amount = rupees(refund.amount)
        if (closed) return <p key={reference}>{t(closedText[closed.reason], { reference, amount })}</p>
        return sentAt ? (
          <div key={reference} className="grid gap-2">
            <p>{t(m.desk_refund_went, { reference, amount, moment: moment(sentAt) })}</p>
            <p className="tabular-nums">
              {t(m.desk_sent_under)}: {refNo}
            </p>
            <CorrectRefund refund={refund} />
          </div>
        ) : (
          <p key={reference}>{t(m.desk_refund_waits, { reference, amount })}</p>
        )
      })}
      {refunds.some(({ sentAt }) => !sentAt) && <TextLink to="/admin/refunds">{t(m.nav_refunds)}</TextLink>}
    </section>
  )
}

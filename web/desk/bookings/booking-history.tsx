import type { BookingDetail, HistoryEntry } from '../../../contract/booking-detail.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useDay, useMoment, useRupees } from '../../ui/format.ts'
import { useTransferParts } from '../../ui/transfer-parts.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { rejectReasons } from '../parts/reject-fields.tsx'

const words = {
  QUOTED: m.desk_history_quoted,
  PAID: m.desk_history_submitted,
  VERIFIED: m.desk_history_verified,
  REVOKED: m.desk_history_revoked,
  REJECTED: m.desk_history_rejected,
  CANCELLED: m.desk_history_cancelled,
  REFUND_DUE: m.desk_history_refund_due,
  REFUNDED: m.desk_history_refunded,
  ROUNDED: m.desk_history_rounded,
  WRITTEN_OFF: m.desk_history_written_off,
  WRITE_OFF_UNDONE: m.desk_history_write_off_undone,
  ALLOWED: m.desk_history_allowed,
  WAIVED: m.desk_history_waived,
  ALLOWANCE_UNDONE: m.desk_history_allowance_undone,
} as const satisfies Partial<Record<HistoryEntry['kind'], unknown>>

/** The history of a booking, oldest entry first, with times in India. */
export function BookingHistory({
  booking: { reference, steps },
}: {
  booking: Pick<BookingDetail, 'reference' | 'steps'>
}) {
  const t = useTranslate()
  return (
    <section aria-labelledby="steps" className="ledger grid gap-3">
      <h2 id="steps">{t(m.desk_history)}</h2>
      <ol className="grid gap-3">
        {steps.map((entry, index) => (
          <EntryLine key={index} entry={entry} isOfAdvance={entry.reference === reference} />
        ))}
      </ol>
    </section>
  )
}

function EntryLine({ entry, isOfAdvance }: { entry: HistoryEntry; isOfAdvance: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const day = useDay()
  const moment = useMoment()
  const { kind, at, reference, refNo, reason, text, dateBefore, way, changed, transfer } = entry
  const parts = useTransferParts([transfer])(transfer)

  const sentence = () => {
    if (kind === 'REPRICED') {
      const [before, after] = [changed?.before[language] ?? '', changed?.after[language] ?? '']
      return t(m.desk_history_repriced, { before, after, amount: rupees(entry.amount) })
    }
    if (kind === 'CHANGED') return t(m.desk_history_date_changed, { date: dateBefore ? day(dateBefore) : '' })
    if (way && kind === 'VERIFIED')
      return t(way === 'CASH' ? m.desk_history_cash : m.desk_history_before, { amount: rupees(entry.amount) })
    // Staff always give a reason; without one, the devotee replaced the UTR.
    if (kind === 'REJECTED' && !reason) return t(m.desk_history_replaced)
    return t(words[kind], { amount: rupees(transfer?.amount ?? entry.amount) })
  }

  return (
    <li className="border-b border-dotted border-edge pb-2 last:border-0">
      <p className="text-quiet tabular-nums">
        <time dateTime={at}>{moment(at)}</time>
      </p>
      <p className="font-bold">{sentence()}</p>
      {(reason || text) && (
        <p>
          {reason && t(rejectReasons[reason])}
          {reason && text && ': '}
          {text && <span lang={langOf(text)}>{text}</span>}
        </p>
      )}
      {refNo && (
        <p className="tabular-nums">
          {t(kind === 'REFUNDED' ? m.desk_sent_under : m.common_utr_number)}: <Unbroken>{refNo}</Unbroken>
        </p>
      )}
      {parts && <p>{parts}</p>}
      {reference && !isOfAdvance && (
        <p className="text-quiet tabular-nums">
          {t(m.common_payment_code)}: <Unbroken>{reference}</Unbroken>
        </p>
      )}
    </li>
  )
}

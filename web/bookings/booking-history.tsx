import type { BookingDetail, HistoryEntry } from '../../contract/booking-detail.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { type Translate, useLanguage, useTranslate } from '../language/language.ts'
import { useDay, useMoment, useRupees } from '../ui/format.ts'
import { useTransferParts } from '../ui/transfer-parts.ts'
import { advanceOf, balancePayments, statusFor } from './booking-payments.ts'

type Formats = { language: Language; rupees: (amount: number) => string; day: (day: string) => string }

const received = {
  BANK: m.booking_history_verified,
  CASH: m.booking_history_cash,
  BEFORE: m.booking_history_before,
} as const

/**
 * The text of a history entry. The text gives the whole transfer as it was sent, though only a part of it may be for this booking.
 */
function sentenceOf(
  { kind, amount, refNo, reason, dateBefore, way, changed, transfer }: HistoryEntry,
  t: Translate,
  { language, rupees, day }: Formats,
): string {
  const words = {
    amount: rupees(transfer?.amount ?? amount),
    utr: refNo ?? '',
    date: dateBefore ? day(dateBefore) : '',
  }
  switch (kind) {
    case 'QUOTED':
      return t(m.booking_history_quoted, words)
    case 'PAID':
      return t(m.booking_history_submitted, words)
    case 'VERIFIED':
      return t(received[way ?? 'BANK'], words)
    case 'REVOKED':
      return t(m.booking_history_revoked, words)
    case 'REJECTED':
      // Staff always give a reason; without one, the devotee replaced the UTR.
      return t(reason ? m.booking_history_rejected : m.booking_history_replaced, words)
    case 'CANCELLED':
      return amount > 0 ? t(m.booking_history_cancelled_refund, words) : t(m.booking_history_cancelled)
    case 'REFUND_DUE':
      return t(m.booking_history_refund_due, words)
    case 'REFUNDED':
      return t(m.booking_history_refunded, words)
    case 'ALLOWED':
      return t(m.booking_history_allowed, words)
    case 'WAIVED':
      return t(m.booking_history_waived, words)
    case 'ALLOWANCE_UNDONE':
      return t(m.booking_history_allowance_undone, words)
    case 'REPRICED':
      return t(m.booking_history_repriced, {
        before: changed?.before[language] ?? '',
        after: changed?.after[language] ?? '',
      })
    // CHANGED. Only staff see entries for the rounding of cash.
    default:
      return t(m.booking_history_date_changed, words)
  }
}

/** The history of a booking, oldest entry first, open if a refund is sent. Entries have a lit lamp, expected events an unlit one. */
export function BookingHistory({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  const moment = useMoment()
  const formats = { language: useLanguage(), rupees: useRupees(), day: useDay() }
  const partsOf = useTransferParts(booking.steps.map(({ transfer }) => transfer))
  const checks = [advanceOf(booking), ...balancePayments(booking)].flatMap((payment) =>
    payment?.checkedBy && statusFor(booking, payment) === 'SUBMITTED' ? [payment.checkedBy] : [],
  )
  const refunds = booking.refunds.filter(({ sentAt, closed }) => sentAt === null && !closed)
  const awaited = [
    ...checks.map((checkedBy) => t(m.booking_history_next_check, { moment: moment(checkedBy) })),
    ...refunds.map(({ amount }) => t(m.booking_history_next_refund, { amount: formats.rupees(amount) })),
  ]
  return (
    <section aria-labelledby="steps" className="card py-1">
      <details open={booking.refunds.length > 0} className="print:details-content:[content-visibility:visible]">
        <summary className="min-h-11 py-1">
          <h2 id="steps" className="inline">
            {t(m.booking_history)}
          </h2>
        </summary>
        <ol className="ms-[0.75em] py-3">
          {booking.steps.map((entry, index) => (
            <li key={index} className="flex gap-3 border-s-2 border-marigold pb-4 last:border-transparent last:pb-0">
              <Lamp />
              <div>
                <p className="font-bold">{sentenceOf(entry, t, formats)}</p>
                {partsOf(entry.transfer) && <p>{partsOf(entry.transfer)}</p>}
                <p className="text-quiet">{moment(entry.at)}</p>
              </div>
            </li>
          ))}
          {awaited.map((text) => (
            <li
              key={text}
              className="flex gap-3 border-s-2 border-dashed border-edge pb-4 last:border-transparent last:pb-0"
            >
              <Lamp isLit={false} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

/** A lamp centred on the vertical line of the history. */
const Lamp = ({ isLit = true }: { isLit?: boolean }) => (
  <span aria-hidden className="-ms-[calc(0.75em+1px)] h-[1.6em] bg-card">
    <span className={`mark mark-diya ${isLit ? 'text-kumkum' : 'text-edge opacity-50'}`} />
  </span>
)

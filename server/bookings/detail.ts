import type { BookingDetail, Money, PaymentOfBooking, Step } from '../../contract/booking-detail.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { canCancel, canChange, CHANGE_DAYS_BEFORE, REFUND_TIERS } from '../../domain/cancellation.ts'
import { type Paise, paise, rupeesFromPaise, total } from '../../domain/money.ts'
import { paymentsOfBooking, toPaymentResponse } from '../payments/store.ts'
import { readEvents } from '../ledger/entries.ts'
import { availableDocuments } from '../documents/render-document.ts'
import { cancellationOf } from './cancel.ts'
import { refundsOf, toRefundResponse } from '../payments/refunds.ts'
import { readShareLinks } from './share.ts'
import { balanceOfRow, type BookingRow, toBookingResponse } from '../ledger/bookings.ts'

/** How long the check of a payment may take (specification, section 9). */
const CHECK_MS = 24 * 60 * 60 * 1000

type Event = Awaited<ReturnType<typeof readEvents>>[number]

/** A booking with all that its page shows: six short reads by its id. */
export async function readDetail(
  db: Db,
  booking: BookingRow,
  at: Date,
  today: CalendarDay,
): Promise<Omit<BookingDetail, 'User'>> {
  const events = await readEvents(db, booking.id)
  const payments = await paymentsOfBooking(db, booking)
  const refunds = await refundsOf(db, booking.id)
  const { papers, receipts } = await availableDocuments(db, booking)
  const links = await readShareLinks(db, booking.id, at)
  const terms = cancellationOf(booking, today, false)
  return {
    ...toBookingResponse(booking),
    money: moneyOf(booking, events),
    steps: events.map((event) => toHistoryResponse(event, booking.cancel_reason)),
    payments: payments.map(toBookingPaymentResponse),
    cancellation: {
      possible: !booking.cancelled_at && canCancel(booking.date_start, today),
      percent: terms.percent,
      refund: rupeesFromPaise(terms.refund),
      kept: rupeesFromPaise(terms.kept),
      steps: [...REFUND_TIERS],
    },
    change: {
      possible: !booking.cancelled_at && !booking.date_before && canChange(booking.date_start, today),
      until: addDays(booking.date_start, -CHANGE_DAYS_BEFORE),
      used: booking.date_before !== null,
    },
    driver: booking.driver,
    cancelReason: booking.cancel_reason,
    refunds: refunds.map(toRefundResponse),
    papers,
    receipts,
    shared: links.length > 0,
  }
}

function moneyOf(booking: BookingRow, events: readonly Event[]): Money {
  const { due, over, refundDue } = balanceOfRow(booking)
  const sent = total(events.filter(({ kind }) => kind === 'REFUNDED').map(({ received }) => size(received)))
  return {
    total: rupeesFromPaise(booking.price),
    beingChecked: rupeesFromPaise(booking.claimed),
    received: rupeesFromPaise(booking.received),
    due: rupeesFromPaise(due),
    over: rupeesFromPaise(over),
    refundDue: rupeesFromPaise(refundDue),
    refunded: rupeesFromPaise(sent),
  }
}

const size = (amount: Paise): Paise => paise(Math.abs(amount))

/** The figure that a step is about, of the four that it may move. */
const figureOf = (event: Event): Paise =>
  ({
    QUOTED: event.price,
    PAID: event.claimed,
    VERIFIED: event.received,
    REVOKED: event.received,
    REJECTED: event.claimed,
    CANCELLED: event.refund_due,
    REFUND_DUE: event.refund_due,
    REFUNDED: event.refund_due,
    CHANGED: event.price,
  })[event.kind]

export const toHistoryResponse = (event: Event, cancelReason: string | null): Step => ({
  kind: event.kind,
  at: event.created_at.toISOString(),
  amount: rupeesFromPaise(size(figureOf(event))),
  reference: event.reference,
  refNo: event.detail.utr ?? null,
  reason: event.detail.reason ?? null,
  text: event.kind === 'CANCELLED' ? cancelReason : (event.detail.text ?? null),
  dateBefore: event.detail.dateBefore ?? null,
})

type PaymentRow = Awaited<ReturnType<typeof paymentsOfBooking>>[number]

const toBookingPaymentResponse = (row: PaymentRow): PaymentOfBooking => ({
  ...toPaymentResponse(row),
  purpose: row.booking_id ? 'BALANCE' : 'ADVANCE',
  submittedAt: row.submitted_at?.toISOString() ?? null,
  checkedBy: row.submitted_at ? new Date(row.submitted_at.getTime() + CHECK_MS).toISOString() : null,
  rejectReason: row.reject_reason,
  rejectText: row.reject_text,
})

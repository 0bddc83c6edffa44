import type { PaymentOfBooking } from '../../contract/booking-detail.ts'
import type { HandledPayment, Payment as PaymentResponse, Quote, QuoteItem } from '../../contract/payment.ts'
import { type Paise, paise, rupeesFromPaise } from '../../domain/money.ts'
import { CHECK_MS, paymentStatus, QUOTE_GRACE_MS } from '../../domain/payment.ts'
import { itemPrice } from '../../domain/price.ts'
import { paymentNote, upiUri } from '../../domain/upi.ts'
import { itemOf } from '../cart/entries.ts'
import { toPackageSnapshotResponse, toPoojaSnapshotResponse } from '../catalogue/response.ts'
import type { Env } from '../env.ts'
import type { Line } from './quote.ts'
import type { Payment } from './store.ts'

/** A payment on the wire (CONTRACT.md, GET /payments). */
export const toPaymentResponse = (payment: Payment): PaymentResponse => ({
  id: payment.id,
  reference: payment.reference,
  amountTotal: rupeesFromPaise(payment.amountTotal),
  amountPayable: rupeesFromPaise(payment.amountPayable),
  amountPaid: 'utr' in payment ? rupeesFromPaise(payment.amountPayable) : 0,
  refNo: 'utr' in payment && payment.way === 'BANK' ? payment.utr : null,
  status: paymentStatus(payment),
  createdAt: payment.createdAt.toISOString(),
})

/** After an act of staff. `undoUntil` is undefined if no undo was requested, and null if the act cannot be undone. */
export const toHandledPaymentResponse = (payment: Payment, undoUntil: Date | null | undefined): HandledPayment => ({
  ...toPaymentResponse(payment),
  ...(undoUntil !== undefined && { undoUntil: undoUntil && undoUntil.toISOString() }),
})

/** `part` is the part of the payment for the booking, in paise. */
export const toBookingPaymentResponse = (payment: Payment, part: Paise): PaymentOfBooking => ({
  ...toPaymentResponse(payment),
  purpose: payment.purpose,
  part: rupeesFromPaise(part),
  submittedAt: 'utr' in payment ? payment.submittedAt.toISOString() : null,
  checkedBy: 'utr' in payment ? new Date(payment.submittedAt.getTime() + CHECK_MS).toISOString() : null,
  rejectReason: payment.state === 'REJECTED' ? payment.reason : null,
  rejectText: payment.state === 'REJECTED' ? payment.text : null,
})

const toQuoteItemResponse = (line: Line): QuoteItem => ({
  dateStart: line.dateStart,
  dateEnd: line.dateEnd,
  headCount: line.headCount,
  Package: toPackageSnapshotResponse(line.package),
  BookingEvents: line.poojas.map(({ date, pooja }) => ({ date, Event: toPoojaSnapshotResponse(pooja) })),
  amount: rupeesFromPaise(itemPrice(itemOf(line))),
})

const quotedAmounts = (quote: Payment) => ({
  order: rupeesFromPaise(quote.order),
  gst: rupeesFromPaise(quote.gst),
  amountTotal: rupeesFromPaise(quote.amountTotal),
  amountPayable: rupeesFromPaise(quote.amountPayable),
  amountLater: rupeesFromPaise(paise(quote.amountTotal - quote.amountPayable)),
})

export const toEarlierQuoteResponse = (quote: Payment, lines: readonly Line[]): NonNullable<Quote['earlier']> => ({
  reference: quote.reference,
  ...quotedAmounts(quote),
  items: lines.map(toQuoteItemResponse),
  takenUntil: new Date(quote.expiresAt.getTime() + QUOTE_GRACE_MS).toISOString(),
})

/** `lines` are the entries of a quote; a balance has none. */
export const toQuoteResponse = (
  quote: Payment,
  env: Pick<Env, 'UPI_ID' | 'payeeName'>,
  lines?: readonly Line[],
): Quote => ({
  id: quote.id,
  reference: quote.reference,
  ...quotedAmounts(quote),
  ...(lines && { items: lines.map(toQuoteItemResponse) }),
  upiUri: upiUri({
    upiId: env.UPI_ID,
    payeeName: env.payeeName,
    amount: quote.amountPayable,
    reference: quote.reference,
    note: paymentNote(quote.reference),
  }),
  expiresAt: quote.expiresAt.toISOString(),
})

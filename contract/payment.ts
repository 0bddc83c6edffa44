import { z } from '@hono/zod-openapi'
import { paymentStatuses, rejectReasons } from '../domain/payment.ts'
import { comparedUtr, utr } from './booking.ts'
import { eventSnapshot, packageSnapshot } from './cart.ts'
import { defineCall } from './call.ts'
import { code, dayOut, epochMs, id, instantOut, orNull, page, rupees, rupeesOut } from './fields.ts'
import { body, data, list, staff, userOnly } from './http.ts'

const dayFailures = ['DATE_PASSED', 'DAY_CLOSED', 'DAY_FULL'] as const

/** An item of a quote: a cart entry with the names and prices of the quote. */
export const quoteItem = z
  .object({
    dateStart: dayOut,
    dateEnd: dayOut,
    headCount: z.int(),
    Package: packageSnapshot,
    BookingEvents: z.array(z.object({ date: dayOut, Event: eventSnapshot })),
    /** Without GST. */
    amount: rupeesOut,
  })
  .openapi('QuoteItem')
export type QuoteItem = z.infer<typeof quoteItem>

const quoted = {
  reference: z.string(),
  order: rupeesOut,
  gst: rupeesOut,
  amountTotal: rupeesOut,
  amountPayable: rupeesOut,
  /** The rest, which is paid on arrival. */
  amountLater: rupeesOut,
}

export const quote = z
  .object({
    id,
    ...quoted,
    upiUri: z.string(),
    expiresAt: instantOut,
    /** Absent for a balance. */
    items: z.array(quoteItem).optional(),
    /** Another quote, with other entries or prices, whose UTR is still accepted. */
    earlier: z
      .object({ ...quoted, items: z.array(quoteItem), takenUntil: instantOut })
      .nullable()
      .optional(),
  })
  .openapi('Quote')
export type Quote = z.infer<typeof quote>

export const payment = z
  .object({
    id,
    reference: z.string(),
    amountTotal: rupeesOut,
    amountPayable: rupeesOut,
    amountPaid: rupeesOut,
    refNo: z.string().nullable(),
    status: z.enum(paymentStatuses),
    createdAt: instantOut,
  })
  .openapi('Payment')
export type Payment = z.infer<typeof payment>

export const rejectReason = z.enum(rejectReasons)

export const payee = z
  .object({
    upiId: z.string(),
    payeeName: z.string(),
    accountHolder: z.string(),
    accountNumber: z.string(),
    ifsc: z.string(),
    bankName: z.string(),
    branch: z.string(),
  })
  .openapi('Payee')
export type Payee = z.infer<typeof payee>

const cartIds = z
  .array(id)
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, code('DUPLICATE_IDS'))

export const initiatePayment = defineCall({
  operationId: 'initiatePayment',
  method: 'post',
  path: '/payments/initiate',
  tags: ['Payments'],
  summary: 'Quote cart entries at prices that are valid for 24 hours',
  security: userOnly,
  request: body(z.strictObject({ cartIds, vehicle: z.literal('CAR') })),
  success: { 201: data('The quote', quote) },
  failures: ['DUPLICATE_IDS', 'NOT_FOUND', 'OFFER_WITHDRAWN', ...dayFailures, 'TOO_MANY_UNVERIFIED', 'TOO_MANY_QUOTES'],
})

export const readPayments = defineCall({
  operationId: 'readPayments',
  method: 'get',
  path: '/payments',
  tags: ['Payments'],
  summary: 'List own payments, newest first',
  security: userOnly,
  request: { query: page },
  success: { 200: list('Payments', payment) },
  failures: ['CURSOR_INVALID'],
})

export const readPayee = defineCall({
  operationId: 'readPayee',
  method: 'get',
  path: '/payments/getKey',
  tags: ['Payments'],
  summary: 'Read the payee',
  security: userOnly,
  success: { 200: data('The payee', payee) },
})

export const payBalance = defineCall({
  operationId: 'payBalance',
  method: 'post',
  path: '/payments/balance',
  tags: ['Payments'],
  summary: 'Open a payment of the balance of a booking',
  security: userOnly,
  request: body(z.strictObject({ bookingId: id })),
  success: {
    201: data('What is to be paid', quote),
  },
  failures: ['NOT_FOUND', 'NOTHING_DUE', 'TOO_MANY_UNVERIFIED'],
})

export const submitPayment = defineCall({
  operationId: 'submitPayment',
  method: 'post',
  path: '/payments/submit',
  tags: ['Payments'],
  summary: 'Submit the UTR of a balance, or correct the UTR of a payment that is not verified',
  security: userOnly,
  request: body(z.strictObject({ id, refNo: utr })),
  success: {
    200: data('The payment', payment),
  },
  failures: [
    'UTR_INVALID',
    'NOT_FOUND',
    'UTR_TAKEN',
    'TOO_MANY_CORRECTIONS',
    'PAYMENT_VERIFIED',
    'NOTHING_DUE',
    'TOO_MANY_UNVERIFIED',
  ],
})

const undoable = z.boolean().optional().openapi({
  description: 'Takes only a waiting payment (409 PAYMENT_HANDLED), and lets its email wait until the undo is over',
})

/** The payment after an act of staff. */
export const handledPayment = payment
  .extend({
    undoUntil: orNull(instantOut).optional().openapi({
      description: 'Until when an undoable act can be undone; null if it cannot',
    }),
  })
  .openapi('HandledPayment')
export type HandledPayment = z.infer<typeof handledPayment>

export const verifyPayment = defineCall({
  operationId: 'verifyPayment',
  method: 'post',
  path: '/payments/verify',
  tags: ['Payments'],
  summary: 'Verify a payment that was found on the bank statement, with its amount',
  security: staff('CLERK'),
  request: body(
    z.strictObject({
      id,
      refNo: comparedUtr,
      amountReceived: rupees.min(0.01).optional(),
      receivedOn: epochMs.optional().openapi({
        description:
          'The day on which it reached the bank: from the day before it was quoted until today; by default today',
      }),
      confirm: z.boolean().optional().openapi({
        description:
          'Verifies an amount of a tenth of the expected one or less, or of ten times it or more (409 AMOUNT_FAR)',
      }),
      undoable,
    }),
  ),
  success: {
    200: data('The payment', handledPayment),
  },
  failures: [
    'UTR_INVALID',
    'MONEY_DECIMALS',
    'NOT_FOUND',
    'NOT_SUBMITTED',
    'PAYMENT_HANDLED',
    'UTR_CHANGED',
    'AMOUNT_FAR',
    'UTR_TAKEN',
    'RECEIVED_ON_RANGE',
    'REFUND_SENT',
  ],
})

export const rejectPayment = defineCall({
  operationId: 'rejectPayment',
  method: 'post',
  path: '/payments/reject',
  tags: ['Payments'],
  summary: 'Reject a payment that was not found; the devotee is told why and what to do',
  security: staff('CLERK'),
  request: body(
    z.strictObject({
      id,
      refNo: comparedUtr,
      reason: rejectReason,
      text: z.string().trim().max(500).optional(),
      undoable,
    }),
  ),
  success: {
    200: data('The payment', handledPayment),
  },
  failures: ['UTR_INVALID', 'NOT_FOUND', 'NOT_SUBMITTED', 'PAYMENT_HANDLED', 'UTR_CHANGED', 'REFUND_SENT'],
})

export const undoPayment = defineCall({
  operationId: 'undoPayment',
  method: 'post',
  path: '/payments/undo',
  tags: ['Payments'],
  summary: 'Undo the own undoable verification or rejection of a payment, before its email is sent',
  security: staff('CLERK'),
  request: body(z.strictObject({ id })),
  success: { 200: data('The payment, which waits again', payment) },
  failures: ['NOT_FOUND', 'NOT_SUBMITTED', 'UNDO_OVER', 'UTR_TAKEN', 'REFUND_SENT'],
})

import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { utr } from './booking.ts'
import { epochMs, id, rupees } from './fields.ts'
import { adminOnly, body, data, userOnly } from './http.ts'
import { payment, quote, rejectReason } from './payment.ts'

export const payBalance = defineCall({
  method: 'post',
  path: '/payments/balance',
  tags: ['Payments'],
  summary: 'Ask to pay what is still due for a booking',
  security: userOnly,
  request: body(z.strictObject({ bookingId: id })),
  success: {
    201: data('What is to be paid', quote),
  },
  failures: ['NOT_FOUND', 'NOTHING_DUE'],
})

export const submitPayment = defineCall({
  method: 'post',
  path: '/payments/submit',
  tags: ['Payments'],
  summary: 'The reference of a balance that was paid, or the right one for a payment that is not verified',
  security: userOnly,
  request: body(z.strictObject({ id, refNo: utr })),
  success: {
    200: data('The payment', payment),
  },
  failures: ['UTR_INVALID', 'NOT_FOUND', 'UTR_TAKEN', 'PAYMENT_VERIFIED', 'NOTHING_DUE'],
})

export const verifyPayment = defineCall({
  method: 'post',
  path: '/payments/verify',
  tags: ['Payments'],
  summary: 'A payment was found on the statement, with the amount that stands there',
  security: adminOnly,
  request: body(
    z.strictObject({
      id,
      amountReceived: rupees.gt(0).optional(),
      receivedOn: epochMs
        .optional()
        .openapi({ description: 'The day on which it reached the bank; without it, today' }),
    }),
  ),
  success: {
    200: data('The payment', payment),
  },
  failures: ['MONEY_DECIMALS', 'NOT_FOUND', 'NOT_SUBMITTED', 'UTR_TAKEN', 'DATE_OUT_OF_RANGE', 'REFUND_SENT'],
})

export const rejectPayment = defineCall({
  method: 'post',
  path: '/payments/reject',
  tags: ['Payments'],
  summary: 'A payment was not found: the devotee is told why, and what to do',
  security: adminOnly,
  request: body(z.strictObject({ id, reason: rejectReason, text: z.string().trim().max(500).optional() })),
  success: {
    200: data('The payment', payment),
  },
  failures: ['NOT_FOUND', 'NOT_SUBMITTED', 'REFUND_SENT'],
})

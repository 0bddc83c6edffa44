import { z } from '@hono/zod-openapi'
import { paymentStatuses, rejectReasons } from '../domain/payment.ts'
import { defineCall } from './call.ts'
import { body, data, list, userOnly } from './http.ts'
import { code, id, instantOut, page, rupeesOut } from './fields.ts'

export const quote = z
  .object({
    id,
    reference: z.string(),
    order: rupeesOut,
    gst: rupeesOut,
    amountTotal: rupeesOut,
    amountPayable: rupeesOut,
    /** What is left to pay on arrival. */
    amountLater: rupeesOut,
    upiUri: z.string(),
    expiresAt: instantOut,
    /** A quote at other prices that expired a short while ago: money that was under way for it is still taken. */
    earlier: z
      .object({ reference: z.string(), amountTotal: rupeesOut, amountPayable: rupeesOut, takenUntil: instantOut })
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
  method: 'post',
  path: '/payments/initiate',
  tags: ['Payments'],
  summary: 'Freeze the prices of cart entries for 24 hours',
  security: userOnly,
  request: body(z.strictObject({ cartIds, vehicle: z.literal('CAR') })),
  success: {
    201: data('The quote', quote),
  },
  failures: ['DUPLICATE_IDS', 'NOT_FOUND', 'DATE_PASSED'],
})

export const readPayments = defineCall({
  method: 'get',
  path: '/payments',
  tags: ['Payments'],
  summary: 'Own payments, newest first',
  security: userOnly,
  request: { query: page },
  success: { 200: list('Payments', payment) },
  failures: ['CURSOR_INVALID'],
})

export const readPayee = defineCall({
  method: 'get',
  path: '/payments/getKey',
  tags: ['Payments'],
  summary: 'Whom to pay',
  security: userOnly,
  success: { 200: data('The payee', payee) },
})

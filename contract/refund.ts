import { z } from '@hono/zod-openapi'
import { isTransferReference } from '../domain/transfer-reference.ts'
import { closedRefund } from './booking-detail.ts'
import { defineCall } from './call.ts'
import { pairPosition } from './desk/queue.ts'
import { code, id, instantOut, orNull, page, rupees, rupeesOut } from './fields.ts'
import { body, data, list, staff } from './http.ts'

const payerUpi = orNull(z.string()).openapi({
  description: 'The UPI ID that the payment came from, as the bank statement names it; null if it does not',
})

export const adminRefund = z
  .object({
    id,
    reference: z.string(),
    amount: rupeesOut,
    createdAt: instantOut,
    bookingId: id,
    bookingReference: z.string(),
    User: z.object({ id, name: z.string(), phoneNumber: z.string() }),
    /** The UTR of the advance. */
    refNo: z.string().nullable(),
    /** The payments from which the money comes, each with the amount that is returned to its account. */
    /** The refunds that it replaced, because their amount changed, newest first. */
    replaces: z.array(z.object({ reference: z.string(), amount: rupeesOut, closed: closedRefund })),
    sources: z.array(z.object({ reference: z.string(), refNo: z.string().nullable(), amount: rupeesOut, payerUpi })),
  })
  .openapi('RefundAtDesk')
export type AdminRefund = z.infer<typeof adminRefund>

export const sentRefund = z
  .object({
    id,
    reference: z.string(),
    /** The reference of the transfer at the bank. */
    refNo: z.string(),
    amount: rupeesOut,
    sentAt: instantOut,
    sentBy: orNull(z.string()).openapi({ description: 'Who recorded it' }),
    name: z.string().openapi({ description: 'The devotee' }),
    bookingId: id,
    bookingReference: z.string(),
  })
  .openapi('SentRefund')
export type SentRefund = z.infer<typeof sentRefund>

const transferReference = z
  .string()
  .trim()
  .max(40)
  .refine(isTransferReference, code('REFUND_UTR_INVALID'))
  .openapi({ description: 'The reference of the transfer at the bank: 6 to 30 letters or digits' })

export const readRefunds = defineCall({
  operationId: 'readRefunds',
  method: 'get',
  path: '/refunds',
  tags: ['Refunds'],
  summary: 'List refunds that are not sent, oldest first',
  security: staff('CLERK'),
  request: { query: page },
  success: { 200: list('Refunds', adminRefund) },
  failures: ['CURSOR_INVALID'],
})

export const readSentRefunds = defineCall({
  operationId: 'readSentRefunds',
  method: 'get',
  path: '/refunds/sent',
  tags: ['Refunds'],
  summary: 'List refunds that were sent, newest first',
  security: staff('CLERK'),
  request: { query: page.extend({ cursor: pairPosition.optional() }) },
  success: { 200: list('Refunds', sentRefund) },
  failures: ['CURSOR_INVALID'],
})

export const recordRefund = defineCall({
  operationId: 'recordRefund',
  method: 'post',
  path: '/refunds/sent',
  tags: ['Refunds'],
  summary: 'Record that a refund was sent, with the reference of the bank',
  security: staff('CLERK'),
  request: body(
    z.strictObject({
      id,
      refNo: transferReference,
      amount: rupees.optional().openapi({
        description: 'What was sent, in rupees: 409 AMOUNT_CHANGED if the refund is not this amount any more',
      }),
    }),
  ),
  success: { 200: data('Nothing', z.null()) },
  failures: [
    'REFUND_UTR_INVALID',
    'REFUND_UTR_IS_PAYMENT',
    'MONEY_DECIMALS',
    'NOT_FOUND',
    'REFUND_SENT',
    'AMOUNT_CHANGED',
    'REFUND_UTR_TAKEN',
  ],
})

export const correctRefund = defineCall({
  operationId: 'correctRefund',
  method: 'post',
  path: '/refunds/correct',
  tags: ['Refunds'],
  summary: 'Correct the reference of a refund that was sent; the devotee is told the right one',
  security: staff('CLERK'),
  request: body(z.strictObject({ id, refNo: transferReference })),
  success: { 200: data('Nothing', z.null()) },
  failures: ['REFUND_UTR_INVALID', 'REFUND_UTR_IS_PAYMENT', 'NOT_FOUND', 'REFUND_NOT_SENT', 'REFUND_UTR_TAKEN'],
})

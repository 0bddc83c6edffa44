import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { id, instantOut, line, page, rupeesOut } from './fields.ts'
import { adminOnly, body, data, list } from './http.ts'

export const adminRefund = z
  .object({
    id,
    reference: z.string(),
    amount: rupeesOut,
    createdAt: instantOut,
    bookingId: id,
    bookingReference: z.string(),
    User: z.object({ id, name: z.string(), phoneNumber: z.string() }),
    /** The UTR of the payment, so that staff refund the same account. */
    refNo: z.string().nullable(),
  })
  .openapi('RefundAtDesk')
export type AdminRefund = z.infer<typeof adminRefund>

export const readRefunds = defineCall({
  method: 'get',
  path: '/refunds',
  tags: ['Refunds'],
  summary: 'List refunds that are not sent, oldest first',
  security: adminOnly,
  request: { query: page },
  success: { 200: list('Refunds', adminRefund) },
  failures: ['CURSOR_INVALID'],
})

export const recordRefund = defineCall({
  method: 'post',
  path: '/refunds/sent',
  tags: ['Refunds'],
  summary: 'Record that a refund was sent, with the reference of the bank',
  security: adminOnly,
  request: body(z.strictObject({ id, refNo: line(40) })),
  success: { 200: data('Nothing', z.null()) },
  failures: ['NOT_FOUND', 'REFUND_SENT'],
})

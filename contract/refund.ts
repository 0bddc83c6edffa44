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
    /** The reference of the payment that came: what is sent back goes where it came from. */
    refNo: z.string().nullable(),
  })
  .openapi('RefundAtDesk')
export type AdminRefund = z.infer<typeof adminRefund>

export const readRefunds = defineCall({
  method: 'get',
  path: '/refunds',
  tags: ['Refunds'],
  summary: 'Refunds that wait to be sent, oldest first',
  security: adminOnly,
  request: { query: page },
  success: { 200: list('Refunds', adminRefund) },
  failures: ['CURSOR_INVALID'],
})

export const recordRefund = defineCall({
  method: 'post',
  path: '/refunds/sent',
  tags: ['Refunds'],
  summary: 'A refund has been sent, under this reference of the bank',
  security: adminOnly,
  request: body(z.strictObject({ id, refNo: line(40) })),
  success: { 200: data('Nothing', z.null()) },
  failures: ['NOT_FOUND', 'REFUND_SENT'],
})

import { createRoute, z } from '@hono/zod-openapi'
import { id, instantOut, line, page, rupeesOut } from './fields.ts'
import { adminOnly, body, data, failures, list } from './http.ts'

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

export const readRefunds = createRoute({
  method: 'get',
  path: '/refunds',
  tags: ['Refunds'],
  summary: 'Refunds that wait to be sent, oldest first',
  security: adminOnly,
  request: { query: page },
  responses: { 200: list('Refunds', adminRefund), ...failures('INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN') },
})

export const recordRefund = createRoute({
  method: 'post',
  path: '/refunds/sent',
  tags: ['Refunds'],
  summary: 'A refund has been sent, under this reference of the bank',
  security: adminOnly,
  request: body(z.strictObject({ id, refNo: line(40) })),
  responses: {
    200: data('Nothing', z.null()),
    ...failures('INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'REFUND_SENT'),
  },
})

import { z } from '@hono/zod-openapi'
import { bookingDetail } from '../booking-detail.ts'
import { defineCall } from '../call.ts'
import { idParam, line, rupees } from '../fields.ts'
import { adminOnly, body, data, noBody } from '../http.ts'

/** Why staff decide about the money of a booking. */
const reason = line(200).min(1)

export const writeOff = defineCall({
  operationId: 'writeOff',
  method: 'post',
  path: '/admin/bookings/{id}/write-off',
  tags: ['Admin'],
  summary: 'Write off what is not paid of a journey that is over; price, tax and invoice stay',
  security: adminOnly,
  request: {
    params: idParam,
    ...body(
      z.strictObject({
        amount: rupees.openapi({ description: 'What the page showed as not paid' }),
        reason: reason.openapi({ description: 'Only staff see it' }),
      }),
    ),
  },
  success: { 200: data('The booking', bookingDetail) },
  failures: ['MONEY_DECIMALS', 'NOT_FOUND', 'NO_WRITE_OFF', 'WRITE_OFF_CHANGED'],
})

export const undoWriteOff = defineCall({
  operationId: 'undoWriteOff',
  method: 'delete',
  path: '/admin/bookings/{id}/write-off',
  tags: ['Admin'],
  summary: 'Take back what was written off: it is to be paid again',
  security: adminOnly,
  request: { params: idParam, ...noBody },
  success: { 200: data('The booking', bookingDetail) },
  failures: ['NOT_FOUND'],
})

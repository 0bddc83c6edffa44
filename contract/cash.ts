import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { dayOut, epochMs, id, nameText, rupees, rupeesOut } from './fields.ts'
import { body, data, staff } from './http.ts'

/** The receipt of cash, and what the booking owes after it. */
export const cashReceipt = z
  .object({
    paymentId: id,
    bookingId: id,
    serial: z.string().openapi({ description: 'Its number: GET /bookings/{id}/papers/receipt?serial=' }),
    amount: rupeesOut,
    receivedOn: dayOut,
    due: rupeesOut,
    /** More than the booking costs: it waits as a refund. */
    over: rupeesOut,
  })
  .openapi('CashReceipt')
export type CashReceipt = z.infer<typeof cashReceipt>

export const recordCash = defineCall({
  operationId: 'recordCash',
  method: 'post',
  path: '/payments/cash',
  tags: ['Payments'],
  summary: 'Record cash for the open balance of a booking: before, on and after the day of the journey',
  security: staff('CLERK'),
  request: body(
    z.strictObject({
      bookingId: id,
      amount: rupees.min(0.01),
      receivedOn: epochMs.openapi({ description: 'From the day before the booking until today' }),
      note: nameText(z.string().max(200)).optional().openapi({ description: 'The devotee sees it' }),
      confirm: z.boolean().optional().openapi({
        description: 'Records more than is due (409 CASH_OVER_DUE); the rest waits as a refund',
      }),
    }),
  ),
  success: {
    200: data('The receipt of the same amount, day and note, which was recorded before', cashReceipt),
    201: data('The receipt', cashReceipt),
  },
  failures: ['MONEY_DECIMALS', 'NOT_FOUND', 'CANCELLED', 'BOOKING_REJECTED', 'CASH_OVER_DUE', 'RECEIVED_ON_RANGE'],
})

import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { dayOut, epochMs, id, instantOut, nameText, orNull, rupees, rupeesOut } from './fields.ts'
import { body, data, staff } from './http.ts'

/** The receipt of cash, and the amount that the booking still owes. */
export const cashReceipt = z
  .object({
    paymentId: id,
    bookingId: id,
    serial: z.string().openapi({ description: 'Its number: GET /bookings/{id}/papers/receipt?serial=' }),
    amount: rupeesOut,
    receivedOn: dayOut,
    due: rupeesOut,
    /** Whether the amount exceeds the cost of the booking; the rest waits as a refund. */
    over: rupeesOut,
    afterClosing: z.boolean().openapi({ description: 'The cash of this day was counted before: count it again' }),
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

/** The cash that a member of staff has recorded as received on a day. */
export const cashDay = z
  .object({
    staff: z.object({ id, name: z.string() }),
    date: dayOut,
    amount: rupeesOut.openapi({ description: 'Of the receipts that stand' }),
    receipts: z.int(),
    closed: orNull(
      z.object({
        expected: rupeesOut.openapi({ description: 'If `amount` is another one now, the day is to be counted again' }),
        counted: rupeesOut,
        receipts: z.int(),
        by: z.string(),
        at: instantOut,
      }),
    ),
  })
  .openapi('CashDay')
export type CashDay = z.infer<typeof cashDay>

export const readCashDays = defineCall({
  operationId: 'readCashDays',
  method: 'get',
  path: '/admin/cash',
  tags: ['Payments'],
  summary: 'Read the cash of the last 31 days by day and staff, and whether it was counted',
  security: staff('CLERK'),
  success: { 200: data('The days, newest first', z.array(cashDay)) },
})

export const closeCashDay = defineCall({
  operationId: 'closeCashDay',
  method: 'post',
  path: '/admin/cash',
  tags: ['Payments'],
  summary: 'Close the cash of a member of staff on a day, as it was counted',
  security: staff('CLERK'),
  request: body(
    z.strictObject({
      staffId: id,
      date: epochMs,
      expected: rupees.openapi({ description: 'The sum that was shown; if it is another one now, nothing is closed' }),
      counted: rupees,
    }),
  ),
  success: {
    200: data('It was closed with this count before', z.array(cashDay)),
    201: data('The days of cash', z.array(cashDay)),
  },
  failures: ['MONEY_DECIMALS', 'NOT_FOUND', 'CASH_CHANGED', 'CASH_CLOSED'],
})

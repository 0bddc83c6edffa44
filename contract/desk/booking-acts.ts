import { z } from '@hono/zod-openapi'
import { bookingDetail } from '../booking-detail.ts'
import { defineCall } from '../call.ts'
import { epochMs, id, idParam, line, rupees, rupeesOut } from '../fields.ts'
import { adminOnly, body, data, noBody, staff } from '../http.ts'
import { refuseUnfit } from './phone-booking.ts'

/** The reason of an act of staff on the money of a booking. */
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

const allowance = z.strictObject({
  amount: rupees
    .min(0.01)
    .openapi({ description: 'By how much the booking, or the fee of a cancelled one, costs less' }),
  reason: reason.openapi({ description: 'The devotee reads it' }),
  total: rupees.openapi({ description: 'What it costs, as the page showed' }),
  refund: rupees.openapi({ description: 'What goes back for it, as the page showed' }),
})
export type Allowance = z.infer<typeof allowance>

export const allow = defineCall({
  operationId: 'allow',
  method: 'post',
  path: '/admin/bookings/{id}/allowance',
  tags: ['Admin'],
  summary: 'Allow a part of the price of a confirmed booking, or waive a part of the fee of a cancelled one',
  security: staff('CLERK'),
  request: { params: idParam, ...body(allowance) },
  success: { 200: data('The booking', bookingDetail) },
  failures: ['MONEY_DECIMALS', 'NOT_FOUND', 'NO_ALLOWANCE', 'ALLOWANCE_TOO_MUCH', 'EDITED_MEANWHILE'],
})

export const undoAllowance = defineCall({
  operationId: 'undoAllowance',
  method: 'delete',
  path: '/admin/bookings/{id}/allowance',
  tags: ['Admin'],
  summary: 'Take back what was allowed or waived, while its refund is not sent',
  security: staff('CLERK'),
  request: { params: idParam, ...noBody },
  success: { 200: data('The booking', bookingDetail) },
  failures: ['NOT_FOUND', 'NO_ALLOWANCE', 'REFUND_SENT'],
})

const choice = {
  packageId: z.union([z.literal(''), z.uuid()]).openapi({ description: 'Empty for a pooja alone' }),
  headCount: z.int().openapi({ description: '2–11 for a package, 0 for a pooja' }),
  events: z.array(z.strictObject({ eventId: id, date: epochMs })).max(20),
  date: epochMs.optional().openapi({
    description: 'Another first day, if it changes. The poojas move with it: `events` names their days before.',
  }),
}
export type NewChoice = z.output<z.ZodObject<typeof choice>>

export const changePreview = z
  .object({
    version: z.string().openapi({ description: 'To be sent with the change: of the booking as it is now' }),
    before: rupeesOut.openapi({ description: 'The price' }),
    total: rupeesOut.openapi({ description: 'The new price, with GST' }),
    gst: rupeesOut,
    paid: rupeesOut.openapi({ description: 'Received, or submitted and not verified' }),
    due: rupeesOut.openapi({ description: 'What is to be paid after the change' }),
    refund: rupeesOut.openapi({ description: 'What waits as a refund after the change' }),
  })
  .openapi('ChangePreview')
export type ChangePreview = z.infer<typeof changePreview>

const ofChoice = [
  'NOTHING_SELECTED',
  'MANY_POOJAS',
  'HEAD_COUNT_RANGE',
  'NOT_FOUND',
  'NOT_CHANGEABLE',
  'DATE_OUT_OF_RANGE',
  'OUT_OF_SEASON',
  'ECLIPSE_DAY',
  'DAY_CLOSED',
  'DAY_FULL',
] as const

export const previewChange = defineCall({
  operationId: 'previewChange',
  method: 'post',
  path: '/admin/bookings/{id}/preview',
  tags: ['Admin'],
  summary: 'Say what a change of the people, the offers or the day of a booking would cost; it changes nothing',
  security: staff('CLERK'),
  request: { params: idParam, ...body(z.strictObject(choice).superRefine(refuseUnfit)) },
  success: { 200: data('What would be due or refunded', changePreview) },
  failures: [...ofChoice],
})

export const changeBooking = defineCall({
  operationId: 'changeBooking',
  method: 'post',
  path: '/admin/bookings/{id}/change',
  tags: ['Admin'],
  summary: 'Change the people, the offers or the day of a booking, at the price that the preview has shown',
  security: staff('CLERK'),
  request: {
    params: idParam,
    ...body(z.strictObject({ ...choice, version: line(40), total: rupees }).superRefine(refuseUnfit)),
  },
  success: { 200: data('The booking', bookingDetail) },
  failures: [...ofChoice, 'MONEY_DECIMALS', 'EDITED_MEANWHILE'],
})

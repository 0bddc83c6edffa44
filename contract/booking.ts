import { z } from '@hono/zod-openapi'
import { bookingStatuses } from '../domain/booking-status.ts'
import { defineCall } from './call.ts'
import { isUtr } from '../domain/utr.ts'
import { body, data, list, staff, userOnly } from './http.ts'
import { code, dayOut, id, instantOut, orNull, page, rupeesOut } from './fields.ts'
import { eventSnapshot, packageSnapshot } from './cart.ts'
import { packageFacts } from './itinerary.ts'

/**
 * The people for whom the pooja is performed; `gotra` is empty if it is unknown, and the other parts belong to rites for the
 * departed.
 */
export const sankalp = z
  .object({
    names: z.string(),
    gotra: z.string(),
    origin: z.string().optional(),
    otherGotra: z.string().optional(),
    death: z.string().optional(),
  })
  .openapi('Sankalp')

/** The travellers, if the payer is not one of them, and the help that they need. Parts may be empty. */
export const travellers = z
  .object({ names: z.string(), phoneNumber: z.string(), needs: z.string().optional() })
  .openapi('Travellers')
export type TravellersOnWire = z.infer<typeof travellers>

/**
 * The person or firm that the documents name instead of the devotee; `state` is the code of GST, such as 09, and `gstin` is empty
 * for a person.
 */
export const buyer = z
  .object({ name: z.string(), address: z.string(), state: z.string(), gstin: z.string() })
  .openapi('Buyer')
export type BuyerOnWire = z.infer<typeof buyer>

export const booking = z
  .object({
    id,
    dateStart: dayOut,
    /** The last day of the journey or of its poojas. */
    dateEnd: dayOut,
    createdAt: instantOut,
    headCount: z.int(),
    amountTotal: rupeesOut,
    /** The sum of `amountReceived` and `amountBeingChecked`. */
    amountPaid: rupeesOut,
    /** The amount that was found on the bank statement and is not sent back. */
    amountReceived: rupeesOut,
    /** The amount that is submitted and not yet found on the bank statement. */
    amountBeingChecked: rupeesOut,
    /** The amount that is still due; a submitted payment counts as paid. 0 for a cancelled booking, and after the last day. */
    amountDue: rupeesOut,
    paymentRefNumber: z.string(),
    /** The payment that made the booking. */
    paymentId: id,
    reference: z.string(),
    verified: z.boolean(),
    status: z.enum(bookingStatuses),
    /** Whether the last day of the journey is over, in Asia/Kolkata. */
    ended: z.boolean(),
    Package: packageSnapshot,
    /** The current facts of the package, which may differ from the facts at the time of booking (decision 0033). */
    ...packageFacts,
    BookingEvents: z.array(z.object({ date: dayOut, Event: eventSnapshot })),
    sankalp: orNull(sankalp),
    travellers: orNull(travellers),
    buyer: orNull(buyer),
  })
  .openapi('Booking')
export type Booking = z.infer<typeof booking>

/** A transfer as the devotee sent it, in rupees: the part for this booking, and the parts for others. */
export const transfer = z
  .object({
    amount: rupeesOut.openapi({
      description: 'As submitted, or as on the bank statement if that shows another amount',
    }),
    part: rupeesOut,
    others: z.array(z.object({ id, name: z.string(), nameHindi: z.string(), amount: rupeesOut })),
  })
  .openapi('Transfer')
export type Transfer = z.infer<typeof transfer>

/** A booking in the list of its devotee. */
export const listedBooking = booking
  .extend({
    transfer: transfer.optional().openapi({ description: 'The transfer that made the booking' }),
  })
  .openapi('ListedBooking')
export type ListedBooking = z.infer<typeof listedBooking>

const when = z.enum(['past', 'ahead']).openapi({
  description: 'past: bookings that began before today in Asia/Kolkata; ahead: all others',
})

export const utr = z
  .string({ error: code('UTR_INVALID') })
  .trim()
  .refine(isUtr, code('UTR_INVALID'))
  .openapi({ description: 'The UTR of the transaction: 12 letters or digits' })

/** The UTR that staff compared with the bank statement. If the payment has another one now, nothing is changed. */
export const comparedUtr = utr
  .optional()
  .openapi({ description: 'The UTR that was compared with the bank statement. 409 if the payment has another one now' })

export const addBookings = defineCall({
  operationId: 'addBookings',
  method: 'post',
  path: '/bookings/add',
  tags: ['Bookings'],
  summary: 'Book the newest open quote or, without one, the whole cart',
  security: userOnly,
  // The server uses this number only for a comparison with its own amount.
  request: body(
    z.strictObject({
      amountPaid: z.number(),
      refNo: utr,
      reference: z.string().trim().toUpperCase().max(20).optional().openapi({
        description:
          'Of the quote that was paid; without it, the newest open quote. It may have expired up to 24 hours ago',
      }),
    }),
  ),
  success: {
    200: data('Booked before, with this very reference', z.array(booking)),
    201: data('Booked', z.array(booking)),
  },
  failures: [
    'UTR_INVALID',
    'NOT_FOUND',
    'AMOUNT_CHANGED',
    'UTR_TAKEN',
    'CART_EMPTY',
    'QUOTE_ENDED',
    'QUOTE_EXPIRED',
    'DATE_PASSED',
    'OFFER_WITHDRAWN',
    'TOO_MANY_UNVERIFIED',
  ],
})

export const readBookings = defineCall({
  operationId: 'readBookings',
  method: 'get',
  path: '/bookings/all',
  tags: ['Bookings'],
  summary: 'List own bookings, newest first; on request only past or coming ones',
  security: userOnly,
  request: { query: page.extend({ when: when.optional() }) },
  success: { 200: list('Bookings', listedBooking) },
  failures: ['CURSOR_INVALID'],
})

export const readCost = defineCall({
  operationId: 'readCost',
  method: 'get',
  path: '/bookings/cost',
  tags: ['Bookings'],
  summary: 'Read the total of the cart with GST, in rupees',
  security: userOnly,
  success: { 200: data('Order + GST', rupeesOut) },
})

export const setVerification = defineCall({
  operationId: 'setVerification',
  method: 'post',
  path: '/bookings/verification',
  tags: ['Bookings'],
  summary: 'Verify the payment of a booking, or revoke the verification',
  security: staff('CLERK'),
  request: body(z.strictObject({ id, status: z.boolean(), refNo: comparedUtr })),
  success: { 200: data('The booking', booking) },
  failures: ['NOT_FOUND', 'NOT_SUBMITTED', 'UTR_INVALID', 'UTR_CHANGED', 'UTR_TAKEN', 'REFUND_SENT'],
})

export const saveNote = defineCall({
  operationId: 'saveNote',
  method: 'post',
  path: '/bookings/note',
  tags: ['Bookings'],
  summary: 'Save the note of staff on a booking; only admins see it',
  security: staff('CLERK'),
  request: body(z.strictObject({ id, note: z.string().trim().max(2000) })),
  success: { 200: data('The note', z.object({ id, note: z.string() })) },
  failures: ['NOT_FOUND'],
})

import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { user } from './account.ts'
import { booking } from './booking.ts'
import { id, idParam, dayOut, instantOut, orNull, rupeesOut } from './fields.ts'
import { data, signedIn } from './http.ts'
import { documentKind } from './documents.ts'
import { payment, rejectReason } from './payment.ts'
import { paymentPurposes } from '../domain/payment.ts'

/** What a booking's ledger adds up to, in rupees. */
export const money = z
  .object({
    total: rupeesOut,
    /** Submitted and not checked yet. */
    beingChecked: rupeesOut,
    /** Found on the bank's statement and still held. */
    received: rupeesOut,
    due: rupeesOut,
    /** Received beyond the total. */
    over: rupeesOut,
    refundDue: rupeesOut,
    refunded: rupeesOut,
  })
  .openapi('Money')
export type Money = z.infer<typeof money>

/** One entry of a booking's history. */
export const historyEntry = z
  .object({
    kind: z.enum([
      'QUOTED',
      'PAID',
      'VERIFIED',
      'REVOKED',
      'REJECTED',
      'CANCELLED',
      'REFUND_DUE',
      'REFUNDED',
      'CHANGED',
    ]),
    at: instantOut,
    /** What the entry is about: quoted, submitted, received, rejected, to be sent back, sent back. */
    amount: rupeesOut,
    reference: z.string().nullable(),
    refNo: z.string().nullable(),
    reason: rejectReason.nullable(),
    text: z.string().nullable(),
    dateBefore: dayOut.nullable(),
    /** The day on which the money of a verification reached the bank. */
    receivedOn: dayOut.nullable(),
  })
  .openapi('HistoryEntry')
export type HistoryEntry = z.infer<typeof historyEntry>

export const paymentOfBooking = payment
  .extend({
    /** The advance makes the booking, the balance is paid for it later. */
    purpose: z.enum(paymentPurposes),
    /** What of it is for this booking. */
    part: rupeesOut,
    submittedAt: instantOut.nullable(),
    /** By when a submitted payment will have been checked: 24 hours after it came. */
    checkedBy: instantOut.nullable(),
    rejectReason: rejectReason.nullable(),
    rejectText: z.string().nullable(),
  })
  .openapi('PaymentOfBooking')
export type PaymentOfBooking = z.infer<typeof paymentOfBooking>

export const paymentWithBookings = paymentOfBooking
  .extend({
    bookingIds: z.array(id).openapi({ description: 'Of an advance all bookings it made, of a balance its one' }),
  })
  .openapi('PaymentWithBookings')
export type PaymentWithBookings = z.infer<typeof paymentWithBookings>

export const readPayment = defineCall({
  method: 'get',
  path: '/payments/{id}',
  tags: ['Payments'],
  summary: 'A payment and the bookings that it is for; its payer’s, and any for an admin',
  security: signedIn,
  request: { params: idParam },
  success: { 200: data('The payment', paymentWithBookings) },
  failures: ['NOT_FOUND'],
})

export const cancellation = z
  .object({
    /** False once the journey has begun or the booking is cancelled. */
    possible: z.boolean(),
    percent: z.int(),
    /** What goes back and what is kept of all that was paid. */
    refund: rupeesOut,
    kept: rupeesOut,
    /** What of these is for payments that are still being checked. */
    onceVerified: z.object({ refund: rupeesOut, kept: rupeesOut }),
    /** The policy: from so many days before, this share of what was paid goes back. */
    steps: z.array(z.object({ daysBefore: z.int(), percent: z.int() })),
  })
  .openapi('Cancellation')

export const change = z
  .object({
    possible: z.boolean(),
    /** The last day on which the date can be changed. */
    until: dayOut,
    used: z.boolean(),
  })
  .openapi('Change')

export const driver = z.object({ name: z.string(), phone: z.string(), vehicle: z.string() }).openapi('Driver')

export const refund = z
  .object({ reference: z.string(), amount: rupeesOut, createdAt: instantOut, sentAt: instantOut.nullable() })
  .openapi('Refund')
export type Refund = z.infer<typeof refund>

export const bookingDetail = booking
  .extend({
    money,
    steps: z.array(historyEntry),
    payments: z.array(paymentOfBooking),
    cancellation,
    change,
    driver: orNull(driver),
    cancelReason: z.string().nullable(),
    refunds: z.array(refund),
    /** Which papers there are by now. */
    papers: z.array(documentKind),
    /** The serials of the receipts: one for each payment that was found. */
    receipts: z.array(z.string()),
    shared: z.boolean(),
    /** Whose booking it is, for staff; null for the devotee themselves. */
    User: orNull(user),
  })
  .openapi('BookingDetail')
export type BookingDetail = z.infer<typeof bookingDetail>

export const readBooking = defineCall({
  method: 'get',
  path: '/bookings/{id}',
  tags: ['Bookings'],
  summary: 'A booking with its money, its steps and what can be done; its devotee’s, and any for an admin',
  security: signedIn,
  request: { params: idParam },
  success: { 200: data('The booking', bookingDetail) },
  failures: ['NOT_FOUND'],
})

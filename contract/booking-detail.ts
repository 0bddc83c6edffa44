import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { user } from './account.ts'
import { booking, transfer } from './booking.ts'
import { id, idParam, dayOut, instantOut, orNull, rupeesOut } from './fields.ts'
import { data, userOrStaff } from './http.ts'
import { documentKind } from './documents.ts'
import { payment, rejectReason } from './payment.ts'
import { paymentPurposes } from '../domain/payment.ts'
import { refundClosedReasons } from '../domain/refund-sources.ts'

/** The sums of a booking's ledger, in rupees. */
export const money = z
  .object({
    total: rupeesOut,
    /** The money that the devotee submitted and staff have not verified. */
    beingChecked: rupeesOut,
    /** The money that was found on the bank statement and not refunded. */
    received: rupeesOut,
    due: rupeesOut,
    /** The unpaid amount when the journey was over; 0 before that. */
    unpaid: rupeesOut,
    /** The amount that is written off and not paid. */
    writtenOff: rupeesOut,
    /** The amount that staff have taken off the price, or off the fee of a cancelled booking. */
    allowed: rupeesOut,
    /** The money beyond the price of a booking that is not cancelled; `refundDue` includes it. */
    over: rupeesOut,
    refundDue: rupeesOut,
    refunded: rupeesOut,
  })
  .openapi('Money')
export type Money = z.infer<typeof money>

const bilingual = z.object({ en: z.string(), hi: z.string() })

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
      'ROUNDED',
      'WRITTEN_OFF',
      'WRITE_OFF_UNDONE',
      'REPRICED',
      'ALLOWED',
      'WAIVED',
      'ALLOWANCE_UNDONE',
    ]),
    at: instantOut,
    /** The amount that was quoted, submitted, received, rejected or refunded, or that must be refunded. */
    amount: rupeesOut,
    reference: z.string().nullable(),
    refNo: z.string().nullable(),
    reason: rejectReason.nullable(),
    text: z.string().nullable(),
    dateBefore: dayOut.nullable(),
    /** The day on which a verified payment reached the bank. */
    receivedOn: dayOut.nullable(),
    /** Absent if the money came to the bank account. */
    way: z.enum(['CASH', 'BEFORE']).optional(),
    changed: z
      .object({ before: bilingual, after: bilingual })
      .optional()
      .openapi({ description: 'What was booked before staff changed it, and after' }),
    transfer: transfer.optional().openapi({ description: 'The transfer that the entry is about, as it was then' }),
  })
  .openapi('HistoryEntry')
export type HistoryEntry = z.infer<typeof historyEntry>

export const paymentOfBooking = payment
  .extend({
    /** An advance creates bookings; a balance pays the rest of one booking. */
    purpose: z.enum(paymentPurposes),
    /** The part of the payment for this booking. */
    part: rupeesOut,
    submittedAt: instantOut.nullable(),
    /** The time by which staff check a submitted payment: 24 hours after the submission. */
    checkedBy: instantOut.nullable(),
    rejectReason: rejectReason.nullable(),
    rejectText: z.string().nullable(),
    transfer: transfer.optional().openapi({ description: 'The transfer once it has a UTR, on the page of a booking' }),
  })
  .openapi('PaymentOfBooking')
export type PaymentOfBooking = z.infer<typeof paymentOfBooking>

export const paymentWithBookings = paymentOfBooking
  .extend({
    bookingIds: z.array(id).openapi({ description: 'All bookings of an advance, or the one booking of a balance' }),
  })
  .openapi('PaymentWithBookings')
export type PaymentWithBookings = z.infer<typeof paymentWithBookings>

export const readPayment = defineCall({
  operationId: 'readPayment',
  method: 'get',
  path: '/payments/{id}',
  tags: ['Payments'],
  summary: 'Read an own payment and its bookings; an admin reads any',
  security: userOrStaff('CLERK'),
  request: { params: idParam },
  success: { 200: data('The payment', paymentWithBookings) },
  failures: ['NOT_FOUND'],
})

export const cancellation = z
  .object({
    /** False after the journey has begun or the booking was cancelled. */
    possible: z.boolean(),
    percent: z.int(),
    /** The refund and the charge for all payments, including unverified ones. */
    refund: rupeesOut,
    kept: rupeesOut,
    /** The parts of both amounts that depend on unverified payments. */
    onceVerified: z.object({ refund: rupeesOut, kept: rupeesOut }),
    /** The policy: the percentage that is refunded from this number of days before the journey. */
    steps: z.array(z.object({ daysBefore: z.int(), percent: z.int() })),
    /** The charge that was stated when the booking was cancelled; it is the upper limit of what is kept. */
    mostKept: rupeesOut.optional(),
    /** If a change of date limits the refund: the highest percentage, by the date before the change. */
    limit: z.object({ percent: z.int(), dateBefore: dayOut }).optional(),
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

export const priest = z.object({ name: z.string(), phone: z.string() }).openapi('Priest')

/** Why a refund was closed without being sent. Only staff see such refunds. */
export const closedRefund = z
  .object({
    at: instantOut,
    reason: z.enum(refundClosedReasons),
    replacedBy: orNull(z.string()).openapi({ description: 'The reference of the refund that took its place' }),
  })
  .openapi('ClosedRefund')

export const refund = z
  .object({
    id,
    reference: z.string(),
    amount: rupeesOut,
    createdAt: instantOut,
    sentAt: instantOut.nullable(),
    /** The reference of the transfer at the bank. */
    refNo: z.string().nullable(),
    closed: closedRefund.optional(),
  })
  .openapi('Refund')
export type Refund = z.infer<typeof refund>

const factList = z.object({ title: z.string(), lines: z.array(z.string()) })

/** What a devotee should know of the booked offers, from the current catalogue, in the language of the request. */
export const bookedFacts = z
  .object({
    /** Where and when somebody meets the devotee, for each offer; `name` is empty if there is only one. */
    meetings: z.array(
      z.object({
        name: z.string(),
        lines: z.array(z.string()),
        map: z
          .string()
          .openapi({ description: 'The address of a map of the meeting place; empty where none is known' }),
      }),
    ),
    lists: z.array(factList),
  })
  .openapi('BookedFacts')
export type BookedFacts = z.infer<typeof bookedFacts>

export const stopPhoto = z
  .object({ id, name: z.string(), nameHindi: z.string(), takenAt: instantOut })
  .openapi('StopPhoto', { description: 'Its picture has a call of its own' })

export const bookingDetail = booking
  .extend({
    money,
    held: orNull(z.object({ until: dayOut, amount: rupeesOut })).openapi({
      description: 'Of a booking that staff hold: the advance, and the day until whose end it is to be paid',
    }),
    steps: z.array(historyEntry),
    payments: z.array(paymentOfBooking),
    cancellation,
    change,
    driver: orNull(driver),
    priest: orNull(priest),
    known: bookedFacts,
    photos: z.array(stopPhoto).openapi({ description: 'Those that a driver or priest sent of stops and rites' }),
    cancelReason: z.string().nullable(),
    isTest: z.boolean().openapi({ description: 'Staff have marked it as a test; its payment can no longer be found' }),
    refunds: z.array(refund),
    /** The kinds of documents that can be downloaded now. */
    papers: z.array(documentKind),
    /** The serials of the receipts, one for each verified payment. */
    receipts: z.array(z.string()),
    /** Documents that were cancelled completely, and documents that only cancel them. They are downloaded by their serial. */
    cancelledPapers: z.array(
      z.object({
        kind: documentKind,
        serial: z.string(),
        refunded: z.boolean().openapi({ description: 'It was cancelled by documents of refunds' }),
      }),
    ),
    shared: z.boolean(),
    /** The time at which the last link to this booking expires; null without a link. */
    sharedUntil: orNull(instantOut),
    /** The devotee, for staff; null if the devotee reads it. */
    User: orNull(user),
  })
  .openapi('BookingDetail')
export type BookingDetail = z.infer<typeof bookingDetail>

export const readBooking = defineCall({
  operationId: 'readBooking',
  method: 'get',
  path: '/bookings/{id}',
  tags: ['Bookings'],
  summary: 'Read an own booking with its money, history and possible changes; an admin reads any',
  security: userOrStaff('CLERK'),
  request: { params: idParam },
  success: { 200: data('The booking', bookingDetail) },
  failures: ['NOT_FOUND'],
})

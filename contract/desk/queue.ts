import { z } from '@hono/zod-openapi'
import { bookingStatuses } from '../../domain/booking-status.ts'
import { paymentPurposes, paymentStatuses } from '../../domain/payment.ts'
import { sankalp } from '../booking.ts'
import { defineCall } from '../call.ts'
import { driver } from '../booking-detail.ts'
import { code, dayOut, id, instantOut, orNull, page, rupeesOut } from '../fields.ts'
import { body, data, list, staff } from '../http.ts'
import { amountFound } from '../named-payment.ts'
import { rejectReason } from '../payment.ts'

/** The desk: the work that waits for staff, and the queue of payments. */

const POSITION =
  /^(2\d{3}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z)?_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether the day exists: the database refuses 31 February. */
function isPosition(text: string): boolean {
  const [, day] = POSITION.exec(text) ?? []
  const instant = new Date(`${day}T00:00:00Z`)
  return day !== undefined && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}

/** A position in a list that is ordered by time or day and then by id. */
export const pairPosition = z
  .string()
  .refine(isPosition, code('CURSOR_INVALID'))
  .openapi({ description: 'nextCursor of the previous page' })

/** What a booking contains, and its date. */
const bookingLine = z.object({
  id,
  name: z.string(),
  nameHindi: z.string(),
  city: z.string(),
  cityHindi: z.string(),
  dateStart: dayOut,
  dateEnd: dayOut,
  headCount: z.int(),
  status: z.enum(bookingStatuses),
})

export const paymentsShown = ['WAITING', 'CORRECTED', 'REJECTED', 'VERIFIED'] as const
export type PaymentsShown = (typeof paymentsShown)[number]

export const deskPayment = z
  .object({
    id,
    reference: z.string(),
    refNo: z.string(),
    amountPaid: rupeesOut,
    amountFound,
    purpose: z.enum(paymentPurposes),
    status: z.enum(paymentStatuses),
    /** Whether the devotee has replaced its UTR. */
    corrected: z.boolean(),
    formerRefNo: orNull(z.string()).openapi({ description: 'The UTR that the devotee replaced last' }),
    submittedAt: instantOut,
    /** The promised end of the check: 24 hours after the submission. */
    checkedBy: instantOut,
    rejectReason: orNull(rejectReason),
    rejectText: orNull(z.string()),
    User: z.object({ id, name: z.string(), email: z.string(), phoneNumber: z.string() }),
    /** All bookings of the transfer with their parts of it. */
    bookings: z.array(bookingLine.extend({ part: rupeesOut, amountTotal: rupeesOut, isTest: z.boolean() })),
    /** One transfer on a statement that names this payment and others. Marking it as received splits it among all of them. */
    transfer: orNull(
      z.object({
        statementId: id,
        line: z.int(),
        amount: rupeesOut,
        others: z.array(z.object({ reference: z.string(), name: z.string(), amountPaid: rupeesOut })),
      }),
    ),
  })
  .openapi('PaymentAtDesk')
export type DeskPayment = z.infer<typeof deskPayment>

export const paymentFilter = z.strictObject({
  show: z.enum(paymentsShown).default('WAITING'),
  search: z.string().trim().max(100).default('').openapi({
    description: 'A part of the UTR, the payment code, the name, the phone number or the email',
  }),
  limit: z.int().min(1).max(100).default(50),
  cursor: pairPosition.nullish(),
})
export type PaymentFilter = z.output<typeof paymentFilter>

export const findPayments = defineCall({
  operationId: 'findPayments',
  method: 'post',
  path: '/admin/payments',
  tags: ['Admin'],
  summary: 'List payments with a UTR: waiting ones oldest first, checked ones newest first',
  security: staff('CLERK'),
  request: body(paymentFilter),
  success: { 200: list('Payments', deskPayment) },
  failures: ['CURSOR_INVALID'],
})

export const countPayments = defineCall({
  operationId: 'countPayments',
  method: 'post',
  path: '/admin/payments/count',
  tags: ['Admin'],
  summary: 'Count what a search finds in each list of payments',
  security: staff('CLERK'),
  request: body(paymentFilter.pick({ search: true })),
  success: { 200: data('How many payments each list has', z.record(z.enum(paymentsShown), z.int())) },
})

const counted = z.object({ count: z.int() })
const withAmount = z.object({ count: z.int(), amount: rupeesOut })

export const today = z
  .object({
    /** Payments to check. `late` means that the promised 24 hours are over. */
    payments: counted.extend({
      late: z.int(),
      oldest: orNull(z.object({ submittedAt: instantOut, checkedBy: instantOut })),
    }),
    corrected: counted,
    noPlace: counted.openapi({ description: 'Bookings that were paid when no place was left' }),
    /** The jobs of the server for staff, which continue when their page is closed. */
    jobs: z.array(
      z.object({ statementId: id, name: z.string(), kind: z.enum(['VERIFY', 'UNDO']), handled: z.int(), all: z.int() }),
    ),
    refunds: withAmount,
    arrivals: counted
      .extend({ week: z.int().openapi({ description: 'Those of the five days after' }) })
      .openapi({ description: 'Confirmed packages that begin today or tomorrow without a driver' }),
    poojas: counted.openapi({ description: 'Confirmed poojas of today and tomorrow' }),
    balances: withAmount.openapi({
      description: 'Confirmed bookings that are under way or begin until tomorrow, and are not paid in full',
    }),
  })
  .extend({
    questions: counted.openapi({ description: 'Of groups and other wishes, without an answer' }),
    sheets: counted.openapi({
      description: 'Days, today or tomorrow, of drivers and priests with journeys for which no link was made',
    }),
    statements: counted.extend({ rows: z.int() }).openapi({
      description: 'Statements of the last 30 days with rows that still need somebody',
    }),
  })
  .openapi('Today')
export type Today = z.infer<typeof today>

export const readToday = defineCall({
  operationId: 'readToday',
  method: 'get',
  path: '/admin/today',
  tags: ['Admin'],
  summary: 'Count what waits for staff',
  security: staff('CLERK'),
  success: { 200: data('The numbers', today) },
})

/** `week` counts arrivals without a driver in the five days after tomorrow. */
export const todayLists = ['arrivals', 'week', 'poojas', 'balances'] as const
export type TodayList = (typeof todayLists)[number]

export const todayBooking = bookingLine
  .extend({
    reference: z.string(),
    amountDue: rupeesOut,
    verified: z.boolean(),
    driver: orNull(driver),
    sankalp: orNull(sankalp),
    User: z.object({ id, name: z.string(), phoneNumber: z.string() }),
  })
  .openapi('BookingOfToday')
export type TodayBooking = z.infer<typeof todayBooking>

export const readTodayList = defineCall({
  operationId: 'readTodayList',
  method: 'get',
  path: '/admin/today/{list}',
  tags: ['Admin'],
  summary: 'List the bookings behind a number of today, by day',
  security: staff('CLERK'),
  request: {
    params: z.object({ list: z.enum(todayLists).openapi({ param: { in: 'path', name: 'list' } }) }),
    query: page.extend({ cursor: pairPosition.optional() }),
  },
  success: { 200: list('Bookings', todayBooking) },
  failures: ['CURSOR_INVALID', 'NOT_FOUND'],
})

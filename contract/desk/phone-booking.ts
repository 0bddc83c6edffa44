import { z } from '@hono/zod-openapi'
import { HEAD_COUNT } from '../../domain/head-count.ts'
import { languages } from '../../domain/language.ts'
import { newPassword, password, phone, session } from '../account.ts'
import { booking, utr } from '../booking.ts'
import { sentTravellers } from '../booking-changes.ts'
import { defineCall } from '../call.ts'
import { cashReceipt } from '../cash.ts'
import { code, email, epochMs, id, instantOut, line, nameText, orNull, rupees } from '../fields.ts'
import { body, data, noBody, staff } from '../http.ts'

const written = {
  language: z.enum(languages).optional().openapi({
    description: 'Of the emails to them; left out, that of a known person stays, and a new one gets Hindi',
  }),
}

const devotee = z.union([
  z.strictObject({
    name: nameText().min(1).max(100),
    phoneNumber: phone(line(40)).openapi({ description: 'The person with this number, or a new one' }),
    email: email.optional(),
    ...written,
  }),
  z.strictObject({ userId: id, ...written }),
])

const received = { amount: rupees.min(0.01), receivedOn: epochMs.openapi({ description: 'Yesterday or today' }) }
const paid = z.union([
  z.strictObject({ method: z.literal('CASH'), ...received }),
  z
    .strictObject({ method: z.enum(['UPI', 'BANK']), ...received, refNo: utr })
    .openapi({ description: 'Waits for the bank statement, as any payment with a UTR' }),
])

const refuseIn = (context: z.RefinementCtx, message: Parameters<typeof code>[0], path: string) =>
  context.addIssue({ code: 'custom', message: code(message), path: [path] })

type Choice = { packageId: string; headCount: number; events: readonly unknown[] }

/** The number of people for a package. A single pooja is booked once, without a number of people. */
export function refuseUnfit({ packageId, headCount, events }: Choice, context: z.RefinementCtx): void {
  if (packageId === '' && events.length !== 1)
    refuseIn(context, events.length === 0 ? 'NOTHING_SELECTED' : 'MANY_POOJAS', 'events')
  const fits = packageId === '' ? headCount === 0 : headCount >= HEAD_COUNT.least && headCount <= HEAD_COUNT.most
  if (!fits) refuseIn(context, 'HEAD_COUNT_RANGE', 'headCount')
}

const phoneBooking = z
  .strictObject({
    devotee,
    packageId: z.union([z.literal(''), z.uuid()]).openapi({ description: 'Empty for a pooja alone' }),
    headCount: z.int().openapi({ description: '2–11 for a package, 0 for a pooja' }),
    date: epochMs.openapi({ description: 'Today or later. Of a pooja alone, the date in `events` counts' }),
    events: z.array(z.strictObject({ eventId: id, date: epochMs })).max(20),
    price: rupees.min(1).optional().openapi({
      description: 'In place of the price of the day: of the package for two people, or of a pooja alone',
    }),
    reason: line(200).optional().openapi({ description: 'Why it has another price; staff see it in the audit log' }),
    travellers: sentTravellers.optional().openapi({ description: 'Who travels, when it is not the devotee' }),
    paid: paid.optional().openapi({ description: 'Without it, the booking is held' }),
    heldUntil: epochMs.optional().openapi({
      description: 'Until the end of this day, at most that of the journey and 30 days; by default in two days',
    }),
  })
  .superRefine(refuseUnfit)
  .superRefine(({ price, reason }, context) => {
    if ((price === undefined) !== (reason === undefined))
      refuseIn(context, 'PRICE_REASON', price === undefined ? 'price' : 'reason')
  })
export type PhoneBooking = z.output<typeof phoneBooking>

/** The access for a person without a password: a code that staff read out, and a link that contains it. */
const claim = z
  .object({
    code: z.string().openapi({ description: 'It is shown once; a new one replaces it' }),
    url: z.string(),
    expiresAt: instantOut,
  })
  .openapi('Claim')
export type Claim = z.infer<typeof claim>

export const enteredBooking = booking
  .extend({
    userId: id,
    isNewDevotee: z.boolean(),
    url: z.string().openapi({ description: 'The page of the booking for the devotee' }),
    claim: orNull(claim).openapi({ description: 'Null for who has a password' }),
    receipt: orNull(cashReceipt).openapi({ description: 'Of cash' }),
  })
  .openapi('EnteredBooking')
export type EnteredBooking = z.infer<typeof enteredBooking>

export const enterBooking = defineCall({
  operationId: 'enterBooking',
  method: 'post',
  path: '/admin/bookings',
  tags: ['Admin'],
  summary: 'Book for a devotee who calls or comes to the counter: paid, or held until a day',
  security: staff('CLERK'),
  request: body(phoneBooking),
  success: {
    200: data('The booking that was entered in the same words less than ten minutes ago', enteredBooking),
    201: data('The booking', enteredBooking),
  },
  failures: [
    'NOTHING_SELECTED',
    'MANY_POOJAS',
    'HEAD_COUNT_RANGE',
    'PHONE_INVALID',
    'EMAIL_TAKEN',
    'DEVOTEE_UNCLEAR',
    'PRICE_REASON',
    'MONEY_DECIMALS',
    'UTR_INVALID',
    'UTR_TAKEN',
    'PAID_OVER_PRICE',
    'RECEIVED_ON_RANGE',
    'HELD_UNTIL_RANGE',
    'DATE_OUT_OF_RANGE',
    'OUT_OF_SEASON',
    'ECLIPSE_DAY',
    'DAY_CLOSED',
    'DAY_FULL',
    'NOT_FOUND',
  ],
})

export const newClaim = defineCall({
  operationId: 'newClaim',
  method: 'post',
  path: '/admin/user/{userId}/claim',
  tags: ['Admin'],
  summary: 'Make a new code and link for a person without a password; earlier ones end',
  security: staff('CLERK'),
  request: { params: z.object({ userId: z.uuid().openapi({ param: { in: 'path', name: 'userId' } }) }), ...noBody },
  success: { 201: data('The code and the link', claim) },
  failures: ['NOT_FOUND', 'ACCOUNT_CLAIMED'],
})

export const claimAccount = defineCall({
  operationId: 'claimAccount',
  method: 'post',
  path: '/user/claim',
  tags: ['Account'],
  summary: 'Set email and password of an account that staff made, with its code, and log in',
  request: body(z.strictObject({ code: password, email, password: newPassword })),
  success: { 201: data('The account and its session', session) },
  failures: [
    'FIELDS_REQUIRED',
    'CLAIM_CODE_INVALID',
    'EMAIL_TAKEN',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_EMAIL',
    'TOO_MANY_REQUESTS',
  ],
})

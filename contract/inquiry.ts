import { z } from '@hono/zod-openapi'
import { inquiryStates, MOST_PEOPLE } from '../domain/inquiry.ts'
import { languages } from '../domain/language.ts'
import { missing, phone } from './account.ts'
import { defineCall } from './call.ts'
import {
  code,
  dayOut,
  email,
  epochMs,
  id,
  idParam,
  instantOut,
  line,
  nameLines,
  nameText,
  orNull,
  page,
  rupees,
  rupeesOut,
} from './fields.ts'
import { body, data, list, noBody, staff } from './http.ts'

/** Questions of groups and other wishes, and the offers that staff make. */

const MOST_WORDS = 2000
const people = z.int(code('PEOPLE_RANGE')).min(1, code('PEOPLE_RANGE')).max(MOST_PEOPLE, code('PEOPLE_RANGE'))
const wished = z
  .string()
  .regex(/^(20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, code('DATE_OUT_OF_RANGE'))
  .openapi({ description: 'A day (YYYY-MM-DD) or a month (YYYY-MM) in Asia/Kolkata; empty where it is open' })

const inquiry = z.strictObject({
  city: line(100).openapi({ description: 'The slug of the city' }),
  name: nameText(z.string({ error: missing }))
    .min(1, code('FIELDS_REQUIRED'))
    .max(100),
  phoneNumber: phone(z.string({ error: missing }).trim().min(1, code('FIELDS_REQUIRED')).max(40)),
  email: z.union([z.literal(''), email]).default(''),
  headCount: people,
  wished: wished.default(''),
  words: nameLines().trim().min(1, code('FIELDS_REQUIRED')).max(MOST_WORDS),
})
export type Inquiry = z.output<typeof inquiry>

const offer = z.object({
  name: z.string(),
  nameHindi: z.string(),
  city: z.string(),
  cityHindi: z.string(),
  headCount: z.int(),
  dateStart: dayOut,
  amountTotal: rupeesOut.openapi({ description: 'Of all people together, with GST' }),
  gst: rupeesOut,
  payable: rupeesOut.openapi({ description: 'The advance' }),
  validUntil: dayOut,
  words: z.string(),
})

export type Offer = z.infer<typeof offer>

export const inquiryAtDesk = z
  .object({
    id,
    state: z.enum(inquiryStates),
    city: z.string(),
    name: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    language: z.enum(languages),
    headCount: z.int(),
    wished,
    words: z.string(),
    createdAt: instantOut,
    offer: orNull(offer),
    closedReason: orNull(z.string()),
    bookingId: orNull(id),
  })
  .openapi('Inquiry')
export type InquiryAtDesk = z.infer<typeof inquiryAtDesk>

export const sentOffer = offer.extend({ state: z.enum(['ANSWERED', 'ACCEPTED']) }).openapi('SentOffer')
export type SentOffer = z.infer<typeof sentOffer>

const accepted = z
  .object({
    reference: z.string(),
    url: z.string().openapi({ description: 'The page of the booking' }),
    claimUrl: orNull(z.string()).openapi({
      description:
        'Opens the account that the acceptance made, until it has a password; null where the booking went to an account that was there',
    }),
  })
  .openapi('AcceptedOffer')
export type AcceptedOffer = z.infer<typeof accepted>

const tags = ['Inquiries']
const token = z.object({ token: z.string().openapi({ param: { in: 'path', name: 'token' } }) })

export const askInquiry = defineCall({
  operationId: 'askInquiry',
  method: 'post',
  path: '/inquiries',
  tags,
  summary: 'Ask for a journey that the cart cannot sell, such as one of a large group; the same question again is one',
  request: body(inquiry),
  success: { 201: data('Nothing', z.null()) },
  failures: ['FIELDS_REQUIRED', 'PHONE_INVALID', 'PEOPLE_RANGE', 'DATE_OUT_OF_RANGE', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const readOffer = defineCall({
  operationId: 'readOffer',
  method: 'get',
  path: '/inquiries/offer/{token}',
  tags,
  summary: 'Read the offer of a link',
  request: { params: token },
  success: { 200: data('The offer', sentOffer) },
  failures: ['OFFER_LINK_ENDED', 'TOO_MANY_REQUESTS'],
})

export const acceptOffer = defineCall({
  operationId: 'acceptOffer',
  method: 'post',
  path: '/inquiries/offer/{token}/accept',
  tags,
  summary: 'Accept the offer of a link: it is booked once, and held until it is paid or the hold ends',
  request: { params: token, ...noBody },
  success: { 200: data('It was accepted before', accepted), 201: data('The booking', accepted) },
  failures: [
    'OFFER_LINK_ENDED',
    'TOO_MANY_REQUESTS',
    'DATE_OUT_OF_RANGE',
    'OUT_OF_SEASON',
    'ECLIPSE_DAY',
    'DAY_CLOSED',
    'DAY_FULL',
  ],
})

export const listInquiries = defineCall({
  operationId: 'listInquiries',
  method: 'get',
  path: '/admin/inquiries',
  tags: ['Admin'],
  summary: 'List the questions of a state: those that wait oldest first, others newest first',
  security: staff('CLERK'),
  request: { query: page.extend({ state: z.enum(inquiryStates).default('NEW') }) },
  success: { 200: list('Questions', inquiryAtDesk) },
  failures: ['CURSOR_INVALID'],
})

const answer = z.strictObject({
  packageId: id,
  headCount: people,
  date: epochMs,
  price: rupees.min(1).openapi({ description: 'Of all people together, before GST' }),
  validUntil: epochMs.openapi({ description: 'Until the end of this day, at most that before the journey' }),
  words: nameLines().trim().max(MOST_WORDS).default(''),
})
export type Answer = z.output<typeof answer>

export const answerInquiry = defineCall({
  operationId: 'answerInquiry',
  method: 'post',
  path: '/admin/inquiries/{id}/offer',
  tags: ['Admin'],
  summary: 'Answer a question with an offer, or replace the offer; the link of an earlier one ends',
  security: staff('CLERK'),
  request: { params: idParam, ...body(answer) },
  success: { 201: data('The link of the offer', z.object({ url: z.string(), isEmailed: z.boolean() })) },
  failures: [
    'NOT_FOUND',
    'INQUIRY_CHANGED',
    'PEOPLE_RANGE',
    'MONEY_DECIMALS',
    'OFFER_UNTIL_RANGE',
    'DATE_OUT_OF_RANGE',
    'OUT_OF_SEASON',
    'ECLIPSE_DAY',
    'DAY_CLOSED',
    'DAY_FULL',
  ],
})

export const closeInquiry = defineCall({
  operationId: 'closeInquiry',
  method: 'post',
  path: '/admin/inquiries/{id}/close',
  tags: ['Admin'],
  summary: 'Close a question without a booking; its offer ends',
  security: staff('CLERK'),
  request: { params: idParam, ...body(z.strictObject({ reason: nameText().min(1).max(200) })) },
  success: { 200: data('The question', inquiryAtDesk) },
  failures: ['NOT_FOUND', 'INQUIRY_CHANGED'],
})

export const reopenInquiry = defineCall({
  operationId: 'reopenInquiry',
  method: 'delete',
  path: '/admin/inquiries/{id}/close',
  tags: ['Admin'],
  summary: 'Take back that a question was closed; its offer holds again',
  security: staff('CLERK'),
  request: { params: idParam },
  success: { 200: data('The question', inquiryAtDesk) },
  failures: ['NOT_FOUND', 'INQUIRY_CHANGED'],
})

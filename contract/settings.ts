import { z } from '@hono/zod-openapi'
import { languages } from '../domain/language.ts'
import { defineCall } from './call.ts'
import { missing, newPassword, oneTimeCode, password, registration, session, user } from './account.ts'
import { booking } from './booking.ts'
import { historyEntry, refund, stopPhoto } from './booking-detail.ts'
import { cartEntry } from './cart.ts'
import { inquiryAtDesk } from './inquiry.ts'
import { ownWaiting } from './waiting.ts'
import { feedbackOut } from './feedback.ts'
import { id, idParam, instantOut, orNull } from './fields.ts'
import { body, data, settingUp, signedIn, userOnly } from './http.ts'
import { payment } from './payment.ts'

const language = z.enum(languages)
const { name, phoneNumber, email } = registration.shape

export const ownSession = z
  .object({
    id,
    createdAt: instantOut,
    expiresAt: instantOut,
    device: z.string().nullable().openapi({ description: 'Browser and system, such as "Chrome, Android"' }),
    current: z.boolean(),
  })
  .openapi('OwnSession')
export type OwnSession = z.infer<typeof ownSession>

/** The privacy notice to which a person agreed by registering; null for staff and for accounts that are older than the notice. */
const consent = z.object({ version: z.iso.date(), givenAt: instantOut }).openapi('Consent')
export type Consent = z.infer<typeof consent>

export const settings = z
  .object({
    user,
    language,
    consent: orNull(consent),
    sessions: z.array(ownSession).openapi({ description: 'The newest 100, this one first' }),
  })
  .openapi('Settings')
export type Settings = z.infer<typeof settings>

const profile = z.strictObject({ name, phoneNumber, language: z.enum(languages, { error: missing }) })
export type Profile = z.infer<typeof profile>

/** All data about a user, without secrets and the notes of staff. */
export const ownData = z
  .object({
    user: user.extend({ language, createdAt: instantOut }),
    consent: orNull(consent),
    sessions: z.array(ownSession),
    cart: z.array(cartEntry),
    payments: z.array(payment.extend({ endedAt: instantOut.nullable() })),
    bookings: z.array(booking),
    steps: z.array(historyEntry.extend({ bookingId: id })),
    photos: z.array(stopPhoto.extend({ bookingId: id })),
    refunds: z.array(refund),
    waiting: z.array(ownWaiting),
    questions: z.array(inquiryAtDesk),
    feedback: z.array(feedbackOut),
    mails: z.array(z.object({ kind: z.string(), language, createdAt: instantOut, sentAt: instantOut.nullable() })),
  })
  .openapi('OwnData')
export type OwnData = z.infer<typeof ownData>

export const readSettings = defineCall({
  operationId: 'readSettings',
  method: 'get',
  path: '/user/settings',
  tags: ['Settings'],
  summary: 'Read the own profile, the language of emails and the open sessions',
  security: signedIn,
  success: { 200: data('The settings', settings) },
})

export const updateUser = defineCall({
  operationId: 'updateUser',
  method: 'post',
  path: '/user/update',
  tags: ['Settings'],
  summary: 'Change the name, the phone number and the language of emails',
  security: signedIn,
  request: body(profile),
  success: { 200: data('The user', user) },
  failures: ['FIELDS_REQUIRED', 'PHONE_INVALID'],
})

export const changePassword = defineCall({
  operationId: 'changePassword',
  method: 'post',
  path: '/user/password',
  tags: ['Settings'],
  summary: 'Set a new password; ends all sessions and opens a new one',
  security: signedIn,
  request: body(z.strictObject({ password, newPassword })),
  success: { 200: data('The new session', session) },
  failures: [
    'FIELDS_REQUIRED',
    'PASSWORD_WRONG',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_EMAIL',
    'TOO_MANY_REQUESTS',
  ],
})

export const changeEmail = defineCall({
  operationId: 'changeEmail',
  method: 'post',
  path: '/user/email',
  tags: ['Settings'],
  summary: 'Change the email of the own login: without a code it sends one to the new email; with it the email changes',
  security: settingUp,
  request: body(z.strictObject({ email, password, otp: oneTimeCode.optional() })),
  success: { 200: data('The user; without a code with the former email', user) },
  failures: [
    'FIELDS_REQUIRED',
    'PASSWORD_WRONG',
    'EMAIL_TAKEN',
    'OTP_INVALID',
    'TOO_MANY_REQUESTS',
    'TOO_MANY_WRONG_CODES',
  ],
})

export const endSession = defineCall({
  operationId: 'endSession',
  method: 'delete',
  path: '/user/sessions/{id}',
  tags: ['Settings'],
  summary: 'End an own session',
  security: signedIn,
  request: { params: idParam },
  success: { 200: data('Ended', z.null()) },
  failures: ['NOT_FOUND'],
})

export const endOtherSessions = defineCall({
  operationId: 'endOtherSessions',
  method: 'delete',
  path: '/user/sessions',
  tags: ['Settings'],
  summary: 'End all own sessions except this one',
  security: signedIn,
  success: { 200: data('Ended', z.null()) },
})

export const readOwnData = defineCall({
  operationId: 'readOwnData',
  method: 'get',
  path: '/user/export',
  tags: ['Settings'],
  summary: 'Export all own data',
  security: userOnly,
  success: { 200: data('The data', ownData) },
})

export const deleteAccount = defineCall({
  operationId: 'deleteAccount',
  method: 'post',
  path: '/user/delete',
  tags: ['Settings'],
  summary: 'Delete the own account; its bookings and payments stay without personal data',
  security: userOnly,
  request: body(z.strictObject({ password })),
  success: { 200: data('Deleted', z.null()) },
  failures: ['FIELDS_REQUIRED', 'PASSWORD_WRONG', 'BOOKING_AHEAD', 'REFUND_WAITING', 'TOO_MANY_REQUESTS'],
})

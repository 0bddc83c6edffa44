import { z } from '@hono/zod-openapi'
import { passwordProblem } from '../domain/password.ts'
import { parsePhone } from '../domain/phone.ts'
import { roles, staffRoles } from '../domain/role.ts'
import { defineCall } from './call.ts'
import { body, data, noBody, signedInSettingUp } from './http.ts'
import { code, email, id, nameText } from './fields.ts'

export const missing = (issue: { input?: unknown }) => (issue.input == null ? code('FIELDS_REQUIRED') : undefined)
const filled = z.string({ error: missing }).trim().min(1, code('FIELDS_REQUIRED'))
const filledEmail = filled.max(254).pipe(z.email())
export const password = z.string({ error: missing }).min(1, code('FIELDS_REQUIRED'))
/** A missing or too long value has only this issue, and is not reported as invalid, too. */
const onlyIfWhole = { when: ({ issues }: { issues: unknown[] }) => issues.length === 0 }
export const isPhone = (text: string): boolean => parsePhone(text) !== null
/** The schema checks the fields, so that a refusal names all wrong fields. */
export const phone = (schema: z.ZodString) => schema.refine(isPhone, { ...onlyIfWhole, error: code('PHONE_INVALID') })
export const newPassword = password
  .refine((text) => passwordProblem(text) !== 'PASSWORD_LENGTH', { ...onlyIfWhole, error: code('PASSWORD_LENGTH') })
  .refine((text) => passwordProblem(text) !== 'PASSWORD_COMMON', { ...onlyIfWhole, error: code('PASSWORD_COMMON') })
  .openapi({ description: '8–128 characters, not a common one, not the email' })

export const role = z.enum(roles)
export const staffRole = z.enum(staffRoles)
export const user = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    role,
    staffRole: staffRole.optional().openapi({ description: 'Of an ADMIN' }),
  })
  .openapi('User')
export type User = z.infer<typeof user>

export const registration = z.strictObject({
  name: nameText(z.string({ error: missing }))
    .min(1, code('FIELDS_REQUIRED'))
    .max(100),
  phoneNumber: phone(filled.max(40)).openapi({ description: 'An Indian number, unless it begins with a country code' }),
  email: filledEmail,
  password: newPassword,
})
export type Registration = z.infer<typeof registration>

export const credentials = z.strictObject({ email: filled, password })
export const session = z.object({ user, access_token: z.string() }).openapi('Session')
export type Session = z.infer<typeof session>

/** The answer to a correct password if the login has a second step. */
const askedForSecondStep = z
  .object({
    secondStep: z.object({
      ticket: z.string().openapi({ description: 'For POST /user/login/second-step, for ten minutes' }),
      methods: z.array(z.enum(['TOTP', 'PASSKEY', 'RECOVERY_CODE'])),
    }),
  })
  .openapi('SecondStepAsked')
export type SecondStepAsked = z.infer<typeof askedForSecondStep>

export const register = defineCall({
  operationId: 'register',
  method: 'post',
  path: '/user/register',
  tags: ['Account'],
  summary: 'Register',
  request: body(registration),
  success: { 201: data('The new account and its session', session) },
  failures: [
    'FIELDS_REQUIRED',
    'PHONE_INVALID',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_EMAIL',
    'EMAIL_TAKEN',
    'TOO_MANY_REQUESTS',
  ],
})

export const login = defineCall({
  operationId: 'login',
  method: 'post',
  path: '/user/login',
  tags: ['Account'],
  summary: 'Log in',
  request: body(credentials),
  success: { 200: data('A session', session), 202: data('The second step is asked for', askedForSecondStep) },
  failures: ['FIELDS_REQUIRED', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS'],
})

export const sendOtp = defineCall({
  operationId: 'sendOtp',
  method: 'post',
  path: '/user/sendOtp',
  tags: ['Account'],
  summary: 'Send a code for a new password; an unknown email gets the same answer',
  request: body(z.strictObject({ email })),
  success: { 200: data('Sent, if the email is known', z.null()) },
  failures: ['TOO_MANY_REQUESTS'],
})

/** People write the digits in groups, such as 482 392. */
export const oneTimeCode = z
  .string({ error: missing })
  .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
  .min(1, code('FIELDS_REQUIRED'))

export const verifyOtp = defineCall({
  operationId: 'verifyOtp',
  method: 'post',
  path: '/user/verifyOtp',
  tags: ['Account'],
  summary: 'Set a new password with a code; ends all sessions',
  request: body(z.strictObject({ email, otp: oneTimeCode, password: newPassword })),
  success: { 200: data('The password is set', z.null()) },
  failures: [
    'FIELDS_REQUIRED',
    'OTP_INVALID',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_EMAIL',
    'TOO_MANY_REQUESTS',
    'TOO_MANY_WRONG_CODES',
  ],
})

export const verifySession = defineCall({
  operationId: 'verifySession',
  method: 'post',
  path: '/user/verify',
  tags: ['Account'],
  summary: 'Check a token and return its user',
  security: signedInSettingUp,
  request: noBody,
  success: { 200: data('The user of the token', user) },
})

export const logout = defineCall({
  operationId: 'logout',
  method: 'post',
  path: '/user/logout',
  tags: ['Account'],
  summary: 'End this session',
  security: signedInSettingUp,
  request: noBody,
  success: { 200: data('Ended', z.null()) },
})

import { z } from '@hono/zod-openapi'
import { missing, password, session } from './account.ts'
import { defineCall } from './call.ts'
import { code, id, instantOut } from './fields.ts'
import { body, data, settingUp } from './http.ts'

export const typedCode = z
  .string({ error: missing })
  .trim()
  .min(1, code('FIELDS_REQUIRED'))
  .max(60)
  .openapi({ description: 'Six digits of the authenticator app, or a recovery code' })

export const secondStep = z
  .object({
    isOn: z.boolean(),
    recoveryCodes: z.int().openapi({ description: 'How many are left' }),
    passkeys: z.array(z.object({ id, name: z.string() })),
    due: instantOut.nullable().openapi({ description: 'From when the desk opens only with a second step' }),
  })
  .openapi('SecondStep')
export type SecondStep = z.infer<typeof secondStep>

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).openapi('RecoveryCodes')
const confirmed = body(z.strictObject({ password }))
const wrongPassword = ['FIELDS_REQUIRED', 'PASSWORD_WRONG', 'TOO_MANY_REQUESTS'] as const

export const finishLogin = defineCall({
  operationId: 'finishLogin',
  method: 'post',
  path: '/user/login/second-step',
  tags: ['Account'],
  summary: 'Finish a login with the code of the authenticator app or a recovery code',
  request: body(z.strictObject({ ticket: z.string().max(100), code: typedCode })),
  success: { 200: data('A session', session) },
  failures: ['FIELDS_REQUIRED', 'SECOND_STEP_WRONG', 'LOGIN_TICKET_ENDED', 'TOO_MANY_REQUESTS'],
})

export const readSecondStep = defineCall({
  operationId: 'readSecondStep',
  method: 'get',
  path: '/user/second-step',
  tags: ['Settings'],
  summary: 'Read whether the own login has a second step',
  security: settingUp,
  success: { 200: data('The second step', secondStep) },
})

export const beginAuthenticator = defineCall({
  operationId: 'beginAuthenticator',
  method: 'post',
  path: '/user/second-step/totp',
  tags: ['Settings'],
  summary: 'Make a secret for an authenticator app; it counts once a code confirms it',
  security: settingUp,
  request: confirmed,
  success: {
    200: data('The secret', z.object({ secret: z.string(), uri: z.string() }).openapi('AuthenticatorSecret')),
  },
  failures: wrongPassword,
})

export const confirmAuthenticator = defineCall({
  operationId: 'confirmAuthenticator',
  method: 'post',
  path: '/user/second-step/totp/confirm',
  tags: ['Settings'],
  summary: 'Set up the second step with the first code; ends all other sessions',
  security: settingUp,
  request: body(z.strictObject({ code: typedCode })),
  success: { 200: data('Ten codes for the day on which the phone is lost, shown once', recoveryCodes) },
  failures: ['FIELDS_REQUIRED', 'SECOND_STEP_WRONG', 'TOO_MANY_REQUESTS'],
})

export const renewRecoveryCodes = defineCall({
  operationId: 'renewRecoveryCodes',
  method: 'post',
  path: '/user/second-step/codes',
  tags: ['Settings'],
  summary: 'Make ten new recovery codes; the former ones end',
  security: settingUp,
  request: confirmed,
  success: { 200: data('The codes, shown once', recoveryCodes) },
  failures: [...wrongPassword, 'SECOND_STEP_OFF'],
})

export const removeSecondStep = defineCall({
  operationId: 'removeSecondStep',
  method: 'post',
  path: '/user/second-step/remove',
  tags: ['Settings'],
  summary: 'Remove the second step; ends all other sessions',
  security: settingUp,
  request: confirmed,
  success: { 200: data('Removed', z.null()) },
  failures: [...wrongPassword, 'SECOND_STEP_OFF'],
})

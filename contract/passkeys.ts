import { z } from '@hono/zod-openapi'
import { password, session } from './account.ts'
import { defineCall } from './call.ts'
import { id, idParam, nameText } from './fields.ts'
import { body, data, settingUp } from './http.ts'

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

export const challenge = z
  .object({
    challenge: z.string().openapi({ description: 'For ten minutes, and once' }),
    rpId: z.string().openapi({ description: 'The host of the site' }),
    userId: z.string(),
    credentialIds: z.array(z.string()).openapi({ description: 'The passkeys of the account' }),
  })
  .openapi('PasskeyChallenge')
export type PasskeyChallenge = z.infer<typeof challenge>

const created = z.strictObject({ id: bytes(1400), clientDataJSON: bytes(4000), attestationObject: bytes(20_000) })
export type PasskeyCreated = z.output<typeof created>
export const signed = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
})
export type PasskeySigned = z.output<typeof signed>

const ticket = z.string().max(100)
const wrongPassword = ['FIELDS_REQUIRED', 'PASSWORD_WRONG', 'TOO_MANY_REQUESTS'] as const

export const beginPasskeyLogin = defineCall({
  operationId: 'beginPasskeyLogin',
  method: 'post',
  path: '/user/login/passkey/challenge',
  tags: ['Account'],
  summary: 'Ask for what a passkey has to sign to finish a login',
  request: body(z.strictObject({ ticket })),
  success: { 200: data('The challenge', challenge) },
  failures: ['LOGIN_TICKET_ENDED'],
})

export const finishPasskeyLogin = defineCall({
  operationId: 'finishPasskeyLogin',
  method: 'post',
  path: '/user/login/passkey',
  tags: ['Account'],
  summary: 'Finish a login with a passkey, in the place of a code',
  request: body(z.strictObject({ ticket, passkey: signed })),
  success: { 200: data('A session', session) },
  failures: ['PASSKEY_WRONG', 'LOGIN_TICKET_ENDED', 'TOO_MANY_REQUESTS'],
})

export const beginPasskey = defineCall({
  operationId: 'beginPasskey',
  method: 'post',
  path: '/user/second-step/passkeys/challenge',
  tags: ['Settings'],
  summary: 'Ask for what a new passkey has to sign',
  security: settingUp,
  request: body(z.strictObject({ password })),
  success: { 200: data('The challenge', challenge) },
  failures: wrongPassword,
})

export const addPasskey = defineCall({
  operationId: 'addPasskey',
  method: 'post',
  path: '/user/second-step/passkeys',
  tags: ['Settings'],
  summary: 'Add a passkey, which counts as the second step; ends all other sessions',
  security: settingUp,
  request: body(z.strictObject({ name: nameText().min(1).max(60), passkey: created })),
  success: {
    201: data(
      'Ten recovery codes, shown once, if the login had no second step before; else none',
      z.object({ id, recoveryCodes: z.array(z.string()) }).openapi('PasskeyAdded'),
    ),
  },
  failures: ['PASSKEY_WRONG'],
})

export const removePasskey = defineCall({
  operationId: 'removePasskey',
  method: 'post',
  path: '/user/second-step/passkeys/{id}/remove',
  tags: ['Settings'],
  summary: 'Remove a passkey; with the last one and no app the login has no second step',
  security: settingUp,
  request: { params: idParam, ...body(z.strictObject({ password })) },
  success: { 200: data('Removed', z.null()) },
  failures: [...wrongPassword, 'NOT_FOUND'],
})

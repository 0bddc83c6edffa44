import { expect } from 'vitest'
import { z } from 'zod'
import * as account from '../contract/account.ts'
import * as admin from '../contract/admin.ts'
import * as booking from '../contract/booking.ts'
import * as bookingDetail from '../contract/booking-detail.ts'
import * as cart from '../contract/cart.ts'
import * as catalogue from '../contract/catalogue.ts'
import * as feedback from '../contract/feedback.ts'
import { failureBody } from '../contract/http.ts'
import * as papers from '../contract/documents.ts'
import * as payment from '../contract/payment.ts'
import * as refund from '../contract/refund.ts'
import * as settings from '../contract/settings.ts'
import * as share from '../contract/share.ts'

type Responses = Record<string, { content?: { 'application/json'?: { schema: z.ZodType } } }>
type Route = {
  method: string
  path: string
  security?: Record<string, string[]>[]
  responses: Responses
  pattern: RegExp
}

const isRoute = (value: unknown): value is Omit<Route, 'pattern'> =>
  typeof value === 'object' && value !== null && 'responses' in value && 'path' in value

/** Every call of the contract. */
export const routes: Route[] = [
  account,
  admin,
  booking,
  bookingDetail,
  cart,
  catalogue,
  feedback,
  papers,
  payment,
  refund,
  settings,
  share,
]
  .flatMap((file) => Object.values(file).filter(isRoute))
  .map((route) => ({ ...route, pattern: new RegExp(`^/v1${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // A fixed path is meant before one with a parameter in its place.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

/**
 * Every answer in the tests is held against the contract: the call names its status, and the schema of that status allows
 * this body and nothing more. For a failure that schema lists the codes of the call.
 */
export function expectContract(method: string, path: string, status: number, body: unknown): void {
  const route = routes.find((candidate) => candidate.method === method.toLowerCase() && candidate.pattern.test(path))
  if (!route) {
    expect(status).toBe(404)
    expect(body).toEqual(noSuchCall.parse(body))
    return
  }
  const schema = route.responses[String(status)]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${method} ${route.path} does not answer ${status} in the contract`)
  const { error, data } = schema.safeParse(body)
  if (error) throw new Error(`${method} ${route.path}: ${z.prettifyError(error)}\nin ${JSON.stringify(body)}`)
  expect(data).toEqual(body)
}

const noSuchCall = failureBody.extend({ code: z.literal('NOT_FOUND') })

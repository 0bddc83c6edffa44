import { expect } from 'vitest'
import { z } from 'zod'
import * as account from '../contract/account.ts'
import * as admin from '../contract/desk/people.ts'
import * as alerts from '../contract/desk/alerts.ts'
import * as audit from '../contract/desk/audit.ts'
import * as begunPayment from '../contract/begun-payment.ts'
import * as booking from '../contract/booking.ts'
import * as bookingActs from '../contract/desk/booking-acts.ts'
import * as bookingChanges from '../contract/booking-changes.ts'
import * as bookingDetail from '../contract/booking-detail.ts'
import * as cash from '../contract/cash.ts'
import * as cart from '../contract/cart.ts'
import * as catalogue from '../contract/catalogue.ts'
import * as city from '../contract/city.ts'
import * as desk from '../contract/desk/queue.ts'
import * as deskList from '../contract/desk/lists.ts'
import * as offers from '../contract/offers.ts'
import * as firstRun from '../contract/desk/first-run.ts'
import * as feedback from '../contract/feedback.ts'
import { failureBody } from '../contract/http.ts'
import * as history from '../contract/desk/history.ts'
import * as offerFiles from '../contract/offer-files.ts'
import * as accounts from '../contract/desk/accounts.ts'
import * as numbers from '../contract/desk/numbers.ts'
import * as panchang from '../contract/panchang.ts'
import * as papers from '../contract/documents.ts'
import * as passkeys from '../contract/passkeys.ts'
import * as payment from '../contract/payment.ts'
import * as persons from '../contract/desk/persons.ts'
import * as phoneBooking from '../contract/desk/phone-booking.ts'
import * as places from '../contract/places.ts'
import * as photos from '../contract/photos.ts'
import * as refund from '../contract/refund.ts'
import * as search from '../contract/desk/search.ts'
import * as secondStep from '../contract/second-step.ts'
import * as settings from '../contract/settings.ts'
import * as siteSettings from '../contract/desk/site-settings.ts'
import * as day from '../contract/day.ts'
import * as sheets from '../contract/desk/sheets.ts'
import * as share from '../contract/share.ts'
import * as staff from '../contract/desk/staff.ts'
import * as trade from '../contract/trade.ts'
import * as waiting from '../contract/waiting.ts'
import * as statement from '../contract/statement.ts'
import * as statementJob from '../contract/statement-job.ts'
import * as statementDesk from '../contract/desk/statements.ts'
import * as inquiry from '../contract/inquiry.ts'
import { jsonSchema, operation, readDocument, validator } from './openapi-document.ts'
import type { createApp } from '../server/app.ts'
import { present } from './present.ts'

type Responses = Record<string, { content?: { 'application/json'?: { schema: z.ZodType } } }>
type Route = {
  /** The name of the call's definition in the contract. */
  name: string
  operationId: string
  method: string
  path: string
  security?: Record<string, string[]>[]
  responses: Responses
  pattern: RegExp
}

const isRoute = (value: unknown): value is Omit<Route, 'name' | 'pattern'> =>
  typeof value === 'object' && value !== null && 'responses' in value && 'path' in value

/** Every call of the contract. */
export const routes: Route[] = [
  account,
  admin,
  alerts,
  audit,
  begunPayment,
  booking,
  bookingActs,
  bookingChanges,
  bookingDetail,
  cart,
  cash,
  catalogue,
  city,
  offers,
  desk,
  deskList,
  feedback,
  firstRun,
  history,
  offerFiles,
  accounts,
  numbers,
  panchang,
  papers,
  passkeys,
  payment,
  persons,
  phoneBooking,
  photos,
  places,
  refund,
  search,
  secondStep,
  settings,
  siteSettings,
  share,
  sheets,
  day,
  staff,
  statement,
  statementDesk,
  statementJob,
  trade,
  waiting,
  inquiry,
]
  .flatMap((file) => Object.entries(file).flatMap(([name, value]) => (isRoute(value) ? [{ ...value, name }] : [])))
  .map((route) => ({ ...route, pattern: new RegExp(`^/v1${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // A fixed path takes precedence over a path with a parameter.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

type Answer = { method: string; path: string; status: number; body: unknown }

const routeOf = ({ method, path }: Answer) =>
  routes.find((candidate) => candidate.method === method.toLowerCase() && candidate.pattern.test(path))

const noSuchCall = failureBody.extend({ code: z.literal('NOT_FOUND') })

/**
 * Compares every answer in the tests with the contract: the call names its status, and the schema of that status allows
 * the body and nothing more. For a failure the schema lists the codes of the call.
 */
export function expectContract(answer: Answer): void {
  const { status, body } = answer
  const route = routeOf(answer)
  if (!route) {
    expect(status).toBe(404)
    expect(body).toEqual(noSuchCall.parse(body))
    return
  }
  const schema = route.responses[String(status)]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${answer.method} ${route.path} does not answer ${status} in the contract`)
  expect(allowedBy(schema, answer)).toEqual(body)
}

function allowedBy(schema: z.ZodType, { method, path, body }: Answer): unknown {
  const { error, data } = schema.safeParse(body)
  if (error) throw new Error(`${method} ${path}: ${z.prettifyError(error)}\nin ${JSON.stringify(body)}`)
  return data
}

const validators = new Map<string, z.ZodType>()

/** Compares every answer with the OpenAPI document too, because its generation can lose parts of the contract. */
export async function expectDocumented(app: ReturnType<typeof createApp>, answer: Answer): Promise<void> {
  const route = routeOf(answer)
  if (!route) return
  const key = `${answer.method} ${route.path} ${answer.status}`
  if (!validators.has(key)) {
    const document = await readDocument({ app })
    const schema = jsonSchema(operation(document, route.method, route.path)?.responses[answer.status])
    if (!schema) throw new Error(`${key} does not stand in the document`)
    validators.set(key, validator(document, schema))
  }
  allowedBy(present(validators.get(key)), answer)
}

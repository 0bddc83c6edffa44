import { randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { secureHeaders } from 'hono/secure-headers'
import { dayOf } from '../domain/calendar-day.ts'
import { account } from './account/routes.ts'
import { admin } from './admin/routes.ts'
import { journeys } from './bookings/detail-routes.ts'
import { bookings } from './bookings/routes.ts'
import { cart } from './cart/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { checkout } from './payments/routes.ts'
import { feedback } from './feedback/routes.ts'
import { clientAddress } from './http/address.ts'
import type { ApiEnv, Services } from './http/context.ts'
import { errorResponse } from './http/error-response.ts'
import { preferredLanguage } from './http/language.ts'
import { AppError } from './http/app-error.ts'
import { settings } from './settings/routes.ts'

type NodeBindings = { incoming?: { socket: { remoteAddress?: string } } }

/** Every call under /v1: the areas with what each request needs around them. */
export function createApi(services: Services) {
  const api = new OpenAPIHono<ApiEnv>().basePath('/v1')
  api.onError((error, c) => errorResponse(error, c))
  api.use(secureHeaders())
  api.use(async (c, next) => {
    const started = performance.now()
    const at = services.now()
    for (const [name, service] of Object.entries(services)) c.set(name as keyof Services, service as never)
    c.set('requestId', randomUUID())
    c.set('at', at)
    c.set('today', dayOf(at.getTime()))
    c.set('language', preferredLanguage(c.req.header('accept-language')))
    const peer = (c.env as NodeBindings | undefined)?.incoming?.socket.remoteAddress
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for'), services.env.TRUST_PROXY))
    c.header('Content-Language', c.var.language)
    c.header('Vary', 'Accept-Language', { append: true })
    c.header('X-Request-Id', c.var.requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    services.log.info(
      { requestId: c.var.requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    )
  })
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The access_token of login or registration. The scopes of a call name the roles that may make it.',
  })
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Tirtha',
      version: '1',
      description:
        'Pilgrimage packages and poojas: catalogue, cart, payment outside the site, bookings, and the operator’s desk. Messages are in the better weighted of hi and en in Accept-Language.',
    },
  })
  const areas = api
    .route('/', account)
    .route('/', settings)
    .route('/', catalogue)
    .route('/', cart)
    .route('/', checkout)
    .route('/', bookings)
    .route('/', journeys)
    .route('/', feedback)
    .route('/', admin)
  api.all('*', (c) => errorResponse(new AppError('NOT_FOUND'), c))
  return areas
}

export type Routes = ReturnType<typeof createApi>

import { OpenAPIHono } from '@hono/zod-openapi'
import { secureHeaders } from 'hono/secure-headers'
import { account } from './account/routes.ts'
import { admin } from './desk/routes.ts'
import { audit } from './audit/routes.ts'
import { bookingActs } from './bookings/act-routes.ts'
import { bookingDetails } from './bookings/detail-routes.ts'
import { phoneBookings } from './bookings/phone-routes.ts'
import { bookings } from './bookings/routes.ts'
import { cart } from './cart/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { payments } from './payments/routes.ts'
import { offerFiles } from './offer-files/routes.ts'
import { people } from './people/routes.ts'
import { photos } from './photos/routes.ts'
import { sheets } from './sheets/routes.ts'
import { places } from './places/routes.ts'
import { feedback } from './feedback/routes.ts'
import { inquiries } from './inquiries/routes.ts'
import type { ApiEnv, Services } from './http/context.ts'
import { errorResponse } from './http/error-response.ts'
import { prepareRequest } from './http/prepare-request.ts'
import { AppError } from './http/app-error.ts'
import { alerts } from './mailbox/routes.ts'
import { panchang } from './panchang/routes.ts'
import { settings } from './settings/routes.ts'
import { siteSettings } from './site-settings/routes.ts'
import { staff } from './staff/routes.ts'
import { waiting } from './waiting/routes.ts'
import { statements } from './statements/routes.ts'
import { trade } from './trade/routes.ts'

const title = {
  title: 'Tirtha',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'Pilgrimage packages and poojas: catalogue, cart, payment outside the site, bookings, and the operator’s desk. Messages are in the better weighted of hi and en in Accept-Language.',
}

const bearerToken = {
  type: 'http',
  scheme: 'bearer',
  description: 'The access_token of login or registration. The scopes of a call name the roles that may make it.',
} as const

/** Every call under /v1: the routes of all areas, the OpenAPI document, and what each request needs before them. */
export function createApi(services: Services) {
  const api = new OpenAPIHono<ApiEnv>().basePath('/v1')
  api.onError((error, c) => errorResponse(error, c))
  api.use(secureHeaders({ strictTransportSecurity: false }))
  api.use(prepareRequest(services))
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', bearerToken)
  api.doc31('/openapi.json', { openapi: '3.1.0', info: title, servers: [{ url: services.env.PUBLIC_URL }] })
  const areas = api
    .route('/', account)
    .route('/', settings)
    .route('/', staff)
    .route('/', catalogue)
    .route('/', photos)
    .route('/', offerFiles)
    .route('/', trade)
    .route('/', people)
    .route('/', sheets)
    .route('/', places)
    .route('/', cart)
    .route('/', payments)
    .route('/', statements)
    .route('/', alerts)
    .route('/', bookings)
    .route('/', bookingDetails)
    .route('/', bookingActs)
    .route('/', phoneBookings)
    .route('/', waiting)
    .route('/', inquiries)
    .route('/', feedback)
    .route('/', panchang)
    .route('/', admin)
    .route('/', siteSettings)
    .route('/', audit)
  api.all('*', (c) => errorResponse(new AppError('NOT_FOUND'), c))
  return areas
}

export type Routes = ReturnType<typeof createApi>

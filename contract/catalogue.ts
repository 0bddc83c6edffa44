import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { adminOnly, body, data, list } from './http.ts'
import { code, id, idParam, line, page, rupees, rupeesOut } from './fields.ts'
import { packageFacts, packageFactsBefore, packageFactsEdit } from './itinerary.ts'
import { cityNames } from '../domain/city.ts'
import { endsWithItinerary } from '../domain/itinerary.ts'
import { seasonNames } from '../domain/panchang/season.ts'

const place = { city: z.string(), cityHindi: z.string(), state: z.string(), stateHindi: z.string() }
const texts = z.array(z.string())
const season = z
  .enum(seasonNames)
  .nullable()
  .openapi({ description: 'The time of the year in which it is offered; null: all year' })

export const packageOut = z
  .object({
    id,
    name: z.string(),
    nameHindi: z.string(),
    ...place,
    price: rupeesOut,
    additionalPerson: rupeesOut,
    itinerary: texts,
    itineraryHindi: texts,
    facility: texts,
    facilityHindi: texts,
    ...packageFacts,
  })
  .openapi('Package')
export type Package = z.infer<typeof packageOut>

export const eventOut = z
  .object({
    id,
    name: z.string(),
    nameHindi: z.string(),
    ...place,
    cost: rupeesOut,
    details: z.string(),
    detailsHindi: z.string(),
    season,
  })
  .openapi('Event')
export type Event = z.infer<typeof eventOut>

/** A package or pooja of another city would stand in no list. */
const cityIn = z.enum(cityNames)
const placeIn = { city: cityIn, cityHindi: line(60), state: line(60), stateHindi: line(60) }
const linesIn = z.array(line(2000)).max(40)
const key = z.string().min(1).max(200)

const beforeText = 'What the editor read before the edit. If something else is stored now, the edit is refused.'

const packageEditFields = z.strictObject({
  id,
  name: line(200),
  nameHindi: line(200),
  ...placeIn,
  price: rupees,
  additionalPerson: rupees,
  itinerary: linesIn,
  itineraryHindi: linesIn,
  facility: linesIn,
  facilityHindi: linesIn,
  ...packageFactsEdit,
  key,
  before: z
    .strictObject({ ...packageOut.omit({ id: true }).shape, ...packageFactsBefore })
    .optional()
    .openapi({ description: beforeText }),
})

export const packageEdit = packageEditFields.superRefine(({ stops = [], itinerary }, context) => {
  if (!endsWithItinerary(stops, itinerary))
    context.addIssue({ code: 'custom', message: code('STOP_DAYS'), path: ['stops', stops.length - 1, 'day'] })
})
export type PackageEdit = z.infer<typeof packageEdit>

export const eventEdit = z.strictObject({
  id,
  name: line(200),
  nameHindi: line(200),
  ...placeIn,
  cost: rupees,
  details: line(4000),
  detailsHindi: line(4000),
  /** Left out, it stays as it is. */
  season: season.optional(),
  key,
  before: z
    .strictObject({ ...eventOut.omit({ id: true }).shape, season: season.optional() })
    .optional()
    .openapi({ description: beforeText }),
})
export type EventEdit = z.infer<typeof eventEdit>

const cityParam = z.object({ cityName: z.string().openapi({ param: { in: 'path', name: 'cityName' } }) })

export const packagesOfCity = defineCall({
  operationId: 'packagesOfCity',
  method: 'get',
  path: '/packages/city/{cityName}',
  tags: ['Catalogue'],
  summary: 'List the packages of a city',
  request: { params: cityParam, query: page },
  success: { 200: list('Packages', packageOut) },
  failures: ['CURSOR_INVALID'],
})

export const readPackage = defineCall({
  operationId: 'readPackage',
  method: 'get',
  path: '/packages/{id}',
  tags: ['Catalogue'],
  summary: 'Read a package',
  request: { params: idParam },
  success: { 200: data('The package', packageOut) },
  failures: ['NOT_FOUND'],
})

export const updatePackage = defineCall({
  operationId: 'updatePackage',
  method: 'post',
  path: '/packages/update',
  tags: ['Catalogue'],
  summary: 'Edit a package, with the security key',
  security: adminOnly,
  request: body(z.strictObject({ content: packageEdit })),
  success: { 200: data('The package', packageOut) },
  failures: [
    'MONEY_DECIMALS',
    'STOP_TIME',
    'STOP_ORDER',
    'STOP_DAYS',
    'BAD_KEY',
    'NOT_FOUND',
    'EDITED_MEANWHILE',
    'TOO_MANY_REQUESTS',
  ],
})

export const eventsOfCity = defineCall({
  operationId: 'eventsOfCity',
  method: 'get',
  path: '/events/city/{cityName}',
  tags: ['Catalogue'],
  summary: 'List the poojas of a city',
  request: { params: cityParam, query: page },
  success: { 200: list('Poojas', eventOut) },
  failures: ['CURSOR_INVALID'],
})

export const readEvent = defineCall({
  operationId: 'readEvent',
  method: 'get',
  path: '/events/id/{id}',
  tags: ['Catalogue'],
  summary: 'Read a pooja',
  request: { params: idParam },
  success: { 200: data('The pooja', eventOut) },
  failures: ['NOT_FOUND'],
})

export const editEvent = defineCall({
  operationId: 'editEvent',
  method: 'post',
  path: '/events/edit',
  tags: ['Catalogue'],
  summary: 'Edit a pooja, with the security key',
  security: adminOnly,
  request: body(z.strictObject({ event: eventEdit })),
  success: { 200: data('The pooja', eventOut) },
  failures: ['MONEY_DECIMALS', 'BAD_KEY', 'NOT_FOUND', 'EDITED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

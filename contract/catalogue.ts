import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { body, data, list, staff } from './http.ts'
import { code, id, idParam, line, rupees, rupeesOut } from './fields.ts'
import { beforeText, key, offersPage, staffFields } from './publication.ts'
import {
  offerFacts,
  offerFactsBefore,
  offerFactsEdit,
  packageTerms,
  packageTermsEdit,
  poojaFacts,
  poojaFactsBefore,
  poojaFactsEdit,
  poojaTerms,
  poojaTermsEdit,
  vehicleSeats,
  vehicleSeatsEdit,
} from './offer-facts.ts'
import { packageFacts, packageFactsBefore, packageFactsEdit } from './itinerary.ts'
import { photo, photosRead } from './photos.ts'
import { endsWithItinerary } from '../domain/itinerary.ts'

const place = { city: z.string(), cityHindi: z.string(), state: z.string(), stateHindi: z.string() }
const texts = z.array(z.string())

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
    ...vehicleSeats,
    ...offerFacts,
    ...packageTerms,
    photos: z.array(photo),
    ...staffFields,
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
    ...poojaFacts,
    ...offerFacts,
    ...poojaTerms,
    photos: z.array(photo),
    ...staffFields,
  })
  .openapi('Event')
export type Event = z.infer<typeof eventOut>

const placeIn = {
  city: line(60).openapi({ description: 'The English name of a city of the list' }),
  cityHindi: line(60),
  state: line(60),
  stateHindi: line(60),
}
const linesIn = z.array(line(2000)).max(40)

const newPackageFields = {
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
  ...vehicleSeatsEdit,
  ...offerFactsEdit,
  ...packageTermsEdit,
  photos: photosRead,
  key,
}

type Days = { stops?: { day: number }[]; itinerary: string[] }

function checkDays({ stops = [], itinerary }: Days, context: z.RefinementCtx): void {
  if (!endsWithItinerary(stops, itinerary))
    context.addIssue({ code: 'custom', message: code('STOP_DAYS'), path: ['stops', stops.length - 1, 'day'] })
}

export const newPackage = z.strictObject(newPackageFields).superRefine(checkDays)
export type NewPackage = z.infer<typeof newPackage>

export const packageEdit = z
  .strictObject({
    id,
    ...newPackageFields,
    ...staffFields,
    before: z
      .strictObject({
        ...packageOut.omit({ id: true }).shape,
        ...packageFactsBefore,
        ...vehicleSeatsEdit,
        ...offerFactsBefore,
        ...packageTermsEdit,
        photos: photosRead,
      })
      .optional()
      .openapi({ description: beforeText }),
  })
  .superRefine(checkDays)
export type PackageEdit = z.infer<typeof packageEdit>

const newEventFields = {
  name: line(200),
  nameHindi: line(200),
  ...placeIn,
  cost: rupees,
  details: line(4000),
  detailsHindi: line(4000),
  ...poojaFactsEdit,
  ...offerFactsEdit,
  ...poojaTermsEdit,
  photos: photosRead,
  key,
}

export const newEvent = z.strictObject(newEventFields)
export type NewEvent = z.infer<typeof newEvent>

export const eventEdit = z.strictObject({
  id,
  ...newEventFields,
  ...staffFields,
  before: z
    .strictObject({
      ...eventOut.omit({ id: true }).shape,
      ...poojaFactsBefore,
      ...offerFactsBefore,
      ...poojaTermsEdit,
      photos: photosRead,
    })
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
  request: { params: cityParam, query: offersPage },
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
  security: staff('EDITOR'),
  request: body(z.strictObject({ content: packageEdit })),
  success: { 200: data('The package', packageOut) },
  failures: [
    'MONEY_DECIMALS',
    'CITY_UNKNOWN',
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
  request: { params: cityParam, query: offersPage },
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
  security: staff('EDITOR'),
  request: body(z.strictObject({ event: eventEdit })),
  success: { 200: data('The pooja', eventOut) },
  failures: [
    'MONEY_DECIMALS',
    'STOP_TIME',
    'CITY_UNKNOWN',
    'BAD_KEY',
    'NOT_FOUND',
    'EDITED_MEANWHILE',
    'TOO_MANY_REQUESTS',
  ],
})

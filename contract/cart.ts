import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { selectionProblem } from '../domain/selection.ts'
import { hasDay } from '../domain/calendar-day.ts'
import { HEAD_COUNT } from '../domain/head-count.ts'
import { body, data, list, userOnly } from './http.ts'
import { dayOut, id, idParam, page, rupeesOut } from './fields.ts'
import { packageFacts } from './itinerary.ts'

// A missing or invalid date is read as "no date", because section 5 of the specification has texts for this case.
const date = z
  .unknown()
  .transform((value) => (typeof value === 'number' && hasDay(value) ? value : null))
  .openapi({ type: 'number', description: 'Epoch milliseconds; means the day in Asia/Kolkata' })

export const cartAddition = z
  .strictObject({
    packageId: z
      .union([z.literal(''), z.uuid()])
      .nullish()
      .transform((value) => value ?? ''),
    // Optional here, so that the texts about the selection come first. It is checked below for a package.
    headCount: z.int().default(0).openapi({ description: '2–11 for a package, 0 for a pooja' }),
    date: date.optional().openapi({
      type: 'number',
      description: 'The day of arrival. Of a pooja alone, the date in `events` counts, and this one is not read',
    }),
    events: z
      .array(z.strictObject({ eventId: id, date: date.optional() }))
      .nullish()
      .transform((value) => value ?? []),
  })
  .superRefine(({ packageId, headCount, date: arrival, events }, context) => {
    const problem = selectionProblem({
      packageId,
      hasArrivalDate: arrival != null,
      poojas: events.map((event) => ({ hasDate: event.date != null })),
    })
    const path =
      problem === 'ARRIVAL_DATE_REQUIRED' ? ['date'] : problem === 'POOJA_DATE_REQUIRED' ? ['events', 0, 'date'] : []
    if (problem) return context.addIssue({ code: 'custom', message: problem, path })
    const fits = packageId === '' ? headCount === 0 : headCount >= HEAD_COUNT.least && headCount <= HEAD_COUNT.most
    if (!fits) context.addIssue({ code: 'custom', message: 'HEAD_COUNT_RANGE', path: ['headCount'] })
    return undefined
  })
export type CartAddition = z.output<typeof cartAddition>

const place = { city: z.string(), cityHindi: z.string(), state: z.string(), stateHindi: z.string() }

/** A package in a cart entry or booking; without an id it means "No package selected!". */
export const packageSnapshot = z
  .object({
    id: id.nullable(),
    name: z.string(),
    nameHindi: z.string(),
    price: rupeesOut,
    additionalPerson: rupeesOut,
    ...place,
  })
  .openapi('PackageSnapshot')

export const eventSnapshot = z
  .object({ id, name: z.string(), nameHindi: z.string(), cost: rupeesOut, ...place })
  .openapi('EventSnapshot')

export const cartEntry = z
  .object({
    id,
    date: dayOut,
    /** The last day of the journey. */
    dateEnd: dayOut,
    headCount: z.int(),
    Package: packageSnapshot,
    ...packageFacts,
    CartToEvent: z.array(z.object({ id, date: dayOut, event: eventSnapshot })),
    amount: rupeesOut,
    withdrawn: z.literal(true).optional().openapi({ description: 'It is no longer offered: it can only be removed' }),
  })
  .openapi('CartEntry')
export type CartEntry = z.infer<typeof cartEntry>

export const addToCart = defineCall({
  operationId: 'addToCart',
  method: 'post',
  path: '/cart/add',
  tags: ['Cart'],
  summary: 'Add one package or one pooja to the cart',
  security: userOnly,
  request: body(cartAddition),
  success: { 201: data('The cart entry', cartEntry) },
  failures: [
    'NOTHING_SELECTED',
    'PACKAGE_AND_POOJA',
    'MANY_POOJAS',
    'POOJA_DATE_REQUIRED',
    'ARRIVAL_DATE_REQUIRED',
    'HEAD_COUNT_RANGE',
    'DATE_OUT_OF_RANGE',
    'OUT_OF_SEASON',
    'ECLIPSE_DAY',
    'DAY_CLOSED',
    'DAY_FULL',
    'NOT_FOUND',
    'CART_FULL',
  ],
})

export const readCart = defineCall({
  operationId: 'readCart',
  method: 'get',
  path: '/cart',
  tags: ['Cart'],
  summary: 'List the cart, oldest entry first',
  security: userOnly,
  request: { query: page },
  success: { 200: list('Cart entries', cartEntry) },
  failures: ['CURSOR_INVALID'],
})

export const deleteCartEntry = defineCall({
  operationId: 'deleteCartEntry',
  method: 'delete',
  path: '/cart/{id}',
  tags: ['Cart'],
  summary: 'Remove an entry from the cart',
  security: userOnly,
  request: { params: idParam },
  success: { 200: data('Taken out', z.null()) },
  failures: ['NOT_FOUND'],
})

export const deleteCartEvent = defineCall({
  operationId: 'deleteCartEvent',
  method: 'delete',
  path: '/cart/event/{id}',
  tags: ['Cart'],
  summary: 'Remove a pooja from a cart entry by the id of CartToEvent; an entry without other content is removed too',
  security: userOnly,
  request: { params: idParam },
  success: { 200: data('Taken out', z.null()) },
  failures: ['NOT_FOUND'],
})

import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { selectionProblem } from '../domain/selection.ts'
import { hasDay } from '../domain/calendar-day.ts'
import { HEAD_COUNT } from '../domain/price.ts'
import { body, data, list, userOnly } from './http.ts'
import { dayOut, id, idParam, page, rupeesOut } from './fields.ts'

// A missing or unusable date is not a malformed body but one of section 5's texts: it is read as "no date".
const date = z
  .unknown()
  .transform((value) => (typeof value === 'number' && hasDay(value) ? value : null))
  .openapi({ type: 'number', description: 'Epoch milliseconds; stands for that day in Asia/Kolkata' })

export const cartAddition = z
  .strictObject({
    packageId: z
      .union([z.literal(''), z.uuid()])
      .nullish()
      .transform((value) => value ?? ''),
    // Not required here: what is chosen comes first, and a package without it is refused below.
    headCount: z.int().default(0).openapi({ description: '2–11 for a package, 0 for a pooja' }),
    date: date.optional(),
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

/** A package as a cart entry or booking shows it; with no id it stands for "No package selected!". */
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
    headCount: z.int(),
    Package: packageSnapshot,
    CartToEvent: z.array(z.object({ id, date: dayOut, event: eventSnapshot })),
    amount: rupeesOut,
  })
  .openapi('CartEntry')
export type CartEntry = z.infer<typeof cartEntry>

export const addToCart = defineCall({
  method: 'post',
  path: '/cart/add',
  tags: ['Cart'],
  summary: 'Put one package or one pooja into the cart',
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
    'NOT_FOUND',
    'CART_FULL',
  ],
})

export const readCart = defineCall({
  method: 'get',
  path: '/cart',
  tags: ['Cart'],
  summary: 'The cart, oldest first',
  security: userOnly,
  request: { query: page },
  success: { 200: list('Cart entries', cartEntry) },
  failures: ['CURSOR_INVALID'],
})

export const deleteCartEntry = defineCall({
  method: 'delete',
  path: '/cart/{id}',
  tags: ['Cart'],
  summary: 'Take an entry out of the cart',
  security: userOnly,
  request: { params: idParam },
  success: { 200: data('Taken out', z.null()) },
  failures: ['NOT_FOUND'],
})

export const deleteCartEvent = defineCall({
  method: 'delete',
  path: '/cart/event/{id}',
  tags: ['Cart'],
  summary: 'Take a pooja out of a cart entry (the id of CartToEvent); an entry of nothing else goes with it',
  security: userOnly,
  request: { params: idParam },
  success: { 200: data('Taken out', z.null()) },
  failures: ['NOT_FOUND'],
})

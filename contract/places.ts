import { z } from '@hono/zod-openapi'
import { dayStates, isOfferKind, placeSubjects, weekdays } from '../domain/places.ts'
import { defineCall } from './call.ts'
import { code, dayOut, epochMs, id, idParam, line, orNull, rupees, rupeesOut } from './fields.ts'
import { body, data, staff } from './http.ts'

/** The largest number of days in one answer, and in one change. */
export const MOST_DAYS_READ = 62
export const MOST_DAYS_SET = 366

export const offerDay = z
  .object({
    date: dayOut,
    state: z.enum(dayStates).openapi({ description: 'FEW: at most 5 places are left' }),
    left: orNull(z.int()).openapi({ description: 'The places that nobody has; null: no limit' }),
    price: rupeesOut.openapi({ description: 'Of a package for two people, of a pooja its cost, on this day' }),
    reason: z.string().optional().openapi({ description: 'Why it is closed, in the language of the request' }),
    places: orNull(z.int()).optional().openapi({ description: 'Only for staff; null: no limit' }),
    taken: z.int().optional().openapi({ description: 'Only for staff: by bookings and by quotes that are valid' }),
    withoutPlace: z.int().optional().openapi({ description: 'Only for staff: bookings that were paid too late' }),
    city: z
      .object({ id, places: orNull(z.int()), taken: z.int() })
      .optional()
      .openapi({ description: 'Only for staff: the vehicles of the city for a package, its priests for a pooja' }),
  })
  .openapi('OfferDay')
export type OfferDay = z.infer<typeof offerDay>

/** A day as people write it in an address, or an instant that stands for its day in Asia/Kolkata. */
const dayIn = z
  .union([z.iso.date(), z.string().regex(/^\d{1,14}$/)])
  .openapi({ description: 'YYYY-MM-DD, or epoch milliseconds', example: '2026-12-01' })

const daysCall = <Name extends string, Path extends string>(operationId: Name, path: Path, what: string) =>
  defineCall({
    operationId,
    method: 'get',
    path,
    tags: ['Catalogue'],
    summary: `Read the days of ${what}: places, price and what is closed; at most ${MOST_DAYS_READ} days`,
    request: { params: idParam, query: z.object({ from: dayIn, to: dayIn }) },
    success: { 200: data('The days, in order', z.array(offerDay)) },
    failures: ['NOT_FOUND', 'DAYS_RANGE'],
  })

export const readPackageDays = daysCall('readPackageDays', '/packages/{id}/days', 'a package')
export const readEventDays = daysCall('readEventDays', '/events/id/{id}/days', 'a pooja')

const dayOfWeek = z
  .object({
    date: dayOut,
    subject: z.object({ kind: z.enum(placeSubjects), id }),
    name: z.string(),
    nameHindi: z.string(),
    places: orNull(z.int()),
    taken: z.int().openapi({ description: 'By bookings, by quotes that are valid and by people who waited' }),
    held: z.int().openapi({ description: 'Those of the taken places for which no money came or was claimed yet' }),
    waiting: z.int().openapi({ description: 'People who wait for a place' }),
    reason: orNull(z.string()).openapi({ description: 'Why it is closed, in the language of the request' }),
  })
  .openapi('DayOfWeek')
export type DayOfWeek = z.infer<typeof dayOfWeek>

export const readWeekPlaces = defineCall({
  operationId: 'readWeekPlaces',
  method: 'get',
  path: '/admin/places',
  tags: ['Admin'],
  summary: 'Read the days of the next week that have a number of places or are closed, of all offers',
  security: staff('CLERK', 'EDITOR'),
  success: { 200: data('The days, in order', z.array(dayOfWeek)) },
  failures: [],
})

const placesEdit = z
  .strictObject({
    subject: z.strictObject({ kind: z.enum(placeSubjects), id }),
    from: epochMs,
    to: epochMs,
    weekdays: z.array(z.enum(weekdays)).min(1).max(7).optional().openapi({ description: 'Only these; all without it' }),
    places: z
      .int()
      .min(0)
      .max(10_000)
      .nullish()
      .openapi({ description: 'Null: no limit. Left out, it stays as it is' }),
    closed: z.boolean().optional(),
    reason: line(200).optional(),
    reasonHindi: line(200).optional(),
    price: rupees.nullish().openapi({ description: 'Null: the usual price. Left out, it stays as it is' }),
  })
  .superRefine(({ subject: { kind }, places, closed, reason, reasonHindi, price }, context) => {
    if (places === undefined && closed === undefined && price === undefined)
      context.addIssue({ code: 'custom', message: code('NOTHING_SELECTED'), path: ['places'] })
    if (price !== undefined && !isOfferKind(kind))
      context.addIssue({ code: 'custom', message: code('CITY_PRICE'), path: ['price'] })
    const [isNeeded, isGiven] = [closed === true, [reason, reasonHindi].filter((text) => text !== undefined).length]
    if (isGiven !== (isNeeded ? 2 : 0))
      context.addIssue({ code: 'custom', message: code('CLOSED_REASON'), path: [reason ? 'reasonHindi' : 'reason'] })
  })
export type PlacesEdit = z.output<typeof placesEdit>

export const putPlaces = defineCall({
  operationId: 'putPlaces',
  method: 'put',
  path: '/admin/places',
  tags: ['Admin'],
  summary:
    'Set the places, closed days or prices of an offer, or the vehicles or priests of a city; what is booked stays',
  security: staff('CLERK', 'EDITOR'),
  request: body(placesEdit),
  success: { 200: data('The days that were set', z.array(offerDay)) },
  failures: [
    'NOTHING_SELECTED',
    'CLOSED_REASON',
    'CITY_PRICE',
    'MONEY_DECIMALS',
    'DAYS_RANGE',
    'DAYS_PAST',
    'NOT_FOUND',
    'PLACES_TAKEN',
  ],
})

import { z } from '@hono/zod-openapi'
import { HEAD_COUNT } from '../domain/head-count.ts'
import { offerKinds } from '../domain/places.ts'
import { defineCall } from './call.ts'
import { code, dayOut, epochMs, id, idParam, instantOut, orNull } from './fields.ts'
import { body, data, staff, userOnly } from './http.ts'

const subject = z.strictObject({ kind: z.enum(offerKinds), id })
const names = { name: z.string(), nameHindi: z.string() }

const waiting = {
  id,
  date: dayOut,
  headCount: z.int().openapi({ description: '0 for a pooja' }),
  state: z.enum(['WAITING', 'OFFERED']),
  position: z.int().openapi({ description: 'How many who wait for this day joined until then, with this one' }),
  heldUntil: orNull(instantOut).openapi({ description: 'Until then a place is held' }),
  bookingId: orNull(id).openapi({ description: 'The booking that was paid too late, and gets the place' }),
}

export const ownWaiting = z.object({ ...waiting, subject, ...names }).openapi('OwnWaiting')
export type OwnWaiting = z.infer<typeof ownWaiting>

export const waitingPerson = z
  .object({
    ...waiting,
    joinedAt: instantOut,
    User: z.object({ id, name: z.string(), phoneNumber: z.string() }),
  })
  .openapi('WaitingPerson')
export type WaitingPerson = z.infer<typeof waitingPerson>

const wish = z.strictObject({
  subject,
  date: epochMs,
  headCount: z.int().openapi({ description: '2–11 for a package, 0 for a pooja' }),
})
const fitting = wish.superRefine(({ subject: { kind }, headCount }, context) => {
  const fits = kind === 'POOJA' ? headCount === 0 : headCount >= HEAD_COUNT.least && headCount <= HEAD_COUNT.most
  if (!fits) context.addIssue({ code: 'custom', message: code('HEAD_COUNT_RANGE'), path: ['headCount'] })
})

const ofBooking = z.strictObject({ bookingId: id })

/** The fields of both kinds, so that missing or unknown ones are named. */
const joining = z
  .strictObject({ ...wish.partial().shape, bookingId: id.optional() })
  .transform((sent, context): z.output<typeof ofBooking> | z.output<typeof wish> => {
    const read = (sent.bookingId === undefined ? fitting : ofBooking).safeParse(sent)
    if (read.success) return read.data
    for (const issue of read.error.issues) context.addIssue({ ...issue })
    return z.NEVER
  })
export type Joining = z.output<typeof joining>

export const joinWaiting = defineCall({
  operationId: 'joinWaiting',
  method: 'post',
  path: '/waiting',
  tags: ['Bookings'],
  summary: 'Wait for a place of a full day; a booking that was paid too late waits for the place of its own day',
  description: 'A place that comes free is held for 12 hours as an entry of the cart, and told by email.',
  security: userOnly,
  request: body(joining),
  success: {
    200: data('What waits already', ownWaiting),
    201: data('What waits now', ownWaiting),
  },
  failures: [
    'HEAD_COUNT_RANGE',
    'NOT_FOUND',
    'DATE_OUT_OF_RANGE',
    'OUT_OF_SEASON',
    'ECLIPSE_DAY',
    'DAY_CLOSED',
    'DAY_NOT_FULL',
    'WAITING_FULL',
    'CANCELLED',
  ],
})

export const readWaiting = defineCall({
  operationId: 'readWaiting',
  method: 'get',
  path: '/waiting',
  tags: ['Bookings'],
  summary: 'Read what you wait for, and the places that are held for you',
  security: userOnly,
  success: { 200: data('In the order of the days', z.array(ownWaiting)) },
})

export const leaveWaiting = defineCall({
  operationId: 'leaveWaiting',
  method: 'delete',
  path: '/waiting/{id}',
  tags: ['Bookings'],
  summary: 'Wait no more; a place that is held goes to the next one',
  security: userOnly,
  request: { params: idParam },
  success: { 200: data('What you wait for still', z.array(ownWaiting)) },
  failures: ['NOT_FOUND'],
})

const waitingLink = z
  .object({
    ...names,
    date: dayOut,
    heldUntil: orNull(instantOut).openapi({ description: 'Null where no place is held any more' }),
  })
  .openapi('WaitingLink')
export type WaitingLink = z.infer<typeof waitingLink>

const byLink = { params: z.object({ token: z.string().openapi({ param: { in: 'path', name: 'token' } }) }) }

export const readWaitingLink = defineCall({
  operationId: 'readWaitingLink',
  method: 'get',
  path: '/waiting/link/{token}',
  tags: ['Bookings'],
  summary: 'Read which place the link of an email is about',
  request: byLink,
  success: { 200: data('The held place', waitingLink) },
  failures: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const leaveByLink = defineCall({
  operationId: 'leaveByLink',
  method: 'delete',
  path: '/waiting/link/{token}',
  tags: ['Bookings'],
  summary: 'Give a held place back by the link of its email, without a login; again it changes nothing',
  request: byLink,
  success: { 200: data('Nothing', z.null()) },
  failures: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const readWaitingOf = defineCall({
  operationId: 'readWaitingOf',
  method: 'get',
  path: '/admin/waiting/{id}',
  tags: ['Admin'],
  summary: 'Read who waits for the days of a package or pooja',
  security: staff('CLERK'),
  request: { params: idParam },
  success: { 200: data('By day, in their order', z.array(waitingPerson)) },
  // The error for an address without an id.
  failures: ['NOT_FOUND'],
})

import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { booking } from './booking.ts'
import { driver } from './booking-detail.ts'
import { idParam, instantOut, orNull } from './fields.ts'
import { data, noBody, userOnly } from './http.ts'

export const shareLink = z.object({ url: z.string(), expiresAt: instantOut }).openapi('ShareLink')

/**
 * The content of a shared link: the booking, the amount due on arrival, the driver and the planned position, without data about the
 * payer.
 */
export const sharedBooking = booking
  .pick({
    dateStart: true,
    dateEnd: true,
    headCount: true,
    amountDue: true,
    reference: true,
    status: true,
    ended: true,
    Package: true,
    stops: true,
    vehicle: true,
    hotelClass: true,
    nights: true,
    BookingEvents: true,
  })
  .extend({
    driver: orNull(driver),
    live: orNull(z.object({ index: z.int(), at: orNull(instantOut), text: z.string() })).openapi({
      description: 'The stop of this hour on a day of the journey: when the driver pressed it, or null by plan',
    }),
  })
  .openapi('SharedBooking')
export type SharedBooking = z.infer<typeof sharedBooking>

const tokenParam = z.object({
  token: z
    .string()
    .max(100)
    .openapi({ param: { in: 'path', name: 'token' } }),
})

export const shareBooking = defineCall({
  operationId: 'shareBooking',
  method: 'post',
  path: '/bookings/{id}/share',
  tags: ['Bookings'],
  summary: 'Create a link that shows this booking without a login',
  security: userOnly,
  request: { params: idParam, ...noBody },
  success: { 201: data('The link', shareLink) },
  failures: ['NOT_FOUND'],
})

export const endSharing = defineCall({
  operationId: 'endSharing',
  method: 'delete',
  path: '/bookings/{id}/share',
  tags: ['Bookings'],
  summary: 'Delete all links to this booking',
  security: userOnly,
  request: { params: idParam },
  success: { 200: data('Nothing', z.null()) },
  failures: ['NOT_FOUND'],
})

export const readShared = defineCall({
  operationId: 'readShared',
  method: 'get',
  path: '/shared/{token}',
  tags: ['Bookings'],
  summary: 'Read the booking of a link',
  request: { params: tokenParam },
  success: { 200: data('The booking', sharedBooking) },
  failures: ['NOT_FOUND'],
})

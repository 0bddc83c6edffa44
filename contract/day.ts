import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { dayMark, sheet } from './desk/sheets.ts'
import { id, orNull, rupees } from './fields.ts'
import { body, data, userOrStaff } from './http.ts'
import { photoParam, pictureFile } from './photos.ts'

const params = z.object({
  token: z.string().openapi({ param: { in: 'path', name: 'token' } }),
})
const tags = ['Day']
const failures = ['DAY_LINK_ENDED', 'DAY_LINK_EARLY', 'TOO_MANY_REQUESTS'] as const

export const readDay = defineCall({
  operationId: 'readDay',
  method: 'get',
  path: '/day/{token}',
  tags,
  summary: 'Read the sheet of a link, on its day alone',
  request: { params },
  success: { 200: data('The sheet of the person', sheet) },
  failures: [...failures],
})

export const pressDay = defineCall({
  operationId: 'pressDay',
  method: 'post',
  path: '/day/{token}/acts',
  tags,
  summary: 'Say that a stop is reached, a rite done or cash received; what was pressed without a network comes later',
  request: {
    params,
    ...body(
      z.strictObject({
        id: id.openapi({ description: 'Chosen by the phone: sent again, it changes nothing' }),
        bookingId: id,
        item: z.string().max(60).openapi({ description: '`stop:INDEX`, `pooja:ID`, or `cash`' }),
        at: z.iso.datetime().openapi({ description: 'When it was pressed' }),
        amount: rupees.min(0.01).optional().openapi({ description: 'Of cash, in rupees' }),
      }),
    ),
  },
  success: { 200: data('It was pressed before', orNull(dayMark)), 201: data('What was pressed', orNull(dayMark)) },
  failures: [
    ...failures,
    'NOT_ON_SHEET',
    'MONEY_DECIMALS',
    'CANCELLED',
    'BOOKING_REJECTED',
    'CASH_OVER_DUE',
    'NOT_FOUND',
  ],
})

export const undoPress = defineCall({
  operationId: 'undoPress',
  method: 'post',
  path: '/day/{token}/undo',
  tags,
  summary: 'Take back what was pressed on this day; of cash its receipt is cancelled',
  request: { params, ...body(z.strictObject({ id })) },
  success: { 200: data('Nothing', z.null()) },
  failures: [...failures, 'NOT_FOUND', 'REFUND_SENT'],
})

export const addDayPhoto = defineCall({
  operationId: 'addDayPhoto',
  method: 'post',
  path: '/day/{token}/photos',
  tags,
  summary: 'Send a photo of a stop or rite, which staff and its devotee alone can see; sent again, it changes nothing',
  request: {
    params,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({
            bookingId: id,
            item: z.string().max(60).openapi({ description: '`stop:INDEX` or `pooja:ID`' }),
            at: z.iso.datetime().openapi({ description: 'When it was taken' }),
            file: pictureFile,
          }),
        },
      },
    },
  },
  success: { 200: data('A photo of this was sent before', z.null()), 201: data('It is stored', z.null()) },
  failures: [...failures, 'PHOTOS_NOT_ASKED', 'NOT_ON_SHEET', 'PHOTO_UNREADABLE', 'PHOTO_SENT_BEFORE'],
})

export const readDayPhoto = defineCall({
  operationId: 'readDayPhoto',
  method: 'get',
  path: '/bookings/{id}/photos/{photoId}',
  tags: ['Bookings'],
  summary: 'Download a photo of a stop or rite of an own booking; an admin downloads any',
  security: userOrStaff('CLERK'),
  request: { params: photoParam },
  success: {
    200: {
      description: 'The photo',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  failures: ['NOT_FOUND'],
})

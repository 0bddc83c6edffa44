import { z } from '@hono/zod-openapi'
import { defineCall } from '../call.ts'
import { body, data, list, signedIn, staff } from '../http.ts'
import { code, epochMs, id, page, rupeesOut } from '../fields.ts'
import { role, user } from '../account.ts'
import { booking } from '../booking.ts'

/** Empty, null and missing values all mean "no filter", because forms send empty fields. */
const filter = z.string().trim().max(254).nullish()

export const userFilter = z.strictObject({
  date: z.union([epochMs, z.literal('')]).nullish(),
  email: filter,
  number: filter,
  limit: z.int().min(1).max(100).default(50),
  cursor: z.uuid({ error: code('CURSOR_INVALID') }).nullish(),
})
export type UserFilter = z.output<typeof userFilter>

export const userRow = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    role,
    staffRole: user.shape.staffRole,
    bookingCount: z.int(),
    verified: z.boolean(),
  })
  .openapi('UserRow')
export type UserRow = z.infer<typeof userRow>

export const bookingOfUser = booking
  .extend({
    note: z.string(),
    /** The unpaid amount when the journey was over; 0 before that. */
    amountUnpaid: rupeesOut,
    /** The payment that made the booking: its whole amount, the part for this booking, and the number of its bookings. */
    transfer: z.object({ amount: rupeesOut, part: rupeesOut, bookings: z.int() }),
  })
  .openapi('BookingOfUser')
export type BookingOfUser = z.infer<typeof bookingOfUser>

const userIdParam = z.object({ userId: z.uuid().openapi({ param: { in: 'path', name: 'userId' } }) })

export const isAdmin = defineCall({
  operationId: 'isAdmin',
  method: 'get',
  path: '/admin/isAdmin',
  tags: ['Admin'],
  summary: 'Check that a token belongs to an admin',
  security: signedIn,
  success: { 200: data('True or false', z.boolean()) },
})

export const findUsers = defineCall({
  operationId: 'findUsers',
  method: 'post',
  path: '/admin/user/all',
  tags: ['Admin'],
  summary: 'List users, newest first, with filters',
  security: staff('CLERK'),
  request: body(userFilter),
  success: { 200: list('Users', userRow) },
  failures: ['CURSOR_INVALID'],
})

export const readUser = defineCall({
  operationId: 'readUser',
  method: 'get',
  path: '/admin/user/{userId}',
  tags: ['Admin'],
  summary: 'Read a user and their bookings, newest first',
  security: staff('CLERK'),
  request: { params: userIdParam, query: page },
  success: {
    200: {
      description: 'The user and their bookings',
      content: {
        'application/json': {
          schema: z.object({
            data: z.object({ user, bookings: z.array(bookingOfUser) }),
            nextCursor: z.string().nullable(),
          }),
        },
      },
    },
  },
  failures: ['CURSOR_INVALID', 'NOT_FOUND'],
})

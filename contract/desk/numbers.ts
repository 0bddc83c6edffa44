import { z } from '@hono/zod-openapi'
import { defineCall } from '../call.ts'
import { dayOut, orNull, rupeesOut } from '../fields.ts'
import { data, staff } from '../http.ts'
import { filedMonth } from './accounts.ts'

/** The largest number of weeks in a request. */
export const MOST_WEEKS = 52

const week = dayOut.openapi({ description: 'The Monday of a week in Asia/Kolkata' })
const city = z.string().openapi({ description: 'The `key` of a city' })
const rupeesBothWays = z.number().openapi({ description: 'Rupees; negative if more went out than came in' })

const bookingsCell = z.object({
  week,
  city,
  bookings: z.int().openapi({ description: 'Made in this week and not cancelled since' }),
  cancelled: z.int().openapi({ description: 'Made in this week and cancelled since' }),
})

const revenueCell = z.object({
  week,
  city,
  received: rupeesBothWays.openapi({ description: 'Verified in this week, less what was revoked in it' }),
  refunded: rupeesOut,
  revenue: rupeesBothWays.openapi({ description: '`received` less `refunded`' }),
})

const hours = orNull(z.number().min(0)).openapi({
  description: 'Hours with one decimal; null without a verified payment',
})

const verificationTimes = z.object({
  verified: z.int().openapi({ description: 'Payments submitted in this time that are verified' }),
  median: hours,
  slowest: hours.openapi({ description: 'The 90th percentile in hours: nine of ten were verified within this time' }),
  inTime: z.int().openapi({ description: 'Verified within the promised 24 hours' }),
  overdue: z.int().openapi({ description: 'Still waiting after the promised 24 hours' }),
  percentInTime: orNull(z.int().min(0).max(100)).openapi({ description: '`inTime` of `verified` and `overdue`' }),
})
export type VerificationTimes = z.infer<typeof verificationTimes>

export const deskNumbers = z
  .object({
    weeks: z.array(week),
    today: dayOut,
    cities: z.array(z.object({ key: z.string(), name: z.string(), nameHindi: z.string() })),
    bookings: z.array(bookingsCell).openapi({ description: 'A value for each week and city' }),
    revenue: z.array(revenueCell).openapi({ description: 'A value for each week and city' }),
    writtenOff: rupeesOut.openapi({ description: 'Written off in these weeks and not paid since' }),
    filed: z.array(filedMonth),
    verification: z.object({ all: verificationTimes, weeks: z.array(verificationTimes.extend({ week })) }),
  })
  .openapi('DeskNumbers')
export type DeskNumbers = z.infer<typeof deskNumbers>

const query = z.object({
  weeks: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(MOST_WEEKS))
    .default(12)
    .openapi({ type: 'integer', minimum: 1, maximum: MOST_WEEKS, default: 12 }),
})

export const readNumbers = defineCall({
  operationId: 'readNumbers',
  method: 'get',
  path: '/admin/numbers',
  tags: ['Admin'],
  summary: 'Bookings, revenue and the time to verification of the last weeks, this one included',
  security: staff('CLERK'),
  request: { query },
  success: { 200: data('The numbers', deskNumbers) },
})

/** The figure that each file contains. */
export const figureOf = {
  'bookings.csv': 'bookings',
  'revenue.csv': 'revenue',
  'verification.csv': 'verification',
} as const
export type NumberFigure = (typeof figureOf)[keyof typeof figureOf]
const files = Object.keys(figureOf) as (keyof typeof figureOf)[]

export const readNumbersFile = defineCall({
  operationId: 'readNumbersFile',
  method: 'get',
  path: '/admin/numbers/{file}',
  tags: ['Admin'],
  summary: 'Download one of the numbers as CSV, with headings in the language of Accept-Language',
  security: staff('CLERK'),
  request: { params: z.object({ file: z.enum(files).openapi({ param: { in: 'path', name: 'file' } }) }), query },
  success: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } },
  failures: ['NOT_FOUND'],
})

import { z } from '@hono/zod-openapi'
import { hasDay } from '../domain/calendar-day.ts'
import { hasAtMostTwoDecimals } from '../domain/money.ts'
import type { ErrorCode } from './errors.ts'

/** A code of the error table as a schema's message: the server turns it into words and into the failure's code. */
export const code = (name: ErrorCode): ErrorCode => name

export const id = z.uuid().openapi({ description: 'UUIDv7' })
export const idParam = z.object({ id: z.uuid().openapi({ param: { in: 'path', name: 'id' } }) })

/** Rupees with at most two decimals. */
export const rupees = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine(hasAtMostTwoDecimals, code('MONEY_DECIMALS'))
  .openapi({ description: 'Rupees, at most two decimals' })

export const rupeesOut = z.number().min(0).openapi({ description: 'Rupees, at most two decimals' })

/** An instant that stands for its calendar day in Asia/Kolkata. */
export const epochMs = z
  .number()
  .refine(hasDay)
  .openapi({ description: 'Epoch milliseconds; stands for that day in Asia/Kolkata' })

export const dayOut = z.iso.date().openapi({ description: 'A day in Asia/Kolkata, YYYY-MM-DD' })
export const instantOut = z.iso.datetime().openapi({ description: 'An instant, ISO 8601 in UTC' })

/** A schema with a name of its own, or null: `.nullable()` of it would lose the null in the OpenAPI document. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()])

export const line = (most: number) => z.string().trim().min(1).max(most)

export const email = z.string().trim().max(254).pipe(z.email())

const whole = /^[0-9]{1,9}$/
/** Where in a growing list to go on, and how many to take. */
export const page = z.object({
  limit: z
    .string()
    .regex(whole)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50)
    .openapi({ type: 'integer', minimum: 1, maximum: 100, default: 50 }),
  cursor: z
    .uuid({ error: code('CURSOR_INVALID') })
    .optional()
    .openapi({ description: 'nextCursor of the page before' }),
})
export type Page = z.output<typeof page>

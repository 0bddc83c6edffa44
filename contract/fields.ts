import { z } from '@hono/zod-openapi'
import { hasDay } from '../domain/calendar-day.ts'
import { hasAtMostTwoDecimals } from '../domain/money.ts'
import { changesDirection, inPlainLines, inSingleLine } from '../domain/single-line.ts'
import type { ErrorCode } from './errors.ts'

/** Uses an error code as the message of a schema. The server replaces the code by a text. */
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
  .openapi({ description: 'Epoch milliseconds; means the day in Asia/Kolkata' })

export const dayOut = z.iso.date().openapi({ description: 'A day in Asia/Kolkata, YYYY-MM-DD' })
export const instantOut = z.iso.datetime().openapi({ description: 'An instant, ISO 8601 in UTC' })

/** A named schema or null. With `.nullable()`, the OpenAPI document would lose the null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()])

export const line = (most: number) => z.string().trim().min(1).max(most)

/**
 * A name that others read: line breaks and control characters become blanks, and characters that change the direction of writing
 * are refused.
 */
export const nameText = (text = z.string()) =>
  text
    .overwrite(inSingleLine)
    .trim()
    .refine((name) => !changesDirection(name), code('BAD_TEXT'))

/** Names on several lines. The rules of `nameText` apply to each line. */
export const nameLines = () =>
  z
    .string()
    .overwrite(inPlainLines)
    .refine((names) => !changesDirection(names), code('BAD_TEXT'))

export const email = z.string().trim().max(254).pipe(z.email())

const whole = /^[0-9]{1,9}$/
/** The position in a list, and the number of items to return. */
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
    .openapi({ description: 'nextCursor of the previous page' }),
})
export type Page = z.output<typeof page>

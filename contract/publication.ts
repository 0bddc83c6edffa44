import { z } from '@hono/zod-openapi'
import { publicationStatuses } from '../domain/publication.ts'
import { defineCall } from './call.ts'
import { body, data, staff } from './http.ts'
import { code, id, idParam, page } from './fields.ts'

export const key = z.string().min(1).max(200).openapi({ description: 'The security key' })

export const beforeText = 'What the editor read before the edit. If something else is stored now, the edit is refused.'

/** The state, which only staff read and an edit may set; if it is left out, it stays as it is. */
export const staffFields = {
  status: z.enum(publicationStatuses).optional().openapi({ description: 'Only in answers to an ADMIN' }),
}

/** A call that publishes, withdraws or hides a city or an offer. */
export const statusCall = <Name extends string, Path extends string, Answer extends z.ZodType>(
  operationId: Name,
  path: Path,
  { tag, what, answer }: { tag: string; what: string; answer: Answer },
) =>
  defineCall({
    operationId,
    method: 'post',
    path,
    tags: [tag],
    summary: `Publish or withdraw ${what}, with the security key`,
    security: staff('EDITOR'),
    request: { params: idParam, ...body(z.strictObject({ status: z.enum(publicationStatuses), key })) },
    success: { 200: data('As it is now', answer) },
    failures: ['BAD_KEY', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })

/** All ids of a list in their new order. */
export const order = z
  .array(id)
  .min(1)
  .max(500)
  .refine((ids) => new Set(ids).size === ids.length, 'DUPLICATE_IDS')

/** The position in the list is the number of an offer in its city, and its id. */
export const offersPage = page.extend({
  cursor: z
    .string()
    .regex(/^\d{1,9}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, code('CURSOR_INVALID'))
    .optional()
    .openapi({ description: 'nextCursor of the previous page' }),
})
export type OffersPage = z.output<typeof offersPage>

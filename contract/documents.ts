import { z } from '@hono/zod-openapi'
import { documentKinds } from '../domain/document.ts'
import { defineCall } from './call.ts'
import { userOrStaff } from './http.ts'

export const documentKind = z.enum(documentKinds)

const params = z.object({
  id: z.uuid().openapi({ param: { in: 'path', name: 'id' } }),
  kind: documentKind.openapi({ param: { in: 'path', name: 'kind' } }),
})
const file = z.string().openapi({ format: 'binary' })

export const readDocument = defineCall({
  operationId: 'readDocument',
  method: 'get',
  path: '/bookings/{id}/papers/{kind}',
  tags: ['Bookings'],
  summary: 'Download a document of an own booking in the language of Accept-Language; an admin downloads any',
  security: userOrStaff('CLERK'),
  request: {
    params,
    query: z.object({
      serial: z
        .string()
        .max(16)
        .optional()
        .openapi({ description: 'Which of several documents of this kind; by default the last' }),
    }),
  },
  success: {
    200: {
      description: 'The document',
      content: { 'application/pdf': { schema: file }, 'text/calendar': { schema: file } },
    },
  },
  failures: ['NOT_FOUND', 'NOT_YET', 'TOO_MANY_REQUESTS', 'TOO_MANY_DOCUMENTS'],
})

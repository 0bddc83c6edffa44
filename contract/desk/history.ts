import { z } from '@hono/zod-openapi'
import { defineCall } from '../call.ts'
import { id, idParam, page } from '../fields.ts'
import { body, data, list, staff } from '../http.ts'
import { key } from '../publication.ts'
import { auditEntry } from './audit.ts'

const historyEntry = auditEntry.extend({
  canUndo: z.boolean().openapi({ description: 'It changed texts, amounts or the state, which can be brought back' }),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const readHistory = defineCall({
  operationId: 'readHistory',
  method: 'get',
  path: '/admin/history/{id}',
  tags: ['Catalogue'],
  summary: 'List the changes of a city, package or pooja, newest first',
  security: staff('EDITOR'),
  request: { params: idParam, query: page },
  success: { 200: list('The changes', historyEntry) },
  failures: ['NOT_FOUND', 'CURSOR_INVALID'],
})

export const undoChange = defineCall({
  operationId: 'undoChange',
  method: 'post',
  path: '/admin/history/{id}/undo',
  tags: ['Catalogue'],
  summary:
    'Bring back what a change replaced, as a new change, with the security key. Refused if it was changed again since',
  security: staff('EDITOR'),
  request: { params: idParam, ...body(z.strictObject({ entryId: id, key })) },
  success: { 200: data('Nothing', z.null()) },
  failures: ['BAD_KEY', 'NOT_FOUND', 'CHANGED_SINCE', 'CITY_UNKNOWN', 'CITY_TAKEN', 'TOO_MANY_REQUESTS'],
})

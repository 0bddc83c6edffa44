import { z } from '@hono/zod-openapi'
import { listNames } from '../../domain/desk-list.ts'
import { defineCall } from '../call.ts'
import { id, orNull, page } from '../fields.ts'
import { list, staff } from '../http.ts'

const param = z.object({ list: z.enum(listNames).openapi({ param: { in: 'path', name: 'list' } }) })
const filter = z.string().max(40).optional()
const day = z.iso.date().optional()

const query = z.object({
  search: z.string().trim().max(100).optional().openapi({
    description: 'A name in either script, a phone number, an email, a UTR, a booking code; of feedback also its words',
  }),
  status: filter,
  city: filter,
  purpose: filter,
  kind: filter,
  role: filter,
  rating: filter,
  from: day.openapi({
    description: 'The first day: of the journey, of the payment, of the document, of the registration, of the feedback',
  }),
  to: day.openapi({ description: 'The last day' }),
  sort: z
    .string()
    .max(40)
    .optional()
    .openapi({ description: 'A column by which the list can be sorted; with a minus before it, the greatest first' }),
})
export type DeskListFilter = z.output<typeof query>

export const deskRow = z
  .object({
    id,
    userId: id,
    bookingId: orNull(id).openapi({ description: 'The booking of the row, or the first one of the payment' }),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).openapi({
      description: 'By column: rupees and counts as numbers, days as YYYY-MM-DD, instants in ISO 8601, states as codes',
    }),
  })
  .openapi('DeskRow')
export type DeskRow = z.infer<typeof deskRow>

export const readDeskList = defineCall({
  operationId: 'readDeskList',
  method: 'get',
  path: '/admin/lists/{list}',
  tags: ['Admin'],
  summary: 'List bookings, payments, documents, people or feedback with search, filters and a sort',
  security: staff('CLERK'),
  request: { params: param, query: query.extend({ limit: page.shape.limit, cursor: z.string().max(1000).optional() }) },
  success: { 200: list('Rows', deskRow) },
  failures: ['CURSOR_INVALID', 'NOT_FOUND'],
})

const file = z.string().openapi({ format: 'binary' })
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const exportDeskList = defineCall({
  operationId: 'exportDeskList',
  method: 'get',
  path: '/admin/lists/{list}/export',
  tags: ['Admin'],
  summary: 'Download all rows of a list in the language of Accept-Language; no cell is a formula',
  security: staff('CLERK'),
  request: {
    params: param,
    query: query.extend({
      format: z.enum(['csv', 'xlsx']),
      columns: z.string().max(500).optional().openapi({ description: 'Names of columns, separated by commas' }),
    }),
  },
  success: {
    200: { description: 'The rows', content: { 'text/csv': { schema: file }, [XLSX]: { schema: file } } },
  },
  failures: ['NOT_FOUND'],
})

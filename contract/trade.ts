import { z } from '@hono/zod-openapi'
import { tradeKinds } from '../domain/trade.ts'
import { defineCall } from './call.ts'
import { XLSX } from './desk/lists.ts'
import { dayOut, id, idParam, instantOut, orNull, page, rupeesOut } from './fields.ts'
import { adminOnly, data, list, noBody } from './http.ts'

const kind = z.enum(tradeKinds)
const upload = {
  kind,
  file: z
    .custom<File>((value) => value instanceof File)
    .openapi({ type: 'string', format: 'binary', description: 'CSV or XLSX with the columns of the template' }),
}

export const plannedRow = z
  .object({
    line: z.int().openapi({ description: 'Of the file' }),
    act: z.enum(['ADD', 'SAME', 'WRONG']),
    reference: z.string().openapi({ description: 'The operator’s own; empty for people' }),
    name: z.string(),
    isNew: z.boolean().openapi({ description: 'Of a booking: its devotee is not known yet' }),
    offer: z.string().openapi({ description: 'In the language of the answer' }),
    date: orNull(dayOut),
    price: orNull(rupeesOut),
    paid: orNull(rupeesOut),
    errors: z.array(z.object({ field: z.string().openapi({ description: 'The column' }), message: z.string() })),
    warnings: z.array(z.string()),
  })
  .openapi('PlannedTradeRow')
export type PlannedRow = z.infer<typeof plannedRow>

export const tradePlan = z.object({
  counts: z.object({ add: z.int(), same: z.int(), wrong: z.int(), newDevotees: z.int() }),
  price: rupeesOut.openapi({ description: 'Of all rows that would be added' }),
  paid: rupeesOut,
  rows: z.array(plannedRow).openapi({ description: 'All of them, but of the wrong ones the first hundred' }),
  unread: z.array(z.string()).openapi({ description: 'Columns with content that are not read' }),
  digest: z.string().openapi({ description: 'Of what the import would do; the import itself must have the same' }),
})
export type TradePlan = z.infer<typeof tradePlan>

export const tradeImport = z
  .object({
    id,
    kind,
    fileName: z.string(),
    rows: z.int(),
    at: instantOut,
    by: z.string(),
    undone: orNull(z.object({ at: instantOut, by: z.string() })),
    kept: z.int().openapi({ description: 'What an undo has left, because something had happened to it' }),
  })
  .openapi('TradeImport')
export type TradeImport = z.infer<typeof tradeImport>

const kept = z.object({
  line: z.int(),
  reference: z.string(),
  name: z.string(),
  bookingId: orNull(id),
  reason: z.string(),
})
export type Kept = z.infer<typeof kept>

const tags = ['Admin']
const fileFailures = ['TRADE_FILE_UNREADABLE', 'TRADE_COLUMNS_MISSING', 'TRADE_FILE_LONG'] as const
const content = z.string().openapi({ format: 'binary' })

export const listTradeImports = defineCall({
  operationId: 'listTradeImports',
  method: 'get',
  path: '/admin/imports',
  tags,
  summary: 'List the imports of an earlier trade, newest first',
  security: adminOnly,
  request: { query: page },
  success: { 200: list('Imports', tradeImport) },
  failures: ['CURSOR_INVALID'],
})

export const readTradeTemplate = defineCall({
  operationId: 'readTradeTemplate',
  method: 'get',
  path: '/admin/imports/template',
  tags,
  summary: 'Download an empty file with the columns of an import and one invented row',
  security: adminOnly,
  request: { query: z.object({ kind, format: z.enum(['csv', 'xlsx']) }) },
  success: {
    200: { description: 'The file', content: { 'text/csv': { schema: content }, [XLSX]: { schema: content } } },
  },
})

export const previewTrade = defineCall({
  operationId: 'previewTrade',
  method: 'post',
  path: '/admin/imports/preview',
  tags,
  summary: 'Read a file of an earlier trade, and say for each row what an import would do. Nothing is written',
  security: adminOnly,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: z.strictObject(upload) } } } },
  success: { 200: data('What an import would do', tradePlan) },
  failures: fileFailures,
})

export const importTrade = defineCall({
  operationId: 'importTrade',
  method: 'post',
  path: '/admin/imports',
  tags,
  summary: 'Import a file of an earlier trade, all rows or none. Rows that were imported before change nothing',
  security: adminOnly,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({
            ...upload,
            digest: z.string().max(64),
            tell: z.enum(['true', 'false']).default('false').openapi({
              description: 'Whether devotees of coming journeys who have an email get one',
            }),
          }),
        },
      },
    },
  },
  success: {
    200: data('Nothing is new', z.null()),
    201: data('The import', tradeImport),
  },
  failures: [...fileFailures, 'TRADE_FILE_WRONG', 'TRADE_FILE_CHANGED'],
})

export const undoTrade = defineCall({
  operationId: 'undoTrade',
  method: 'post',
  path: '/admin/imports/{id}/undo',
  tags,
  summary: 'Undo an import as one act. What something has happened to since stays, and is named',
  security: adminOnly,
  request: { params: idParam, ...noBody },
  success: { 200: data('What was undone and what stays', z.object({ undone: z.int(), kept: z.array(kept) })) },
  failures: ['NOT_FOUND', 'TRADE_UNDONE'],
})

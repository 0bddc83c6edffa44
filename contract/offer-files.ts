import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { XLSX } from './desk/lists.ts'
import { data, staff } from './http.ts'
import { key } from './publication.ts'

/** The largest file of offers, in bytes, and the largest number of its offers. */
export const OFFER_FILE_LIMIT = 4 * 1024 * 1024
export const MOST_OFFERS = 1000

const offersFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary', description: 'CSV or XLSX with the headings of the export' })

export const plannedOffer = z
  .object({
    line: z.int().openapi({ description: 'Of the file' }),
    name: z.string(),
    act: z.enum(['ADD', 'CHANGE', 'SAME', 'WRONG']),
    changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    errors: z.array(z.string()),
  })
  .openapi('PlannedOffer')
export type PlannedOffer = z.infer<typeof plannedOffer>

const plan = z.object({
  rows: z.array(plannedOffer),
  digest: z.string().openapi({ description: 'Of what the import would do; the import itself must have the same' }),
})
export type OfferPlan = z.infer<typeof plan>

const fileFailures = ['OFFERS_FILE_UNREADABLE', 'OFFERS_FILE_LONG'] as const
const content = z.string().openapi({ format: 'binary' })

export const exportOffers = defineCall({
  operationId: 'exportOffers',
  method: 'get',
  path: '/admin/offers/export',
  tags: ['Catalogue'],
  summary: 'Download all packages and poojas, or those of a city, with both languages; no cell is a formula',
  security: staff('EDITOR'),
  request: {
    query: z.object({
      format: z.enum(['csv', 'xlsx']),
      city: z.string().max(80).optional().openapi({ description: 'Its slug' }),
    }),
  },
  success: {
    200: { description: 'The offers', content: { 'text/csv': { schema: content }, [XLSX]: { schema: content } } },
  },
})

export const previewOffers = defineCall({
  operationId: 'previewOffers',
  method: 'post',
  path: '/admin/offers/preview',
  tags: ['Catalogue'],
  summary:
    'Read a file of offers, and say for each row what an import would change and what is wrong. Nothing is written',
  security: staff('EDITOR'),
  request: {
    body: { required: true, content: { 'multipart/form-data': { schema: z.strictObject({ file: offersFile }) } } },
  },
  success: { 200: data('What an import would do', plan) },
  failures: fileFailures,
})

export const importOffers = defineCall({
  operationId: 'importOffers',
  method: 'post',
  path: '/admin/offers/import',
  tags: ['Catalogue'],
  summary: 'Import a file of offers, all rows or none, with the security key. A new offer is a draft',
  security: staff('EDITOR'),
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: z.strictObject({ file: offersFile, key, digest: z.string().max(64) }) },
      },
    },
  },
  success: { 200: data('How many offers were added and changed', z.object({ added: z.int(), changed: z.int() })) },
  failures: [...fileFailures, 'OFFERS_FILE_WRONG', 'OFFERS_FILE_CHANGED', 'BAD_KEY', 'TOO_MANY_REQUESTS'],
})

import { z } from '@hono/zod-openapi'
import { type AccountFile, accountFiles } from '../../domain/account-file.ts'
import { defineCall } from '../call.ts'
import { staff } from '../http.ts'
import { XLSX } from './lists.ts'

export const contentTypeOf = (file: AccountFile): string =>
  file.endsWith('.csv')
    ? 'text/csv; charset=utf-8'
    : file.endsWith('.xlsx')
      ? XLSX
      : `application/${file.split('.')[1]}`

const content = { schema: z.string() }

export const readAccounts = defineCall({
  operationId: 'readAccounts',
  method: 'get',
  path: '/admin/accounts/{file}',
  tags: ['Admin'],
  summary:
    'Download the money, the journal, the vouchers for Tally, GSTR-1 or GSTR-3B of a month, or a check of its documents',
  security: staff('CLERK'),
  request: {
    params: z.object({ file: z.enum(accountFiles).openapi({ param: { in: 'path', name: 'file' } }) }),
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  },
  success: {
    200: {
      description: 'The file',
      content: {
        'text/csv': content,
        'application/xml': content,
        [XLSX]: { schema: z.string().openapi({ format: 'binary' }) },
        'application/json': { schema: z.record(z.string(), z.unknown()) },
      },
    },
  },
  failures: ['NOT_FOUND'],
})

import { z } from '@hono/zod-openapi'
import { type AccountFile, accountFiles } from '../../domain/account-file.ts'
import { defineCall } from '../call.ts'
import { dayOut, line } from '../fields.ts'
import { adminOnly, body, data, staff } from '../http.ts'
import { XLSX } from './lists.ts'

export const contentTypeOf = (file: AccountFile): string =>
  file.endsWith('.csv')
    ? 'text/csv; charset=utf-8'
    : file.endsWith('.xlsx')
      ? XLSX
      : `application/${file.split('.')[1]}`

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

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
    query: z.object({ month }),
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

type MoneyOfWay = { opening: number; received: number; refunded: number; counted: number; closing: number }

/** A day of the day book, or its whole month; amounts in rupees. The ways are UPI or IMPS, bank, cash, in this order. */
export type BookDay = {
  day: string
  /** `counted` is cash that was counted: it is no longer in hand. */
  ways: [MoneyOfWay, MoneyOfWay, MoneyOfWay]
  /** What imported files of the bank say, and by how much it is more than in the books; null for a day that is in no file. */
  bank: { received: number; refunded: number; moreReceived: number; moreRefunded: number } | null
}
/** The content of `day-book.json`: the days with money or with a file of the bank. */
export type DayBook = { days: BookDay[]; month: BookDay }

export const filedMonth = z
  .object({
    month: z.string().openapi({ description: 'YYYY-MM' }),
    filedOn: dayOut.openapi({ description: 'The day of the mark in Asia/Kolkata' }),
    by: z.string(),
  })
  .openapi('FiledMonth')
export type FiledMonth = z.infer<typeof filedMonth>

export const fileMonth = defineCall({
  operationId: 'fileMonth',
  method: 'post',
  path: '/admin/accounts/filed',
  tags: ['Admin'],
  summary: 'Mark the returns of a past month as filed, or take the mark back with a reason',
  security: adminOnly,
  request: body(
    z.strictObject({
      month,
      undo: line(200)
        .min(1)
        .optional()
        .openapi({ description: 'Why the mark is taken back; left out to set the mark' }),
    }),
  ),
  success: { 200: data('The filed months, newest first', z.array(filedMonth)) },
  failures: ['MONTH_NOT_OVER'],
})

import { z } from '@hono/zod-openapi'
import { rowKinds, rowReasons } from '../domain/statement/row-kinds.ts'
import { skipReasons } from '../domain/statement/read-rows.ts'
import { questions } from '../domain/statement/read-statement.ts'
import { defineCall } from './call.ts'
import { code, dayOut, id, idParam, orNull, rupeesOut } from './fields.ts'
import { data, list, staff } from './http.ts'

/** The largest file of a statement, in bytes. */
export const STATEMENT_LIMIT = 10 * 1024 * 1024

const column = z.int().min(1).max(200)

export const columns = z
  .strictObject({
    header: z.int().min(1).max(50_000).openapi({ description: 'The line of the headings' }),
    date: column,
    text: z.array(column).max(20).openapi({ description: 'Narration and reference numbers' }),
    debit: orNull(column),
    credit: orNull(column),
    amount: orNull(column).openapi({ description: 'One column for both sides' }),
    side: orNull(column).openapi({ description: 'Tells Cr or Dr of `amount`' }),
    order: z.enum(['DAY_FIRST', 'MONTH_FIRST']).optional().openapi({ description: 'Answers DATE_ORDER' }),
    swapped: z
      .boolean()
      .optional()
      .openapi({ description: 'Answers SIDE_DISPUTED: Cr is money that left the account' }),
  })
  .refine(({ credit, amount }) => (credit === null) !== (amount === null))
  .openapi('StatementColumns', { description: 'Where the values stand. Lines and columns are counted from 1.' })

export const counts = z
  .object({
    exact: z.int(),
    review: z.int(),
    unknown: z.int(),
    outgoing: z.int(),
    seen: z.int(),
    unreadable: z.int(),
  })
  .openapi('StatementCounts')

const sum = z.object({ rows: z.int(), sum: rupeesOut })

export const question = z.enum(questions).openapi('StatementQuestion', {
  description: 'What only a person can say; until then no row that it concerns is EXACT',
})

export const summary = z
  .object({
    rows: z.int(),
    skipped: z.record(z.enum(skipReasons), z.int()).openapi({ description: 'Lines that are no rows' }),
    credits: sum,
    debits: sum,
    opening: orNull(z.number()),
    closing: orNull(z.number()),
    addsUp: orNull(z.boolean()).openapi({
      description:
        'Whether opening balance, credits and debits make the closing balance; null if the file does not name both',
    }),
    breaks: z.array(z.int()).openapi({ description: 'The first lines at which the running balance does not fit' }),
    questions: z.array(question),
  })
  .openapi('StatementSummary')

export const statement = z
  .object({
    id,
    name: z.string(),
    from: orNull(dayOut),
    to: orNull(dayOut),
    columns: orNull(columns).openapi({ description: 'Null for alerts' }),
    counts,
    summary: orNull(summary).openapi({
      description: 'Null for an import of an earlier release and for alerts of the mailbox',
    }),
  })
  .openapi('Statement')
export type Statement = z.infer<typeof statement>

export const statementRow = z
  .object({
    line: z.int().openapi({ description: 'The line of the file, counted from 1' }),
    date: orNull(dayOut),
    amount: orNull(z.number()).openapi({ description: 'Rupees; negative: money that left the account' }),
    text: z.string(),
    kind: z.enum(rowKinds),
    reasons: z.array(z.enum(rowReasons)),
    payments: z.array(z.object({ id, reference: z.string(), refNo: orNull(z.string()), amountPaid: rupeesOut })),
  })
  .openapi('StatementRow')
export type StatementRow = z.infer<typeof statementRow>

export const statementFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' })

/** The password of a file that the bank has locked; it is used once and not stored. */
export const password = z.string().min(1).max(255).openapi({ description: 'Opens a locked file; it is not stored' })

/** The error of a file. */
export const fileFailures = [
  'STATEMENT_UNREADABLE',
  'STATEMENT_LOCKED',
  'STATEMENT_PASSWORD_WRONG',
  'STATEMENT_SCANNED',
  'STATEMENT_TOO_LONG',
] as const

/** Corrected columns come as JSON in a field of the form. */
const columnsField = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .pipe(columns)
  .openapi({ type: 'string', description: 'JSON of StatementColumns, which corrects the guess' })

export const uploadStatement = defineCall({
  operationId: 'uploadStatement',
  method: 'post',
  path: '/statements',
  tags: ['Statements'],
  summary: 'Import a bank statement (CSV, XLSX, XLS, HTML, PDF, CAMT.053 or MT940) and match its rows with payments',
  security: staff('CLERK'),
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({
            file: statementFile,
            columns: columnsField.optional(),
            password: password.optional(),
          }),
        },
      },
    },
  },
  success: { 201: data('The statement', statement) },
  failures: [...fileFailures],
})

const lineCursor = z
  .string()
  .regex(/^[0-9]{1,9}$/, code('CURSOR_INVALID'))
  .transform(Number)

/** The position in the rows of a statement, and the number of rows to return. */
export const rowPage = z.object({
  limit: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(500))
    .default(100)
    .openapi({ type: 'integer', minimum: 1, maximum: 500, default: 100 }),
  cursor: lineCursor.optional().openapi({ type: 'string', description: 'nextCursor of the previous page' }),
})

export const readStatementRows = defineCall({
  operationId: 'readStatementRows',
  method: 'get',
  path: '/statements/{id}/rows',
  tags: ['Statements'],
  summary: 'List the rows of a statement in the order of its lines',
  security: staff('CLERK'),
  request: {
    params: idParam,
    query: rowPage.extend({ kind: z.enum(rowKinds).optional() }),
  },
  success: { 200: list('Rows', statementRow) },
  failures: ['NOT_FOUND', 'CURSOR_INVALID'],
})

import { z } from '@hono/zod-openapi'
import { rowKinds } from '../../domain/statement/row-kinds.ts'
import { standings } from '../../domain/statement/missing.ts'
import { statementSources } from '../../domain/statement/source.ts'
import { defineCall } from '../call.ts'
import { dayOut, id, idParam, instantOut, orNull, page, rupeesOut } from '../fields.ts'
import { data, list, staff } from '../http.ts'
import { namedPayment } from '../named-payment.ts'
import {
  columns,
  counts,
  fileFailures,
  password,
  question,
  rowPage,
  statementFile,
  statementRow,
  summary,
} from '../statement.ts'
import { statementJob } from '../statement-job.ts'

/** The desk's views of imported statements. The calls of the import itself are in another file. */

export const statementPreview = z
  .object({
    columns: orNull(columns),
    lines: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })).openapi({
      description: 'The first lines of the file as they are, with their headings',
    }),
    questions: z.array(question).optional(),
  })
  .openapi('StatementPreview')
export type StatementPreview = z.infer<typeof statementPreview>

export const statementItem = z
  .object({
    id,
    name: z.string(),
    source: z.enum(statementSources),
    from: orNull(dayOut),
    to: orNull(dayOut),
    createdAt: instantOut,
    createdBy: orNull(z.string()),
    undoneAt: orNull(instantOut),
    rows: z.int(),
    verified: z.int().openapi({ description: 'How many payments this import has verified and not taken back' }),
    left: z.int().openapi({ description: 'Exact rows and rows to look at that still need somebody' }),
  })
  .openapi('StatementItem')
export type StatementItem = z.infer<typeof statementItem>

export const statementAtDesk = statementItem
  .extend({
    columns: orNull(columns),
    counts,
    summary: orNull(summary),
    toVerify: z.int().openapi({ description: 'Exact rows whose payment is not verified yet' }),
    toReview: z.int().openapi({ description: 'Rows to look at that still need somebody' }),
    missing: z.object({ proposed: z.int(), alerted: z.int(), waiting: z.int() }),
    job: orNull(statementJob),
  })
  .openapi('StatementAtDesk')
export type StatementAtDesk = z.infer<typeof statementAtDesk>

const paymentOfRow = namedPayment.extend({
  bookings: z.int().openapi({ description: 'How many bookings the payment is for' }),
})
export type PaymentOfRow = z.infer<typeof paymentOfRow>

const refundOfRow = z.object({
  id,
  reference: z.string(),
  refNo: orNull(z.string()),
  amount: rupeesOut,
  sentAt: orNull(instantOut),
  name: z.string(),
  bookingId: id,
})
export type RefundOfRow = z.infer<typeof refundOfRow>

export const statementLine = statementRow
  .extend({
    verified: z.boolean().openapi({ description: 'Whether this import verified the payment' }),
    payments: z.array(paymentOfRow),
    refunds: z.array(refundOfRow),
  })
  .openapi('StatementLine')
export type StatementLine = z.infer<typeof statementLine>

export const missingPayment = namedPayment
  .extend({ createdAt: instantOut, submittedAt: instantOut })
  .openapi('MissingPayment')
export type MissingPayment = z.infer<typeof missingPayment>

export const previewStatement = defineCall({
  operationId: 'previewStatement',
  method: 'post',
  path: '/statements/preview',
  tags: ['Statements'],
  summary: 'Read the columns and the first lines of a file without importing it',
  security: staff('CLERK'),
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: z.strictObject({ file: statementFile, password: password.optional() }) },
      },
    },
  },
  success: { 200: data('The columns that an import would use, or null if they cannot be guessed', statementPreview) },
  failures: [...fileFailures],
})

export const readStatements = defineCall({
  operationId: 'readStatements',
  method: 'get',
  path: '/statements',
  tags: ['Statements'],
  summary: 'List imported statements, newest first',
  security: staff('CLERK'),
  request: { query: page },
  success: { 200: list('Statements', statementItem) },
  failures: ['CURSOR_INVALID'],
})

export const readStatement = defineCall({
  operationId: 'readStatement',
  method: 'get',
  path: '/statements/{id}',
  tags: ['Statements'],
  summary: 'Read a statement: its rows by kind, what it verified, and which payments are not on it',
  security: staff('CLERK'),
  request: { params: idParam },
  success: { 200: data('The statement', statementAtDesk) },
  failures: ['NOT_FOUND'],
})

export const readStatementLines = defineCall({
  operationId: 'readStatementLines',
  method: 'get',
  path: '/statements/{id}/lines',
  tags: ['Statements'],
  summary: 'List the rows of a statement with names, states and refunds',
  security: staff('CLERK'),
  request: { params: idParam, query: rowPage.extend({ kind: z.enum(rowKinds) }) },
  success: { 200: list('Rows', statementLine) },
  failures: ['NOT_FOUND', 'CURSOR_INVALID'],
})

export const readMissingPayments = defineCall({
  operationId: 'readMissingPayments',
  method: 'get',
  path: '/statements/{id}/missing',
  tags: ['Statements'],
  summary: 'List payments that no row of the statement names',
  description:
    'PROPOSED: the transfer must have been within the days of the statement, so that staff may reject the payment. ALERTED: the same, but an alert has verified it. WAITING: it may have been outside of them.',
  security: staff('CLERK'),
  request: { params: idParam, query: page.extend({ standing: z.enum(standings) }) },
  success: { 200: list('Payments', missingPayment) },
  failures: ['NOT_FOUND', 'CURSOR_INVALID'],
})

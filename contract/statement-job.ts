import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { idParam, orNull } from './fields.ts'
import { body, data, staff } from './http.ts'

/** The kinds of jobs for a statement: the server verifies its rows, or takes the verifications back. */

const lines = z.array(z.int().min(1)).min(1).max(10_000)

export const verifyStatement = defineCall({
  operationId: 'verifyStatement',
  method: 'post',
  path: '/statements/{id}/verify',
  tags: ['Statements'],
  summary: 'Verify the payments of exact rows; without lines, of all of them',
  security: staff('CLERK'),
  request: {
    params: idParam,
    ...body(
      z.strictObject({
        lines: lines.optional(),
        confirm: z.boolean().optional().openapi({
          description: 'Also verifies amounts that are far from the expected ones (otherwise skipped as AMOUNT_FAR)',
        }),
        undoable: z.boolean().optional().openapi({
          deprecated: true,
          description: 'Changes nothing: each verification of an import can be undone for a while',
        }),
      }),
    ),
  },
  success: {
    200: data(
      'What was verified',
      z.object({ verified: z.int(), skipped: z.array(z.object({ line: z.int(), reason: z.string() })) }),
    ),
    202: data(
      'It takes longer than 20 seconds, and the server goes on: GET /statements/{id} tells the progress',
      z.object({ running: z.literal(true), verified: z.int(), left: z.int() }),
    ),
  },
  failures: ['NOT_FOUND', 'IMPORT_UNDONE', 'IMPORT_RUNNING'],
})

/** The last job of a statement. */
export const statementJob = z
  .object({
    kind: z.enum(['VERIFY', 'UNDO']),
    running: z.boolean(),
    verified: z.int().openapi({ description: 'What it has verified; of an undo, what it has still to take back' }),
    left: z.int(),
  })
  .openapi('StatementJob')

export const stopStatement = defineCall({
  operationId: 'stopStatement',
  method: 'post',
  path: '/statements/{id}/stop',
  tags: ['Statements'],
  summary: 'Stop the running verification; what it has verified stays',
  security: staff('CLERK'),
  request: { params: idParam, ...body(z.strictObject({})) },
  success: { 200: data('The last job of the statement', orNull(statementJob)) },
  failures: ['NOT_FOUND'],
})

export const undoStatement = defineCall({
  operationId: 'undoStatement',
  method: 'post',
  path: '/statements/{id}/undo',
  tags: ['Statements'],
  summary: 'Take back what this import verified, and nothing else; with lines, what these rows verified',
  description: 'Without lines the whole import is taken back, and its rows are seen no more.',
  security: staff('CLERK'),
  request: { params: idParam, ...body(z.strictObject({ lines: lines.optional() })) },
  success: {
    200: data(
      'How many verifications were taken back, and how many could not be, because a refund was sent meanwhile',
      z.object({ undone: z.int(), kept: z.int().optional() }),
    ),
    202: data('The server goes on', z.object({ running: z.literal(true), undone: z.int(), left: z.int() })),
  },
  failures: ['NOT_FOUND', 'IMPORT_RUNNING', 'UNDO_REFUND_SENT', 'UNDO_BALANCE_PAID'],
})

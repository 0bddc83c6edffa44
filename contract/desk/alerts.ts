import { z } from '@hono/zod-openapi'
import { mailboxProblems } from '../../domain/statement/source.ts'
import { defineCall } from '../call.ts'
import { instantOut, orNull, rupeesOut } from '../fields.ts'
import { body, data, staff } from '../http.ts'
import { statement } from '../statement.ts'

/** A bank's alerts about single transfers: texts that staff paste, and the mailbox that receives the bank's emails. */

const LONGEST_ALERTS = 20_000

export const pasteAlerts = defineCall({
  operationId: 'pasteAlerts',
  method: 'post',
  path: '/statements/alerts',
  tags: ['Statements'],
  summary: 'Import SMS or emails by which a bank tells of transfers, and match them with payments',
  description: 'They become the rows of one statement. An alert of a transfer that is there already is SEEN.',
  security: staff('CLERK'),
  request: body(z.strictObject({ text: z.string().trim().min(1).max(LONGEST_ALERTS) })),
  success: { 201: data('The statement', statement) },
  failures: ['NO_ALERT'],
})

export const mailbox = z
  .object({
    address: z.string(),
    lookedAt: orNull(instantOut).openapi({ description: 'When it was last read without a problem' }),
    late: z.boolean().openapi({ description: 'Whether it should have been read since' }),
    problem: orNull(z.enum(mailboxProblems)),
    automatic: orNull(z.object({ limit: rupeesOut, used: rupeesOut })).openapi({
      description:
        'What is verified by itself: at most so many rupees a day, and how many of them today; null: nothing is',
    }),
  })
  .openapi('Mailbox')
export type Mailbox = z.infer<typeof mailbox>

export const readMailbox = defineCall({
  operationId: 'readMailbox',
  method: 'get',
  path: '/admin/mailbox',
  tags: ['Statements'],
  summary: 'Read whether the mailbox with alerts works',
  security: staff('CLERK'),
  success: { 200: data('The mailbox, or null if the settings name none', orNull(mailbox)) },
})

import { z } from '@hono/zod-openapi'
import { firstRunSteps } from '../../domain/first-run.ts'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { adminOnly, body, data, noBody } from '../http.ts'

export const firstRun = z.array(z.object({ step: z.enum(firstRunSteps), isDone: z.boolean() })).openapi('FirstRun', {
  description:
    'What is done before the first devotee pays, in the order of the work; empty when an owner has closed the list',
})
export type FirstRun = z.infer<typeof firstRun>

export const readFirstRun = defineCall({
  operationId: 'readFirstRun',
  method: 'get',
  path: '/admin/first-run',
  tags: ['Admin'],
  summary: 'Read what is missing before the first devotee pays',
  security: adminOnly,
  success: { 200: data('The steps', firstRun) },
})

export const closeFirstRun = defineCall({
  operationId: 'closeFirstRun',
  method: 'delete',
  path: '/admin/first-run',
  tags: ['Admin'],
  summary: 'Close the list of what is done before the first devotee pays, for all owners',
  security: adminOnly,
  request: noBody,
  success: { 200: data('Closed', z.null()) },
})

export const markTest = defineCall({
  operationId: 'markTest',
  method: 'post',
  path: '/admin/first-run/test',
  tags: ['Admin'],
  summary: 'Mark a booking as a test: it is cancelled, its payment is rejected, and no document gets a number',
  security: adminOnly,
  request: body(z.strictObject({ id })),
  success: { 200: data('Marked', z.null()) },
  failures: ['NOT_FOUND', 'NOT_A_TEST'],
})

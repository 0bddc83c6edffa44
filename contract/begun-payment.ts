import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { orNull, rupeesOut } from './fields.ts'
import { data, userOnly } from './http.ts'

export const begunPayment = z
  .object({
    reference: z.string(),
    amountPayable: rupeesOut,
    /** The name of the first item. */
    name: z.string(),
    nameHindi: z.string(),
  })
  .openapi('BegunPayment')
export type BegunPayment = z.infer<typeof begunPayment>

export const readBegun = defineCall({
  operationId: 'readBegun',
  method: 'get',
  path: '/payments/begun',
  tags: ['Payments'],
  summary: 'Read the newest own quote without a UTR, while one is accepted: its money may be under way',
  security: userOnly,
  success: { 200: data('The payment that was begun', orNull(begunPayment)) },
})

import { z } from '@hono/zod-openapi'
import { paymentStatuses } from '../domain/payment.ts'
import { id, orNull, rupeesOut } from './fields.ts'

/** What was found on the bank statement, which may differ from what was expected. */
export const amountFound = orNull(rupeesOut).openapi({
  description: 'What was found on the bank statement; null while nothing was found',
})

/** A payment as staff recognize it: with the name of its devotee, and with its booking, or the first of several. */
export const namedPayment = z.object({
  id,
  reference: z.string(),
  refNo: orNull(z.string()),
  amountPaid: rupeesOut,
  amountFound,
  status: z.enum(paymentStatuses),
  name: z.string(),
  bookingId: orNull(id),
})
export type NamedPayment = z.infer<typeof namedPayment>

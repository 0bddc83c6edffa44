import { z } from '@hono/zod-openapi'
import { paymentStatuses } from '../domain/payment.ts'
import { id, orNull, rupeesOut } from './fields.ts'

/** The amount that was found on the bank statement, which may differ from the expected one. */
export const amountFound = orNull(rupeesOut).openapi({
  description: 'What was found on the bank statement; null while nothing was found',
})

/** A payment with the data by which staff recognize it: the name of its devotee, and its booking or the first of several. */
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

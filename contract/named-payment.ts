import { z } from '@hono/zod-openapi'
import { paymentStatuses } from '../domain/payment.ts'
import { id, orNull, rupeesOut } from './fields.ts'

/** A payment as staff recognize it: with the name of its devotee, and with its booking, or the first of several. */
export const namedPayment = z.object({
  id,
  reference: z.string(),
  refNo: orNull(z.string()),
  amountPaid: rupeesOut,
  status: z.enum(paymentStatuses),
  name: z.string(),
  bookingId: orNull(id),
})
export type NamedPayment = z.infer<typeof namedPayment>

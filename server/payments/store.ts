import type { Page } from '../../contract/fields.ts'
import type { Payment as ShownPayment } from '../../contract/payment.ts'
import type { Db } from '../../db/connect.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { paymentStatus } from '../../domain/payment-status.ts'
import { AppError } from '../http/app-error.ts'
import type { Payment } from './quote.ts'

const payments = (db: Db) => db.selectFrom('payments').selectAll('payments')

/** A user's payments, newest first. Quotes that ended unpaid are left out unless asked for. */
export const listPayments = (
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  { withEnded = false } = {},
): Promise<Payment[]> =>
  payments(db)
    .where('payments.user_id', '=', userId)
    .$if(!withEnded, (query) => query.where('payments.ended_at', 'is', null))
    .$if(cursor !== undefined, (query) => query.where('payments.id', '<', cursor!))
    .orderBy('payments.id', 'desc')
    .limit(limit + 1)
    .execute()

/** The payments for a booking, in the order of their making: the advance, then what was submitted of the rest. */
export const paymentsOfBooking = (db: Db, booking: { id: string; payment_id: string }): Promise<Payment[]> =>
  payments(db)
    .where(({ eb, or, and }) =>
      or([eb('id', '=', booking.payment_id), and([eb('booking_id', '=', booking.id), eb('ended_at', 'is', null)])]),
    )
    .orderBy('id')
    .execute()

/** @throws AppError NOT_FOUND */
export async function findPayment(db: Db, id: string): Promise<Payment> {
  const payment = await payments(db).where('id', '=', id).executeTakeFirst()
  if (!payment) throw new AppError('NOT_FOUND')
  return payment
}

export const toPaymentResponse = (row: Payment): ShownPayment => ({
  id: row.id,
  reference: row.reference,
  amountTotal: rupeesFromPaise(row.amount_total),
  amountPayable: rupeesFromPaise(row.amount_payable),
  amountPaid: row.amount_paid === null ? 0 : rupeesFromPaise(row.amount_paid),
  refNo: row.utr,
  status: paymentStatus({
    submitted: row.submitted_at !== null,
    rejected: row.rejected_at !== null,
    verified: row.verified_at !== null,
  }),
  createdAt: row.created_at.toISOString(),
})

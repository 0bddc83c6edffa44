import type { Page } from '../../contract/fields.ts'
import type { Payment as ShownPayment } from '../../contract/payment.ts'
import type { Db } from '../../db/connect.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { paymentStatus } from '../../domain/payment-status.ts'
import type { Payment } from './quote.ts'

type PaymentRow = Payment & { bookings: number; verified_bookings: number }

/**
 * A user's payments, newest first, with how many of their bookings are verified. Quotes that ended unpaid are left out
 * unless asked for.
 */
export const listPayments = (
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  { withEnded = false } = {},
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('bookings')
          .select(({ fn }) => [
            fn.countAll<number>().as('bookings'),
            fn.countAll<number>().filterWhere('verified', '=', true).as('verified_bookings'),
          ])
          .whereRef('bookings.payment_id', '=', 'payments.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll('payments')
    .select((from) => [
      from.fn.coalesce('counted.bookings', from.lit(0)).as('bookings'),
      from.fn.coalesce('counted.verified_bookings', from.lit(0)).as('verified_bookings'),
    ])
    .where('payments.user_id', '=', userId)
    .$if(!withEnded, (query) => query.where('payments.ended_at', 'is', null))
    .$if(cursor !== undefined, (query) => query.where('payments.id', '<', cursor!))
    .orderBy('payments.id', 'desc')
    .limit(limit + 1)
    .execute()

export const showPayment = (row: PaymentRow): ShownPayment => ({
  id: row.id,
  reference: row.reference,
  amountTotal: rupeesFromPaise(row.amount_total),
  amountPayable: rupeesFromPaise(row.amount_payable),
  amountPaid: row.amount_paid === null ? 0 : rupeesFromPaise(row.amount_paid),
  refNo: row.utr,
  status: paymentStatus({
    submitted: row.submitted_at !== null,
    rejected: row.rejected_at !== null,
    bookings: row.bookings,
    verifiedBookings: row.verified_bookings,
  }),
  createdAt: row.created_at.toISOString(),
})

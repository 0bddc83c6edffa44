import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Payment } from './quote.ts'

export type PaymentRow = Payment & { bookings: number; verified_bookings: number }

/** A user's payments, newest first, with how many of their bookings are verified; quotes that ended unpaid are left out. */
export const listPayments = (db: Db, userId: string, { limit, cursor }: Page): Promise<PaymentRow[]> =>
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
    .where('payments.ended_at', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('payments.id', '<', cursor!))
    .orderBy('payments.id', 'desc')
    .limit(limit + 1)
    .execute()

import type { Refund } from '../../contract/booking-detail.ts'
import type { Page } from '../../contract/fields.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { refunded } from '../../domain/ledger.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import { newReference } from './reference.ts'
import { AppError } from '../http/app-error.ts'
import { post } from '../ledger/entries.ts'
import { queueBookingEmail } from './booking-emails.ts'
import { lockBooking } from '../ledger/bookings.ts'

/** Puts a refund before staff, under a reference of its own, which stands in what the devotee is told. */
export async function queueRefund(tx: Tx, bookingId: string, amount: Paise, at: Date): Promise<string> {
  for (;;) {
    const inserted = await tx
      .insertInto('refunds')
      .values({ id: newId(), booking_id: bookingId, reference: `R${newReference()}`, amount, created_at: at })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (inserted) return inserted.reference
  }
}

/** Refunds that wait to be sent, oldest first, with whom they go to; one more than asked for. */
export const listRefunds = (db: Db, { limit, cursor }: Page) =>
  db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['refunds.id', 'refunds.reference', 'refunds.amount', 'refunds.created_at', 'refunds.booking_id'])
    .select(['payments.reference as booking_reference', 'payments.utr'])
    .select(['users.id as user_id', 'users.name', 'users.phone'])
    .where('refunds.sent_at', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('refunds.id', '>', cursor!))
    .orderBy('refunds.id')
    .limit(limit + 1)
    .execute()

export const refundsOf = (db: Db, bookingId: string) =>
  db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

export const toRefundResponse = (refund: Awaited<ReturnType<typeof refundsOf>>[number]): Refund => ({
  reference: refund.reference,
  amount: rupeesFromPaise(refund.amount),
  createdAt: refund.created_at.toISOString(),
  sentAt: refund.sent_at?.toISOString() ?? null,
})

/** Whether money is still on its way back to a user: until then staff must be able to reach them. */
export const hasWaitingRefund = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select('refunds.id')
    .where('bookings.user_id', '=', userId)
    .where('refunds.sent_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** A user's refunds, oldest first; one more than asked for. */
export const refundsOfUser = (db: Db, userId: string, { limit, cursor }: Page) =>
  db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .selectAll('refunds')
    .where('bookings.user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('refunds.id', '>', cursor!))
    .orderBy('refunds.id')
    .limit(limit + 1)
    .execute()

/**
 * A refund has been sent: on the ledger, on the record, and the devotee is told under which reference to look for it.
 * @throws AppError NOT_FOUND, REFUND_SENT
 */
export const recordRefund = (
  db: Db,
  { actorId, refundId, sentReference, at }: { actorId: string; refundId: string; sentReference: string; at: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const refund = await tx.selectFrom('refunds').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst()
    if (!refund) throw new AppError('NOT_FOUND')
    if (refund.sent_at) throw new AppError('REFUND_SENT')
    await lockBooking(tx, refund.booking_id)
    await tx
      .updateTable('refunds')
      .set({ sent_at: at, sent_reference: sentReference })
      .where('id', '=', refundId)
      .execute()
    const detail = { utr: sentReference }
    await post(tx, at, [{ bookingId: refund.booking_id, posting: refunded(refund.amount), detail }])
    await recordChange(tx, { actorId, action: 'refund_sent', subjectId: refundId, from: {}, to: detail, at })
    await queueBookingEmail(tx, refund.booking_id, at, ({ name, reference, line }) => ({
      kind: 'refund_sent',
      content: { name, reference, refund: refund.amount, refundReference: refund.reference, sentReference, line },
    }))
  })

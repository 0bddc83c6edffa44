import type { Refund } from '../../contract/booking-detail.ts'
import type { Page } from '../../contract/fields.ts'
import type { AdminRefund } from '../../contract/refund.ts'
import type { Db } from '../../db/connect.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { pageAfter } from '../http/page.ts'

/** Refunds that are not sent, oldest first, with their recipients. */
export const listRefunds = (db: Db, page: Page) => {
  const waiting = db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['refunds.id', 'refunds.reference', 'refunds.amount', 'refunds.created_at', 'refunds.booking_id'])
    .select(['payments.reference as booking_reference', 'payments.utr'])
    .select(['users.id as user_id', 'users.name', 'users.phone'])
    .where('refunds.sent_at', 'is', null)
  return pageAfter(waiting, 'refunds.id', 'asc', page).execute()
}

export const toAdminRefundResponse = (row: Awaited<ReturnType<typeof listRefunds>>[number]): AdminRefund => ({
  id: row.id,
  reference: row.reference,
  amount: rupeesFromPaise(row.amount),
  createdAt: row.created_at.toISOString(),
  bookingId: row.booking_id,
  bookingReference: row.booking_reference,
  User: { id: row.user_id, name: row.name, phoneNumber: row.phone },
  refNo: row.utr,
})

export const refundsOf = (db: Db, bookingId: string) =>
  db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

export const toRefundResponse = (refund: Awaited<ReturnType<typeof refundsOf>>[number]): Refund => ({
  id: refund.id,
  reference: refund.reference,
  amount: rupeesFromPaise(refund.amount),
  createdAt: refund.created_at.toISOString(),
  sentAt: refund.sent_at?.toISOString() ?? null,
  refNo: refund.sent_reference,
})

/** Whether a user has a refund that is not sent. Staff may have to call them, so that the account cannot be deleted. */
export const hasWaitingRefund = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select('refunds.id')
    .where('bookings.user_id', '=', userId)
    .where('refunds.sent_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** The refunds of a user, oldest first. */
export const refundsOfUser = (db: Db, userId: string, page: Page) => {
  const all = db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .selectAll('refunds')
    .where('bookings.user_id', '=', userId)
  return pageAfter(all, 'refunds.id', 'asc', page).execute()
}

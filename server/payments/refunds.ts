import type { Refund } from '../../contract/booking-detail.ts'
import type { Page } from '../../contract/fields.ts'
import type { AdminRefund } from '../../contract/refund.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refunded } from '../../domain/ledger.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import { issueRefundVouchers } from '../documents/cancel-documents.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { pageAfter } from '../http/page.ts'
import { appendEntries, lockBooking } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { aboutBooking } from './booking-emails.ts'
import type { Staff } from './store.ts'

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
  reference: refund.reference,
  amount: rupeesFromPaise(refund.amount),
  createdAt: refund.created_at.toISOString(),
  sentAt: refund.sent_at?.toISOString() ?? null,
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

/**
 * Records that a refund was sent with this reference of the bank: in the ledger and the audit log, by refund vouchers and by an
 * email to the devotee. @throws AppError NOT_FOUND, REFUND_SENT
 */
export const recordRefund = (
  db: Db,
  staff: Staff,
  { refundId, sentReference }: { refundId: string; sentReference: string },
  { at }: Pick<Moment, 'at'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const refund = await tx.selectFrom('refunds').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst()
    if (!refund) throw new AppError('NOT_FOUND')
    if (refund.sent_at) throw new AppError('REFUND_SENT')
    const booking = await lockBooking(tx, refund.booking_id)
    await tx
      .updateTable('refunds')
      .set({ sent_at: at, sent_reference: sentReference })
      .where('id', '=', refundId)
      .execute()
    const detail = { utr: sentReference }
    await appendEntries(tx, at, [{ bookingId: booking.id, entry: refunded(refund.amount), detail }])
    await issueRefundVouchers(tx, booking, refund, at)
    const change = { action: 'refund_sent', subjectId: refundId, from: {}, to: detail, at }
    await recordChange(tx, { actorId: staff.id, ...change })
    await queueEmailTo(tx, booking.user_id, at, (name) => ({
      kind: 'refund_sent',
      content: {
        ...aboutBooking(booking),
        name,
        refund: refund.amount,
        refundReference: refund.reference,
        sentReference,
      },
    }))
  })

import { sql } from 'kysely'
import type { Refund } from '../../contract/booking-detail.ts'
import type { Page } from '../../contract/fields.ts'
import type { AdminRefund, SentRefund } from '../../contract/refund.ts'
import type { Db } from '../../db/connect.ts'
import type { Language } from '../../domain/language.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { refundSources } from '../../domain/refund-sources.ts'
import { upiIdIn } from '../../domain/statement/references.ts'
import { nameForStaff } from '../account/store.ts'
import { pageAfter, pageAfterPair } from '../http/page.ts'

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

type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

/** Refunds that were sent, newest first; one statement. */
export function listSentRefunds(db: Db, page: { limit: number; cursor?: string }) {
  const sent = db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['refunds.id', 'refunds.reference', 'refunds.amount', 'refunds.booking_id', 'sent_reference'])
    .select(['payments.reference as booking_reference', 'users.name', 'users.deleted_at'])
    .select(sql<Date>`refunds.sent_at`.as('sent_at'))
    .select((from) =>
      from
        .selectFrom('audit')
        .innerJoin('users as staff', 'staff.id', 'audit.actor_id')
        .select('staff.name')
        .whereRef('audit.subject_id', '=', 'refunds.id')
        .where('audit.action', '=', 'refund_sent')
        .limit(1)
        .as('sent_by'),
    )
    .where('refunds.sent_at', 'is not', null)
  return pageAfterPair(sent, { first: 'refunds.sent_at', id: 'refunds.id', order: 'desc' }, page).execute()
}

type SentRow = Awaited<ReturnType<typeof listSentRefunds>>[number]

export const toSentRefundResponse = (row: SentRow, language: Language): SentRefund => ({
  id: row.id,
  reference: row.reference,
  refNo: row.sent_reference ?? '',
  amount: rupeesFromPaise(row.amount),
  sentAt: row.sent_at.toISOString(),
  sentBy: row.sent_by || null,
  name: nameForStaff(row, language),
  bookingId: row.booking_id,
  bookingReference: row.booking_reference,
})

/** The payments that the money of each refund comes from. */
export async function sourcesOf(
  db: Db,
  rows: readonly RefundRow[],
): Promise<(row: RefundRow) => AdminRefund['sources']> {
  const bookingIds = [...new Set(rows.map((row) => row.booking_id))]
  if (bookingIds.length === 0) return () => []
  const payments = await db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'ledger.payment_id')
    .select(['payments.id', 'payments.reference', 'payments.utr', 'ledger.booking_id'])
    .select(sql<Paise>`sum(ledger.received)::bigint`.as('received'))
    .select(
      sql<string | null>`(select text from statement_rows where verified_payment = payments.id limit 1)`.as(
        'narration',
      ),
    )
    .where('ledger.booking_id', 'in', bookingIds)
    .groupBy(['payments.id', 'ledger.booking_id'])
    .orderBy(sql`max(ledger.created_at) filter (where ledger.kind = 'VERIFIED')`)
    .orderBy('payments.id')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'booking_id', 'cause', 'amount'])
    .where('booking_id', 'in', bookingIds)
    .orderBy(sql`sent_at nulls last`)
    .orderBy('id')
    .execute()
  return ({ id, booking_id: bookingId }) => {
    const own = payments.filter((payment) => payment.booking_id === bookingId)
    const ofBooking = refunds.filter((refund) => refund.booking_id === bookingId)
    return (refundSources(own, ofBooking).get(id) ?? []).flatMap(({ paymentId, amount }) =>
      own
        .filter((payment) => payment.id === paymentId)
        .map(({ reference, utr, narration }) => ({
          reference,
          refNo: utr,
          amount: rupeesFromPaise(amount),
          payerUpi: narration === null ? null : upiIdIn(narration),
        })),
    )
  }
}

export const toAdminRefundResponse = (row: RefundRow, sources: AdminRefund['sources']): AdminRefund => ({
  id: row.id,
  reference: row.reference,
  amount: rupeesFromPaise(row.amount),
  createdAt: row.created_at.toISOString(),
  bookingId: row.booking_id,
  bookingReference: row.booking_reference,
  User: { id: row.user_id, name: row.name, phoneNumber: row.phone },
  refNo: row.utr,
  sources,
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

import { sql } from 'kysely'
import type { Refund } from '../../contract/booking-detail.ts'
import type { Page } from '../../contract/fields.ts'
import type { AdminRefund, SentRefund } from '../../contract/refund.ts'
import type { Db } from '../../db/connect.ts'
import type { Language } from '../../domain/language.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { refundSources } from '../../domain/refund-sources.ts'
import { upiIdIn } from '../../domain/statement/references.ts'
import { nameForStaff } from '../account/store.ts'
import { pageAfter, pageAfterPair } from '../http/page.ts'
import { moneyByPayment } from './settlement.ts'

/** Refunds with their recipients. */
const refundsWithPeople = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['refunds.id', 'refunds.reference', 'refunds.amount', 'refunds.booking_id'])
    .select(['payments.reference as booking_reference', 'users.name'])

/** Refunds that are not sent, oldest first. */
export const listRefunds = (db: Db, page: Page) => {
  const waiting = refundsWithPeople(db)
    .select(['refunds.created_at', 'payments.utr', 'users.id as user_id', 'users.phone'])
    .where('refunds.sent_at', 'is', null)
    .where('refunds.closed_at', 'is', null)
  return pageAfter(waiting, 'refunds.id', 'asc', page).execute()
}

type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

/** Refunds that were sent, newest first; one statement. */
export function listSentRefunds(db: Db, page: { limit: number; cursor?: string }) {
  const sent = refundsWithPeople(db)
    .select(['sent_reference', 'users.deleted_at'])
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

/** The payments from which the money of each refund comes, and the refunds that it replaced. */
export async function backgroundOf(
  db: Db,
  rows: readonly RefundRow[],
): Promise<(row: RefundRow) => Pick<AdminRefund, 'sources' | 'replaces'>> {
  const bookingIds = [...new Set(rows.map((row) => row.booking_id))]
  if (bookingIds.length === 0) return () => ({ sources: [], replaces: [] })
  const known = await refundsOf(db, bookingIds, { withClosed: true })
  const { payments, refunds } = await moneyByPayment(db, bookingIds)
  const narrations = await narrationsOf(
    db,
    payments.map(({ id }) => id),
  )
  return ({ id, booking_id: bookingId }) => {
    const own = payments.filter((payment) => payment.booking_id === bookingId)
    const ofBooking = refunds.filter((refund) => refund.booking_id === bookingId)
    const sources = (refundSources(own, ofBooking).get(id) ?? []).flatMap(({ paymentId, amount }) =>
      own
        .filter((payment) => payment.id === paymentId)
        .map(({ reference, utr }) => ({
          reference,
          refNo: utr,
          amount: rupeesFromPaise(amount),
          payerUpi: upiIdIn(narrations.get(paymentId) ?? ''),
        })),
    )
    return { sources, replaces: replacedBy(id, known) }
  }
}

/** The refunds that were closed one after another before this one, newest first. */
function replacedBy(id: string, known: readonly RefundOfBooking[]): AdminRefund['replaces'] {
  const before = known.filter((refund) => refund.replaced_by === id)
  return before.flatMap((refund) => {
    const closed = toClosedResponse(refund)
    const own = closed ? [{ reference: refund.reference, amount: rupeesFromPaise(refund.amount), closed }] : []
    return [...own, ...replacedBy(refund.id, known)]
  })
}

/** The bank's text for payments that a row of a statement verifies. */
async function narrationsOf(db: Db, paymentIds: readonly string[]): Promise<Map<string | null, string>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('acts')
    .innerJoin('statement_rows', (join) =>
      join
        .onRef('statement_rows.statement_id', '=', 'acts.statement_id')
        .onRef('statement_rows.line', '=', 'acts.line'),
    )
    .select(['acts.payment_id', 'statement_rows.text'])
    .where('acts.payment_id', 'in', [...paymentIds])
    .where('acts.undone_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.payment_id, row.text]))
}

export const toAdminRefundResponse = (
  row: RefundRow,
  { sources, replaces }: Pick<AdminRefund, 'sources' | 'replaces'>,
): AdminRefund => ({
  id: row.id,
  reference: row.reference,
  amount: rupeesFromPaise(row.amount),
  createdAt: row.created_at.toISOString(),
  bookingId: row.booking_id,
  bookingReference: row.booking_reference,
  User: { id: row.user_id, name: row.name, phoneNumber: row.phone },
  refNo: row.utr,
  sources,
  replaces,
})

/** The refunds of bookings, oldest first; for staff also refunds that were closed because their amount changed. */
export async function refundsOf(db: Db, bookingIds: readonly string[], { withClosed }: { withClosed: boolean }) {
  if (bookingIds.length === 0) return []
  const all = db
    .selectFrom('refunds')
    .leftJoin('refunds as next', 'next.id', 'refunds.replaced_by')
    .selectAll('refunds')
    .select('next.reference as replaced_by_reference')
    .where('refunds.booking_id', 'in', [...bookingIds])
    .orderBy('refunds.id')
  return (withClosed ? all : all.where('refunds.closed_at', 'is', null)).execute()
}

type RefundOfBooking = Awaited<ReturnType<typeof refundsOf>>[number]

const toClosedResponse = ({ closed_at: at, closed_reason: reason, replaced_by_reference: by }: RefundOfBooking) =>
  at && reason ? { at: at.toISOString(), reason, replacedBy: by } : undefined

export const toRefundResponse = (refund: RefundOfBooking): Refund => ({
  id: refund.id,
  reference: refund.reference,
  amount: rupeesFromPaise(refund.amount),
  createdAt: refund.created_at.toISOString(),
  sentAt: refund.sent_at?.toISOString() ?? null,
  refNo: refund.sent_reference,
  closed: toClosedResponse(refund),
})

/** Whether a user has a refund that is not sent. Staff may have to call this user, so the account cannot be deleted. */
export const hasWaitingRefund = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select('refunds.id')
    .where('bookings.user_id', '=', userId)
    .where('refunds.sent_at', 'is', null)
    .where('refunds.closed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** The refunds of a user, oldest first. */
export const refundsOfUser = (db: Db, userId: string, page: Page) => {
  const all = db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .selectAll('refunds')
    .select(sql<string | null>`null`.as('replaced_by_reference'))
    .where('bookings.user_id', '=', userId)
    .where('refunds.closed_at', 'is', null)
  return pageAfter(all, 'refunds.id', 'asc', page).execute()
}

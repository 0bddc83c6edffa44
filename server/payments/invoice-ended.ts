import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, BOOKING_HORIZON_DAYS, dayOf, startOf } from '../../domain/calendar-day.ts'
import { HOUR_MS } from '../../domain/durations.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import type { Env } from '../env.ts'
import { issueInvoice } from '../documents/issue-for-payment.ts'
import { lastDay, lockBooking } from '../ledger/store.ts'
import { issueWaiting } from './document-acts.ts'

/** The largest number in one run, so that other work does not wait for long. */
const BATCH = 50
/** Invoices are issued from 20:00 (Asia/Kolkata) on the last day, when the money of that day has been recorded. */
const BEFORE_MIDNIGHT_MS = 4 * HOUR_MS
/** Rule 47 of the CGST Rules. An accountant decides about journeys that ended earlier. */
const MOST_DAYS = 30

const withoutInvoice = (db: Db) =>
  db
    .selectFrom('bookings')
    .select(['bookings.id', 'bookings.cancelled_at'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.booking_id', '=', 'bookings.id')
            .where('documents.kind', '=', 'invoice')
            .where('documents.cancelled_at', 'is', null),
        ),
      ),
    )
    .orderBy('bookings.id')
    .limit(BATCH)

/**
 * Issues the invoice of verified journeys that have ended, paid or not (section 31 (2) of the CGST Act); the invoice states the
 * amount that is still due. A cancelled booking gets an invoice of the charge, unless the settings say that the charge is not a
 * supply. A booking whose receipts can still be undone waits for the next run. Returns the number of invoices.
 */
export async function invoiceEndedJourneys(
  db: Db,
  env: DocumentEnv & Pick<Env, 'KEPT_FEE'>,
  at: Date,
): Promise<number> {
  const end = dayOf(at.getTime() + BEFORE_MIDNIGHT_MS)
  const begin = addDays(end, -MOST_DAYS)
  const ended = await withoutInvoice(db)
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(bookings.package ->> 'id')::uuid`))
    .where('bookings.verified', '=', true)
    .where('bookings.cancelled_at', 'is', null)
    .where('bookings.no_place', '=', false)
    .where('bookings.date_start', '>=', addDays(begin, -BOOKING_HORIZON_DAYS))
    .where('bookings.date_start', '<', end)
    .where(lastDay, '>=', begin)
    .where(lastDay, '<', end)
    // Their invoices are in the operator's earlier books.
    .where(sql<boolean>`not (bookings.imported and ${lastDay} < india_day(bookings.created_at))`)
    .execute()
  // The charge is known only when no money is being checked.
  const cancelled =
    env.KEPT_FEE === 'none'
      ? []
      : await withoutInvoice(db)
          .where('bookings.cancelled_at', '>=', new Date(startOf(begin)))
          .where(
            sql<boolean>`(select sum(price) > 0 and sum(unverified) = 0 from ledger where booking_id = bookings.id)`,
          )
          .execute()
  let count = 0
  for (const { id, cancelled_at: cancelledAt } of [...ended, ...cancelled]) {
    const isIssued = await inTransaction(db, async (tx) => {
      const booking = await lockBooking(tx, id)
      // The booking was cancelled or its payment taken back meanwhile.
      if (booking.cancelled_at?.getTime() !== cancelledAt?.getTime()) return false
      if (!booking.cancelled_at && (!booking.verified || booking.no_place)) return false
      await issueWaiting(tx, env, [booking], at, { certainAt: at })
      return issueInvoice(tx, env, booking, at)
    })
    if (isIssued) count++
  }
  return count
}

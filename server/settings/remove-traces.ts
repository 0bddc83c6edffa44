import { type Expression, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { keptFrom } from '../../domain/retention.ts'
import { deleteTextsAbout } from '../audit/delete-texts.ts'
import { deletePersonalDataOfBookings } from '../bookings/delete-personal-data.ts'
import { removeRecipient } from '../documents/remove-recipient.ts'
import { deleteTexts } from '../ledger/delete-texts.ts'
import { type BookingIds, lastDay } from '../ledger/store.ts'
import { deleteRejectTexts } from '../payments/store.ts'

/** Deletes the personal data of bookings and payments; their sums stay for the accounts. */
export async function removeTracesOfBookings(
  tx: Tx,
  bookings: BookingIds,
  payments: Expression<string>,
): Promise<void> {
  await deleteRejectTexts(tx, payments)
  await deletePersonalDataOfBookings(tx, bookings)
  await removeRecipient(tx, bookings)
  await deleteTextsAbout(tx, bookings, payments)
  await deleteTexts(tx, bookings)
}

type Cleaning = { today: CalendarDay; at: Date; most: number }

/**
 * Removes the personal data of at most `most` bookings whose records the law no longer requires: their journeys, documents and
 * ledger entries all belong to years that need not be kept. Returns their number.
 */
export const removeTracesOfOldBookings = (db: Db, { today, at, most }: Cleaning): Promise<number> =>
  inTransaction(db, async (tx) => {
    const from = keptFrom(today)
    const old = await tx
      .selectFrom('bookings')
      .leftJoin('packages', (join) => join.on('packages.id', '=', sql`(bookings.package ->> 'id')::uuid`))
      .select('bookings.id')
      .where('bookings.personal_data_deleted_at', 'is', null)
      .where('bookings.created_at', '<', new Date(startOf(from)))
      .where(lastDay, '<', from)
      .where(sql<boolean>`not exists (select from documents
        where documents.booking_id = bookings.id and documents.issued_on >= ${from})`)
      .where(sql<boolean>`not exists (select from ledger
        where ledger.booking_id = bookings.id and ledger.created_at >= ${new Date(startOf(from))})`)
      .limit(most)
      .execute()
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await tx.updateTable('bookings').set({ personal_data_deleted_at: at }).where('id', 'in', ids).execute()
    const bookings = sql<string>`(select unnest(${ids}::uuid[]))`
    const payments = sql<string>`(select payment_id from ledger where payment_id is not null and booking_id in ${bookings})`
    await removeTracesOfBookings(tx, bookings, payments)
    return old.length
  })

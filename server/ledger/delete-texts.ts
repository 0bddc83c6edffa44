import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { BookingIds } from './store.ts'

/** Deletes what staff wrote into the ledger entries of bookings. A trigger permits this one change. */
export async function deleteTexts(tx: Tx, bookings: BookingIds): Promise<void> {
  await tx
    .updateTable('ledger')
    .set({ detail: sql`detail - 'text'` })
    .where('booking_id', 'in', bookings)
    .where(sql<boolean>`detail ->> 'text' is not null`)
    .execute()
}

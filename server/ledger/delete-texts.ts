import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { BookingIds } from './store.ts'

/** Deletes the texts of staff in the ledger entries of bookings. A trigger permits only this change. */
export async function deleteTexts(tx: Tx, bookings: BookingIds): Promise<void> {
  await tx
    .updateTable('ledger')
    .set({ detail: sql`detail - 'text'` })
    .where('booking_id', 'in', bookings)
    .where(sql<boolean>`detail ->> 'text' is not null`)
    .execute()
}

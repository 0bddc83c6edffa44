import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Deletes what staff wrote into the ledger entries of a user's bookings. A trigger permits this one change. */
export async function deleteTexts(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('ledger')
    .set({ detail: sql`detail - 'text'` })
    .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .where(sql<boolean>`detail ->> 'text' is not null`)
    .execute()
}

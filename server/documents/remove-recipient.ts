import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Takes the name, phone and email of a user out of the numbered documents; their amounts stay for the accounts. */
export async function removeRecipient(tx: Tx, userId: string): Promise<void> {
  const nobody = JSON.stringify({ name: '', phone: '', email: '', address: null })
  await tx
    .updateTable('documents')
    .set({ data: sql`jsonb_set(data, '{recipient}', ${nobody}::jsonb)` })
    .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute()
}

import type { Tx } from '../../db/transaction.ts'

/** Ends the share links of a user's bookings, and deletes the names for the sankalp and of travellers, the notes of staff and the reasons for cancelling. */
export async function deletePersonalDataOfBookings(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('share_links')
    .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute()
  const empty = { cancel_reason: null, note: '', sankalp: null, travellers: null }
  await tx.updateTable('bookings').set(empty).where('user_id', '=', userId).execute()
}

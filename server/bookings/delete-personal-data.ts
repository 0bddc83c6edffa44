import type { Tx } from '../../db/transaction.ts'

/** Ends the share links of a user's bookings, and deletes the notes of staff and the reasons for cancelling. */
export async function deletePersonalDataOfBookings(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('share_links')
    .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute()
  await tx.updateTable('bookings').set({ cancel_reason: null, note: '' }).where('user_id', '=', userId).execute()
}

import type { Tx } from '../../db/transaction.ts'
import type { BookingIds } from '../ledger/store.ts'

/**
 * Ends the share links of bookings. Deletes the photos of their days, the names for the sankalp and of travellers, the buyer, the
 * notes of staff and the reasons for cancelling. The files of the photos are removed later (`server/photos/sweep.ts`).
 */
export async function deletePersonalDataOfBookings(tx: Tx, bookings: BookingIds): Promise<void> {
  await tx.deleteFrom('share_links').where('booking_id', 'in', bookings).execute()
  await tx.deleteFrom('day_photos').where('booking_id', 'in', bookings).execute()
  const empty = { cancel_reason: null, note: '', sankalp: null, travellers: null, buyer: null }
  await tx.updateTable('bookings').set(empty).where('id', 'in', bookings).execute()
}

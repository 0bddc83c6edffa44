import type { Tx } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import type { Staff } from './store.ts'

/** Marks a booking verified or not, on the record. */
export async function setBookingVerified(
  tx: Tx,
  staff: Staff,
  bookingId: string,
  isVerified: boolean,
  at: Date,
): Promise<void> {
  await tx.updateTable('bookings').set({ verified: isVerified }).where('id', '=', bookingId).execute()
  await recordChange(tx, {
    actorId: staff.id,
    action: 'booking_verification',
    subjectId: bookingId,
    from: { verified: !isVerified },
    to: { verified: isVerified },
    at,
  })
}

import type { Tx } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'

/** Marks a booking verified or not, on the record. */
export async function markVerified(
  tx: Tx,
  { actorId, bookingId, at }: { actorId: string; bookingId: string; at: Date },
  verified: boolean,
): Promise<void> {
  await tx.updateTable('bookings').set({ verified }).where('id', '=', bookingId).execute()
  await recordChange(tx, {
    actorId,
    action: 'booking_verification',
    subjectId: bookingId,
    from: { verified: !verified },
    to: { verified },
    at,
  })
}

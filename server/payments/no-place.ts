import type { Tx } from '../../db/transaction.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { selectBookings } from '../ledger/store.ts'
import { aboutBooking } from './booking-emails.ts'

/** Tells the devotee at once that the money came when these bookings could get no place: one email for each. */
export async function tellWithoutPlace(tx: Tx, bookingIds: ReadonlySet<string>, at: Date): Promise<void> {
  if (bookingIds.size === 0) return
  for (const booking of await selectBookings(tx)
    .where('bookings.id', 'in', [...bookingIds])
    .orderBy('bookings.id')
    .execute())
    await queueEmailTo(tx, booking.user_id, at, (name) => ({
      kind: 'no_place',
      content: { ...aboutBooking(booking), name, bookingId: booking.id },
    }))
}

import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { BookingRow } from '../ledger/store.ts'
import { type PlaceTaker, takersWithoutPlace } from './take.ts'

type Booked = Pick<BookingRow, 'id' | 'cart_entry_id' | 'date_start' | 'package' | 'poojas'>

/** A booking as a taker of places, under the id of the cart entry from which it was made. */
export const toPlaceTaker = (booking: Booked): PlaceTaker => ({
  id: booking.cart_entry_id,
  dateStart: booking.date_start,
  package: booking.package,
  poojas: booking.poojas,
})

/**
 * Takes places for locked bookings of a rejected payment, which had lost their places and now wait again or are paid. Marks the
 * bookings for which no place is free, and returns their ids.
 */
export async function takePlacesAgain(
  tx: Tx,
  bookings: readonly (Booked & Pick<BookingRow, 'cancelled_at' | 'no_place'>)[],
  at: Date,
): Promise<Set<string>> {
  const live = bookings.filter(({ cancelled_at: cancelledAt }) => cancelledAt === null)
  if (live.length === 0) return new Set()
  const missing = await takersWithoutPlace(tx, live.map(toPlaceTaker), { at })
  const changed = live.filter((booking) => booking.no_place !== missing.has(booking.cart_entry_id))
  if (changed.length > 0)
    await tx
      .updateTable('bookings')
      .set({ no_place: sql<boolean>`not no_place` })
      .where(
        'id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute()
  return new Set(live.filter((booking) => missing.has(booking.cart_entry_id)).map(({ id }) => id))
}

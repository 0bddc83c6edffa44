import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { type Paise, total } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/store.ts'

/**
 * A booking with the payment that made it: the whole amount, the part of it for this booking, both in paise, and how many
 * bookings the payment is for.
 */
export type WithTransfer = BookingRow & { transfer: { amount: Paise; part: Paise; bookings: number } }

export async function addTransfers(db: Db, bookings: readonly BookingRow[]): Promise<WithTransfer[]> {
  if (bookings.length === 0) return []
  const ids = bookings.map((booking) => booking.payment_id)
  const parts = await db
    .selectFrom('ledger')
    // Each submission of a payment has the same amount for a booking.
    .select(['payment_id', 'booking_id', sql<Paise>`max(unverified)`.as('part')])
    .where('payment_id', 'in', ids)
    .where('kind', '=', 'SUBMITTED')
    .groupBy(['payment_id', 'booking_id'])
    .execute()
  return bookings.flatMap((booking) => {
    const shares = parts.filter(({ payment_id }) => payment_id === booking.payment_id)
    const own = shares.find(({ booking_id }) => booking_id === booking.id)
    if (!own) return []
    const amount = total(shares.map(({ part }) => part))
    return [{ ...booking, transfer: { amount, part: own.part, bookings: shares.length } }]
  })
}

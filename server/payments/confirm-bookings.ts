import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { isConfirmed } from '../../domain/confirmation.ts'
import type { Act } from '../acts/store.ts'
import { type BookingRow, selectBookings } from '../ledger/store.ts'
import type { AuditMoment } from '../moment.ts'
import { takePlacesAgain } from '../places/take-again.ts'
import { tellWithoutPlace } from './no-place.ts'
import { setBookingsVerified, type Staff } from './store.ts'

type By = { staff: Staff; by?: Act }

/**
 * Confirms locked bookings, or takes their confirmation back, after an act has changed their money or their payments
 * (domain/confirmation.ts). Returns the bookings in their new state, in the order of their ids.
 */
export async function confirmBookings(
  tx: Tx,
  { staff, by }: By,
  bookings: readonly Pick<BookingRow, 'id'>[],
  moment: AuditMoment,
): Promise<BookingRow[]> {
  if (bookings.length === 0) return []
  const ids = bookings.map(({ id }) => id)
  const rows = await selectBookings(tx)
    .select(
      sql<boolean>`(select count(*) filter (where kind = 'VERIFIED') > count(*) filter (where kind = 'REVOKED') from ledger
        where ledger.booking_id = bookings.id and ledger.payment_id = bookings.payment_id)`.as('advance_verified'),
    )
    .where('bookings.id', 'in', ids)
    .orderBy('bookings.id')
    .execute()
  const now = rows.map(({ advance_verified: advanceVerified, ...booking }) => ({
    ...booking,
    verified: isConfirmed({
      advanceVerified,
      advanceRejected: booking.payment_state === 'REJECTED',
      held: booking.payment_state === 'OPEN' || booking.payment_state === 'ENDED',
      cancelled: booking.cancelled_at !== null,
      revoked: booking.revoked,
      price: booking.price,
      received: booking.received,
    }),
  }))
  // If its advance was rejected or its hold has ended, later money confirms a booking, and the booking takes a place again.
  const regained = now.filter(
    ({ verified, payment_state: state }, at) =>
      verified && !rows[at]?.verified && (state === 'REJECTED' || state === 'OPEN'),
  )
  const missing = await takePlacesAgain(tx, regained, moment.at)
  await tellWithoutPlace(tx, missing, moment.at)
  const was = new Map(rows.map(({ id, verified }) => [id, verified]))
  for (const isVerified of [true, false]) {
    const changed = now.filter(({ id, verified }) => verified === isVerified && was.get(id) !== isVerified)
    await setBookingsVerified(
      tx,
      { staff, by },
      changed.map(({ id }) => id),
      isVerified,
      moment,
    )
  }
  const advancesOf = (isOne: (booking: BookingRow) => boolean) => now.filter(isOne).map((one) => one.payment_id)
  const isHeldAgain = ({ payment_state: state, cancelled_at: at }: BookingRow) => state === 'ENDED' && !at
  await openAgain(
    tx,
    advancesOf((booking) => !booking.verified && (booking.payment_state === 'VERIFIED' || isHeldAgain(booking))),
  )
  // A booking that other money has confirmed needs no advance; its balance is requested like any other.
  await endConfirmed(
    tx,
    advancesOf(({ verified, payment_state: state }) => verified && state === 'OPEN'),
    moment.at,
  )
  return now.map((booking) =>
    regained.includes(booking) ? { ...booking, no_place: missing.has(booking.id) } : booking,
  )
}

/**
 * Verified advances wait again, because one of their bookings lost the confirmation that another payment gave it. An advance that
 * such a payment has ended holds its booking again. The caller has locked the advances.
 */
export async function openAgain(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  await tx
    .updateTable('payments')
    .set({ state: sql`case state when 'VERIFIED' then 'SUBMITTED' else 'OPEN' end`, verified_at: null, ended_at: null })
    .where('id', 'in', [...paymentIds])
    .where('state', 'in', ['VERIFIED', 'ENDED'])
    .execute()
}

/**
 * Ends unpaid advances that staff have entered, because another payment has confirmed their bookings. The caller has locked the
 * advances.
 */
async function endConfirmed(tx: Tx, paymentIds: readonly string[], at: Date): Promise<void> {
  if (paymentIds.length === 0) return
  await tx
    .updateTable('payments')
    .set({ state: 'ENDED', ended_at: at })
    .where('id', 'in', [...paymentIds])
    .execute()
}

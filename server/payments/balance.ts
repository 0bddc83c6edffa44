import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, startOf } from '../../domain/calendar-day.ts'
import { paise, total } from '../../domain/money.ts'
import { QUOTE_LIFETIME_MS } from '../../domain/payment.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import { type BookingRow, lockBooking } from '../ledger/store.ts'
import { insertPayment } from './insert-payment.ts'
import { lastAllowedUnverified, type LimitDeps, refuseTooManyUnverified } from './payment-limits.ts'
import { changeState, type Payment, toPayment } from './store.ts'

/**
 * Opens a payment for the amount that is due for a booking, also after the journey. While the same amount is due, it returns the
 * same payment. For a held booking, this is the advance.
 * @throws AppError NOT_FOUND, NOTHING_DUE, TOO_MANY_UNVERIFIED
 */
export const askForBalance = (
  db: Db,
  user: { id: string },
  bookingId: string,
  { at, today }: Moment,
  deps: LimitDeps,
): Promise<Payment> =>
  inTransaction(db, async (tx) => {
    // All code locks a payment before its bookings, so that two transactions never wait for each other.
    const { held } = await lockOpenPayments(tx, bookingId)
    const booking = await lockBooking(tx, bookingId, user.id)
    const balance = balanceOfBooking(booking, today)
    const due = total([balance.due, balance.unpaid])
    if (due === 0) throw new AppError('NOTHING_DUE')
    // The submission would refuse it, too, but only after the devotee has paid.
    refuseTooManyUnverified((await tx.executeQuery(lastAllowedUnverified(tx, user.id, deps))).rows, deps)
    if (held && !booking.verified) return held
    const row = await openBalanceOf(tx, bookingId).executeTakeFirst()
    const open = row && toPayment(row)
    const until = balance.unpaid > 0 ? new Date(at.getTime() + QUOTE_LIFETIME_MS) : endOf(booking)
    if (open?.amountPayable === due) return open.expiresAt < until ? keepUntil(tx, open, until) : open
    if (open) await endOpenPayment(tx, open, at)
    return insertPayment(tx, {
      user_id: user.id,
      booking_id: bookingId,
      purpose: 'BALANCE',
      order_amount: due,
      gst: paise(0),
      gst_percent: 0,
      amount_total: due,
      amount_payable: due,
      created_at: at,
      expires_at: until,
    })
  })

/** Housekeeping deletes an expired payment long after its end, so a payment that is requested again gets a new expiry. */
async function keepUntil(tx: Tx, open: Payment, until: Date): Promise<Payment> {
  await tx.updateTable('payments').set({ expires_at: until }).where('id', '=', open.id).execute()
  return { ...open, expiresAt: until }
}

/** The instant at which the last day of a booking is over. */
const endOf = ({ last_day: lastDay }: BookingRow): Date => new Date(startOf(addDays(lastDay, 1)))

const openBalanceOf = (tx: Tx, bookingId: string) =>
  tx.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).where('state', '=', 'OPEN')

/**
 * Locks the open payments of a booking until the transaction ends: the payment of its balance, and the advance while the booking is
 * held.
 */
export async function lockOpenPayments(tx: Tx, bookingId: string): Promise<{ balance?: Payment; held?: Payment }> {
  const advance = tx.selectFrom('bookings').select('payment_id').where('id', '=', bookingId)
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where(({ eb, or }) => or([eb('booking_id', '=', bookingId), eb('id', '=', sql<string>`any (array(${advance}))`)]))
    .where('state', '=', 'OPEN')
    .orderBy('id')
    .forUpdate()
    .execute()
  const open = rows.map(toPayment)
  return {
    balance: open.find(({ purpose }) => purpose === 'BALANCE'),
    held: open.find(({ purpose }) => purpose === 'ADVANCE'),
  }
}

/** Ends an open payment of a booking, so that its UTR is no longer accepted. */
export const endOpenPayment = (tx: Tx, balance: Payment, at: Date): Promise<void> =>
  changeState(tx, balance, { state: 'ENDED', endedAt: at })

import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { paise } from '../../domain/money.ts'
import { balanceOfRow, lockBooking } from '../ledger/bookings.ts'
import { AppError } from '../http/app-error.ts'
import { insertPayment, type Payment } from './quote.ts'

/**
 * A payment of what is still due for a booking, with a reference of its own. Asked for again while as much is due, it is
 * the same one. It stays open as long as the amount is owed. @throws AppError NOT_FOUND, NOTHING_DUE
 */
export function askForBalance(db: Db, userId: string, bookingId: string, at: Date): Promise<Payment> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId, userId)
    const { due } = balanceOfRow(booking)
    if (due === 0) throw new AppError('NOTHING_DUE')
    const open = await tx
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('submitted_at', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (open?.amount_payable === due) return open
    if (open) await tx.updateTable('payments').set({ ended_at: at }).where('id', '=', open.id).execute()
    return insertPayment(tx, {
      user_id: userId,
      booking_id: bookingId,
      order_amount: due,
      gst: paise(0),
      gst_percent: 0,
      amount_total: due,
      amount_payable: due,
      created_at: at,
      // Counts quotes only.
      asked: 0,
      covers: `balance of ${bookingId}`,
      // The day of the journey is when the rest is due on arrival; until then the amount cannot change by itself.
      expires_at: new Date(`${booking.date_start}T18:30:00Z`),
    })
  })
}

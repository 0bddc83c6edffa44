import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { m } from '../../messages/compiled/messages.js'
import { recordChange } from '../audit/store.ts'
import { documentsByBooking } from '../documents/issue.ts'
import { AppError } from '../http/app-error.ts'
import { bookingsOfPayment } from '../ledger/bookings.ts'
import { lockBookings } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { rejectPayment } from '../payments/reject.ts'
import { cancelBooking } from './cancel.ts'

/**
 * Marks a booking, and the bookings of the same payment, as a test of the operator: rejects the payment and cancels them, in one
 * transaction. A booking with verified money or a numbered document cannot be a test. Marking again changes nothing.
 * @throws AppError NOT_FOUND, NOT_A_TEST
 */
export const markTest = (db: Db, staff: { id: string }, bookingId: string, moment: Moment): Promise<void> =>
  inTransaction(db, async (tx) => {
    const asked = await tx
      .selectFrom('bookings')
      .select(['payment_id', 'is_test'])
      .where('id', '=', bookingId)
      .executeTakeFirst()
    if (!asked) throw new AppError('NOT_FOUND')
    if (asked.is_test) return
    const text = m.first_run_test_reason({}, { locale: moment.language })
    const ids = (await bookingsOfPayment(tx, asked.payment_id)).map(({ id }) => id)
    const submitted = await tx
      .selectFrom('payments')
      .select('id')
      .where('state', '=', 'SUBMITTED')
      .where((or) => or.or([or('id', '=', asked.payment_id), or('booking_id', 'in', ids)]))
      .orderBy('id')
      .execute()
    for (const { id } of submitted)
      await rejectPayment(tx, staff, { paymentId: id, reason: 'OTHER', text, silent: true }, moment)
    const bookings = await lockBookings(tx, ids)
    const documents = await documentsByBooking(tx, ids)
    const hadMoney = bookings.some(
      ({ received, refunded, refund_due: due }) => received !== 0 || refunded !== 0 || due !== 0,
    )
    if (hadMoney || documents.size > 0) throw new AppError('NOT_A_TEST')
    for (const booking of bookings)
      if (!booking.cancelled_at)
        await cancelBooking(
          tx,
          { id: staff.id, role: 'ADMIN' },
          { bookingId: booking.id, refund: 0, reason: text },
          moment,
        )
    const marked = await tx
      .updateTable('bookings')
      .set({ is_test: true })
      .where('id', 'in', ids)
      .where('is_test', '=', false)
      .returning('id')
      .execute()
    // Another member of staff has marked it meanwhile.
    if (marked.length === 0) return
    const change = { action: 'booking_test', subjectId: bookingId, from: {}, to: {} } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
  })

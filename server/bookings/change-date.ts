import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf, daysBetween, isBookable } from '../../domain/calendar-day.ts'
import { canChange, CHANGE_DAYS_BEFORE, refundPercent } from '../../domain/cancellation.ts'
import { AppError } from '../http/app-error.ts'
import { post } from '../ledger/entries.ts'
import { queueBookingEmail } from '../payments/booking-emails.ts'
import { moveShareLinks } from './share.ts'
import { lockBooking } from '../ledger/bookings.ts'

/**
 * Moves a booking and its poojas to another day, once and free, until some days before; `epochMs` stands for its day in
 * Asia/Kolkata. The same day again changes nothing.
 * @throws AppError NOT_FOUND, CANCELLED, CHANGED_BEFORE, CHANGE_TOO_LATE, DATE_OUT_OF_RANGE
 */
export const changeDate = (
  db: Db,
  userId: string,
  bookingId: string,
  epochMs: number,
  { at, today }: { at: Date; today: CalendarDay },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId, userId)
    const day = dayOf(epochMs)
    const before = booking.date_start
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    if (day === before) return
    if (booking.date_before) throw new AppError('CHANGED_BEFORE')
    if (!canChange(before, today))
      throw new AppError('CHANGE_TOO_LATE', { words: { days: String(CHANGE_DAYS_BEFORE) } })
    if (!isBookable(day, today)) throw new AppError('DATE_OUT_OF_RANGE')
    const days = daysBetween(before, day)
    await tx
      .updateTable('bookings')
      .set({
        date_start: day,
        date_before: before,
        refund_cap: refundPercent(before, today),
        // What was written for the old day is written anew for the new one.
        reminded_at: null,
        poojas: JSON.stringify(booking.poojas.map(({ date, pooja }) => ({ date: addDays(date, days), pooja }))),
      })
      .where('id', '=', bookingId)
      .execute()
    await moveShareLinks(tx, bookingId, day)
    await post(tx, at, [{ bookingId, posting: { kind: 'CHANGED' }, detail: { dateBefore: before } }])
    await queueBookingEmail(tx, bookingId, at, ({ name, reference, line }) => ({
      kind: 'booking_changed',
      content: { name, reference, line, dateBefore: before, bookingId },
    }))
  })

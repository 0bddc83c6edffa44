import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, daysBetween, isBookable } from '../../domain/calendar-day.ts'
import { canChange, CHANGE_DAYS_BEFORE, limitsRefund, refundPercent } from '../../domain/cancellation.ts'
import { dateChanged } from '../../domain/ledger.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { statusOf } from '../ledger/bookings.ts'
import { appendEntries, type BookingRow, lockBooking } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { toPlaceTaker } from '../places/take-again.ts'
import { takePlaces } from '../places/take.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { moveShareLinks } from './share.ts'

/**
 * Moves a booking and its poojas to another day: once, free of charge, up to some days before. A booking without a place may be
 * moved at any time. The same day changes nothing.
 * @throws AppError NOT_FOUND, CANCELLED, CHANGED_BEFORE, CHANGE_TOO_LATE, DATE_OUT_OF_RANGE, OUT_OF_SEASON, ECLIPSE_DAY,
 * DAY_CLOSED, DAY_FULL
 */
export const changeDate = (
  db: Db,
  user: { id: string },
  { bookingId, day }: { bookingId: string; day: CalendarDay },
  { at, today, language }: Pick<Moment, 'at' | 'today' | 'language'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId, user.id)
    const before = booking.date_start
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    if (day === before) return
    if (booking.date_before && !booking.no_place) throw new AppError('CHANGED_BEFORE')
    if (!canChange(before, today) && !booking.no_place)
      throw new AppError('CHANGE_TOO_LATE', { words: { days: String(CHANGE_DAYS_BEFORE) } })
    if (!isBookable(day, today)) throw new AppError('DATE_OUT_OF_RANGE')
    const days = daysBetween(before, day)
    const poojas = booking.poojas.map(({ date, pooja }) => ({ date: addDays(date, days), pooja }))
    const journey = { package: booking.package, poojas, first: day, last: addDays(booking.last_day, days) }
    await refuseDay(tx, journey, { today, language })
    await takePlaces(tx, [{ ...toPlaceTaker(booking), dateStart: day, poojas }], { at, language })
    const mostRefunded = await moveTo(tx, booking, { day, poojas }, today)
    await appendEntries(tx, at, [{ bookingId, entry: dateChanged, detail: { dateBefore: before } }])
    const moved = { ...booking, date_start: day, last_day: journey.last, no_place: false }
    await queueEmailTo(tx, booking.user_id, at, (name) => ({
      kind: 'booking_changed',
      content: {
        ...aboutBooking(moved, today),
        name,
        dateBefore: before,
        ...(limitsRefund(mostRefunded, booking.refund_tiers) && { mostRefunded }),
        bookingId,
        status: statusOf(moved, today),
      },
    }))
  })

type Moved = { day: CalendarDay; poojas: BookingRow['poojas'] }

/**
 * Stores the new day of a locked booking whose places are taken. Returns the highest percentage that a later cancellation refunds.
 */
export async function moveTo(tx: Tx, booking: BookingRow, { day, poojas }: Moved, today: CalendarDay): Promise<number> {
  const { id, date_start: before, no_place: hadNoPlace, refund_tiers: tiers, max_refund_percent: most } = booking
  // A later cancellation refunds at most as much as a cancellation on the day of this change.
  const mostRefunded = hadNoPlace ? 100 : Math.min(most ?? 100, refundPercent(before, today, tiers))
  await tx
    .updateTable('bookings')
    .set({
      date_start: day,
      date_before: before,
      max_refund_percent: mostRefunded,
      // The reminder for the new day has not been sent yet.
      reminded_at: null,
      poojas: JSON.stringify(poojas),
      no_place: false,
    })
    .where('id', '=', id)
    .execute()
  await moveShareLinks(tx, id, day)
  return mostRefunded
}

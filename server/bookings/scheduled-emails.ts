import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { balanceOfBooking, getBooking } from '../ledger/bookings.ts'
import { remindOfBegun } from '../payments/begun.ts'
import { aboutBooking } from '../payments/booking-emails.ts'

/** The devotee gets a reminder of the journey and of the balance so many days before the journey. */
const REMIND_DAYS_BEFORE = 3
/** The thanks are sent the day after the journey, or at most so many days later. */
const THANK_DAYS = 7
/** The largest number of emails of each kind in one run, so that other work does not wait for long. */
const BATCH = 50

type Span = { from: CalendarDay; to: CalendarDay }
type Column = 'reminded_at' | 'thanked_at'

/**
 * Queues the email of one verified booking whose day is within `span`. Several servers do not queue it twice. Returns whether it
 * found such a booking.
 */
const tellNext = (db: Db, column: Column, { from, to }: Span, today: CalendarDay, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('bookings')
      .select('id')
      .where('verified', '=', true)
      .where('cancelled_at', 'is', null)
      .where('no_place', '=', false)
      .where(column, 'is', null)
      .where('date_start', '>=', from)
      .where('date_start', '<=', to)
      .orderBy('date_start')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    await tx
      .updateTable('bookings')
      .set({ [column]: at })
      .where('id', '=', due.id)
      .execute()
    const booking = await getBooking(tx, due.id)
    await queueEmailTo(tx, booking.user_id, at, (name) =>
      column === 'thanked_at'
        ? { kind: 'thanks', content: { name, line: aboutBooking(booking).line } }
        : {
            kind: 'balance_reminder',
            content: {
              ...aboutBooking(booking, today),
              name,
              balance: balanceOfBooking(booking, today).due,
              bookingId: booking.id,
            },
          },
    )
    return true
  })

/**
 * Queues the emails of a day: reminders before a journey, thanks after it, and reminders of payments that were begun. Returns their
 * number.
 */
export async function queueScheduledEmails(db: Db, today: CalendarDay, at: Date): Promise<number> {
  const spans: [Column, Span][] = [
    ['reminded_at', { from: addDays(today, 1), to: addDays(today, REMIND_DAYS_BEFORE) }],
    ['thanked_at', { from: addDays(today, -THANK_DAYS), to: addDays(today, -1) }],
  ]
  let written = 0
  for (const [column, span] of spans)
    for (let left = BATCH; left > 0 && (await tellNext(db, column, span, today, at)); left--) written++
  for (let left = BATCH; left > 0 && (await remindOfBegun(db, at)); left--) written++
  return written
}

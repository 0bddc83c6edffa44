import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { QUOTE_GRACE_MS } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { cancelLocked, lockToCancel } from './cancel.ts'

/** The largest number in one run, so that other work does not wait for long. */
const BATCH = 50

/**
 * Cancels bookings that staff held and nobody paid, a day after the end of the hold. Their places are free since its end, but a UTR
 * was accepted until now, because the transfer may have begun earlier. If money came and was taken back, staff decide. Returns the
 * number of cancelled bookings.
 */
export async function endHolds(db: Db, at: Date): Promise<number> {
  const ended = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.payment_id', 'payments.id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'payments.expires_at'])
    .select(({ fn }) => fn.coalesce('mail_language', 'language').as('language'))
    .where('payments.state', '=', 'OPEN')
    .where('entered_by', 'is not', null)
    .where('payments.expires_at', '<=', new Date(at.getTime() - QUOTE_GRACE_MS))
    .where('cancelled_at', 'is', null)
    .where('verified', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger').select('id').whereRef('booking_id', '=', 'bookings.id').where('kind', '=', 'SUBMITTED'),
        ),
      ),
    )
    .orderBy('payments.expires_at')
    .limit(BATCH)
    .execute()
  let count = 0
  for (const { id, expires_at: end, language: locale } of ended) {
    const date = formatDay(addDays(dayOf(end.getTime()), -1), locale)
    const reason = m.booking_hold_ended({ date }, { locale })
    const done = await inTransaction(db, async (tx) => {
      const locked = await lockToCancel(tx, id)
      // The booking was paid or cancelled meanwhile.
      if (!locked.held || locked.booking.cancelled_at || locked.booking.verified) return false
      await cancelLocked(tx, null, locked, { reason }, { at, today: dayOf(at.getTime()) })
      return true
    })
    if (done) count++
  }
  return count
}

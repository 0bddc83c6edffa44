import type { Role } from '../../domain/role.ts'
import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { canCancel, refundOf, refundPercent } from '../../domain/cancellation.ts'
import { formatRupees } from '../../domain/format.ts'
import { cancelled } from '../../domain/ledger.ts'
import { paise } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { post, sumsOfRow } from '../ledger/entries.ts'
import { queueBookingEmail } from '../payments/booking-emails.ts'
import { queueRefund } from '../payments/refunds.ts'
import { balanceOfRow, type BookingRow, lockBooking } from '../ledger/bookings.ts'

/** What cancelling today would give back and keep of what was paid; an operator who cancels keeps nothing. */
export const cancellationOf = (booking: BookingRow, today: CalendarDay, byOperator: boolean) => {
  // Moving the journey far ahead first gives back no more than cancelling on that day would have.
  const percent = byOperator ? 100 : Math.min(refundPercent(booking.date_start, today), booking.refund_cap ?? 100)
  const { paid } = balanceOfRow(booking)
  // What was paid too much goes back whole.
  const { kept } = refundOf(paise(Math.min(paid, booking.price)), percent)
  return { percent, refund: paise(paid - kept), kept }
}

/** Payments are held before bookings, as by whoever submits one: neither waits for the other. */
const lockOpenBalances = (tx: Tx, bookingId: string) =>
  tx
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('submitted_at', 'is', null)
    .forUpdate()
    .execute()

type Cancelling = {
  bookingId: string
  actor: { id: string; role: Role }
  /** What the canceller was shown, in rupees: what they agreed to. */
  refund: number
  reason?: string
}
type Moment = { at: Date; today: CalendarDay; language: Language }

/**
 * Cancels a booking: its devotee by the policy, an admin with everything sent back. What was received beyond what is kept
 * is put before staff as a refund; what is still being checked follows once it is found.
 * @throws AppError NOT_FOUND, CANCELLED, JOURNEY_BEGUN, REFUND_CHANGED
 */
export const cancelBooking = (
  db: Db,
  { bookingId, actor, refund, reason }: Cancelling,
  moment: Moment,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { at, today, language } = moment
    const byOperator = actor.role === 'ADMIN'
    await lockOpenBalances(tx, bookingId)
    const booking = await lockBooking(tx, bookingId, byOperator ? undefined : actor.id)
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    if (!byOperator && !canCancel(booking.date_start, today)) throw new AppError('JOURNEY_BEGUN')
    const terms = cancellationOf(booking, today, byOperator)
    if (refund !== terms.refund / 100)
      throw new AppError('REFUND_CHANGED', { words: { amount: formatRupees(terms.refund, language) } })
    const by = byOperator ? 'OPERATOR' : 'DEVOTEE'
    await tx
      .updateTable('bookings')
      .set({ cancelled_at: at, cancelled_by: by, cancel_reason: reason || null })
      .where('id', '=', bookingId)
      .execute()
    const posting = cancelled(sumsOfRow(booking), terms.kept)
    // The reason stays with the booking: a person's own words can be taken back, the ledger cannot.
    await post(tx, at, [{ bookingId, posting }])
    // A payment of the rest is asked for no longer.
    await tx
      .updateTable('payments')
      .set({ ended_at: at })
      .where('booking_id', '=', bookingId)
      .where('submitted_at', 'is', null)
      .execute()
    const due = posting.refundDue ?? paise(0)
    const refundReference = due > 0 ? await queueRefund(tx, bookingId, due, at) : null
    if (byOperator)
      await recordChange(tx, {
        actorId: actor.id,
        action: 'booking_cancelled',
        subjectId: bookingId,
        from: {},
        to: { refund: terms.refund, text: reason },
        at,
      })
    await queueBookingEmail(tx, bookingId, at, ({ name, reference, line }) => ({
      kind: 'booking_cancelled',
      content: {
        name,
        reference,
        line,
        refund: terms.refund,
        kept: terms.kept,
        refundReference,
        byOperator,
        ...(reason && { reason }),
      },
    }))
  })

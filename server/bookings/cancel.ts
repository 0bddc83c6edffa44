import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { canCancel } from '../../domain/cancellation.ts'
import { formatRupees } from '../../domain/format.ts'
import { cancelled } from '../../domain/ledger.ts'
import { paise, sameRupees, total } from '../../domain/money.ts'
import type { Role } from '../../domain/role.ts'
import { recordChange } from '../audit/store.ts'
import { creditInvoice } from '../documents/cancel-documents.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { refundOfCancellation, settleRefunds } from '../ledger/refunds.ts'
import { type BookingRow, appendEntries, lockBooking } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { endOpenPayment, lockOpenPayments } from '../payments/balance.ts'
import type { Payment } from '../payments/store.ts'
import { cancellationTerms } from './terms.ts'

export type Cancellation = {
  bookingId: string
  /** The refund that the page showed, in rupees; it includes the refund of unverified payments. */
  refund: number
  reason?: string
}

/**
 * Cancels a booking: for a devotee by the policy, for an admin without a charge. Money beyond the charge becomes a refund that
 * staff send. Unverified payments are settled when they are verified.
 * @throws AppError NOT_FOUND, CANCELLED, JOURNEY_BEGUN, REFUND_CHANGED
 */
export const cancelBooking = (
  db: Db,
  actor: { id: string; role: Role },
  { bookingId, refund, reason }: Cancellation,
  moment: Moment,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { today, language } = moment
    const locked = await lockToCancel(tx, bookingId, actor.role === 'ADMIN' ? undefined : actor.id)
    const { booking } = locked
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    if (actor.role === 'USER' && !booking.no_place && !canCancel(booking.date_start, today))
      throw new AppError('JOURNEY_BEGUN')
    const terms = cancellationTerms(booking, today, actor.role)
    const agreed = total([terms.now.refund, terms.onceVerified.refund])
    if (!sameRupees(refund, agreed))
      throw new AppError('REFUND_CHANGED', { words: { amount: formatRupees(agreed, language) } })
    await cancelLocked(tx, actor, locked, { reason }, moment)
    if (actor.role === 'USER') return
    const change = {
      action: 'booking_cancelled',
      subjectId: bookingId,
      from: {},
      to: { refund: agreed, text: reason },
    } as const
    await recordChange(tx, { actorId: actor.id, ...change }, moment)
  })

type Locked = { booking: BookingRow; balance?: Payment; held?: Payment }

/**
 * Locks the open payments of a booking before the booking itself, in the same order as submitting and verifying, so that no
 * deadlock occurs.
 */
export async function lockToCancel(tx: Tx, bookingId: string, userId?: string): Promise<Locked> {
  const open = await lockOpenPayments(tx, bookingId)
  return { ...open, booking: await lockBooking(tx, bookingId, userId) }
}

/** Cancels a locked booking. Without `actor`, its hold has ended, and the operator is the one who cancels. */
export async function cancelLocked(
  tx: Tx,
  actor: { role: Role } | null,
  { booking, balance, held }: Locked,
  { reason }: { reason?: string },
  { at, today }: Pick<Moment, 'at' | 'today'>,
): Promise<void> {
  const { id: bookingId } = booking
  const by = actor?.role ?? 'ADMIN'
  const terms = cancellationTerms(booking, today, by)
  await tx
    .updateTable('bookings')
    .set({
      cancelled_at: at,
      cancelled_by: by === 'ADMIN' ? 'OPERATOR' : 'DEVOTEE',
      // The reason is not in the ledger, because it is deleted with the account, and ledger entries cannot be deleted.
      cancel_reason: reason || null,
      cancel_refund_percent: terms.percent,
      cancel_most_kept: total([terms.now.kept, terms.onceVerified.kept]),
    })
    .where('id', '=', bookingId)
    .execute()
  const settlement = { kept: terms.now.kept, refundDue: paise(booking.received - terms.now.kept) }
  await appendEntries(tx, at, [{ bookingId, entry: cancelled(sumsOf(booking), settlement) }])
  await settleRefunds(tx, [{ bookingId, cause: 'CANCELLATION' }], at)
  const waiting = await refundOfCancellation(tx, bookingId)
  await creditInvoice(tx, booking, terms.now.kept, at)
  for (const open of [balance, held]) if (open) await endOpenPayment(tx, open, at)
  await queueCancelledEmail(tx, booking, { terms, waiting, byOperator: by === 'ADMIN', reason, at })
}

type Told = {
  terms: ReturnType<typeof cancellationTerms>
  waiting?: { reference: string }
  byOperator: boolean
  reason?: string
  at: Date
}

async function queueCancelledEmail(
  tx: Tx,
  booking: BookingRow,
  { terms, waiting, byOperator, reason, at }: Told,
): Promise<void> {
  await queueEmailTo(tx, booking.user_id, at, (name) => ({
    kind: 'booking_cancelled',
    content: {
      ...aboutBooking(booking),
      name,
      refund: terms.now.refund,
      kept: terms.now.kept,
      unverified: booking.unverified,
      onceVerified: terms.onceVerified.refund,
      refundReference: waiting?.reference ?? null,
      byOperator,
      ...(reason && { reason }),
    },
  }))
}

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { verified } from '../../domain/ledger.ts'
import { recordChange } from '../audit/store.ts'
import { reopenRejected } from '../payments/reopen-rejected.ts'
import { rejectDuplicateUtr } from '../payments/duplicate-utr.ts'
import { AppError } from '../http/app-error.ts'
import { post, readShares } from '../ledger/entries.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { markVerified } from '../payments/mark-verified.ts'
import { onVerified } from '../payments/on-verified.ts'
import { revokeVerification } from '../payments/revoke.ts'
import { type BookingRow, findBooking, lockBooking } from '../ledger/bookings.ts'

/**
 * Marks a booking verified or not, on the ledger and on the record, and tells the devotee once it is verified. What is
 * already as asked for stays untouched and tells nobody, also when two admins click at once.
 * @throws AppError NOT_FOUND, UTR_TAKEN where the payment was rejected and its reference is another's by now, REFUND_SENT
 * where the money has been sent back
 */
export function setVerification(
  db: Db,
  { actorId, bookingId, at, env }: { actorId: string; bookingId: string; at: Date; env: DocumentEnv },
  isVerified: boolean,
): Promise<BookingRow> {
  const work = inTransaction(db, async (tx) => {
    await lockAdvance(tx, bookingId)
    const booking = await lockBooking(tx, bookingId)
    if (booking.verified === isVerified) return booking
    const shares = await readShares(tx, booking.payment_id)
    const { part, received } = shares.find((share) => share.bookingId === bookingId)!
    const payment = { id: booking.payment_id, utr: booking.utr, booking_id: null }
    const about = { bookingId, paymentId: payment.id }
    if (isVerified) {
      if (booking.rejected_at) await reopenRejected(tx, payment, at)
      await post(tx, at, [{ ...about, posting: verified(part, part) }])
      await onVerified(tx, { bookingId, payment, amount: part, actorId, at, env })
    } else {
      // Of a rejected advance nothing was received: the booking stood on what was paid after it.
      if (!booking.rejected_at)
        await post(tx, at, [{ ...about, posting: await revokeVerification(tx, booking, { part, received, at }) }])
      await markVerified(tx, { actorId, bookingId, at }, false)
    }
    await markPayment(tx, payment.id, at)
    return (await findBooking(tx, bookingId))!
  })
  return rejectDuplicateUtr(work)
}

/** Whoever checks money holds the payment before its bookings, so that all of them are seen as they stand. */
const lockAdvance = (tx: Tx, bookingId: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.payment_id', 'payments.id')
    .select('payments.id')
    .where('bookings.id', '=', bookingId)
    .forUpdate('payments')
    .execute()

/** An advance is verified while every booking of it is. */
const markPayment = (tx: Tx, paymentId: string, at: Date) =>
  tx
    .updateTable('payments')
    .set({
      verified_at: sql<Date | null>`
        case when exists (select from bookings where payment_id = ${paymentId} and not verified)
          then null else ${at}::timestamptz end`,
    })
    .where('id', '=', paymentId)
    .execute()

/** Keeps the staff's note, on the record. @throws AppError NOT_FOUND */
export function saveNote(db: Db, actorId: string, bookingId: string, note: string, at: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('bookings')
      .select('note')
      .where('id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('NOT_FOUND')
    if (before.note === note) return
    await tx.updateTable('bookings').set({ note }).where('id', '=', bookingId).execute()
    await recordChange(tx, { actorId, action: 'booking_note', subjectId: bookingId, from: before, to: { note }, at })
  })
}

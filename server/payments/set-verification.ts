import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { standingVerifications, startAct } from '../acts/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { getBooking } from '../ledger/bookings.ts'
import { type BookingRow, lockParts, type Part } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail } from './booking-emails.ts'
import { confirmBookings, openAgain } from './confirm-bookings.ts'
import { lockSubmitted, setBookingsVerified, type Staff, type SubmittedPayment } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { takeBackByAct } from './take-back.ts'
import { verifyLocked } from './verify.ts'

type Wanted = { bookingId: string; comparedUtr?: string; status: boolean }

/**
 * Verifies or revokes the part of an advance for one booking. Changes nothing if the booking already has this status.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED for a held booking, UTR_CHANGED, UTR_TAKEN if the payment was rejected and another
 * payment now has its UTR, REFUND_SENT if the money was already sent back
 */
export const setVerification = (
  db: Db,
  staff: Staff,
  { bookingId, comparedUtr, status }: Wanted,
  moment: Moment,
  env: DocumentEnv,
): Promise<BookingRow> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const { payment_id: paymentId } = await getBooking(tx, bookingId)
      const locked = await lockSubmitted(tx, paymentId, comparedUtr)
      const before = await lockParts(tx, paymentId)
      const part = before.find(({ booking }) => booking.id === bookingId)
      if (!part) throw new AppError('NOT_FOUND')
      if (part.booking.verified === status) return part.booking
      if (!status) await revokePart(tx, staff, locked, part, moment)
      else if (!(await isConfirmedAgain(tx, staff, part.booking, moment)))
        await verifyLocked(tx, staff, { locked, before }, { only: bookingId }, moment, env)
      return getBooking(tx, bookingId)
    }),
  )

/** If staff confirm a revoked booking again and later payments cover it, no money of its advance is needed. */
async function isConfirmedAgain(tx: Tx, staff: Staff, booking: BookingRow, moment: Moment): Promise<boolean> {
  if (!booking.revoked) return false
  await tx.updateTable('bookings').set({ revoked: false }).where('id', '=', booking.id).execute()
  const [now] = await confirmBookings(tx, { staff }, [booking], moment)
  return now?.verified === true
}

/** Later payments confirmed a booking without the part of its advance, but staff decide against it. */
async function revokePart(tx: Tx, staff: Staff, payment: SubmittedPayment, part: Part, moment: Moment): Promise<void> {
  const only = [part.booking.id]
  if (!part.share.verified) {
    const by = await startAct(tx, staff, { kind: 'REVOKE', paymentId: payment.id }, moment)
    await openAgain(tx, [payment.id])
    return setBookingsVerified(tx, { staff, by }, only, false, moment)
  }
  const acts = (await standingVerifications(tx, payment.id)).filter(({ id }) => id === part.share.actId)
  const { by, told } = await takeBackByAct(tx, payment, acts, { staff, kind: 'REVOKE', only }, moment)
  if (told.length > 0) await queueEmailTo(tx, payment.userId, moment.at, revokedEmail(told, payment), by)
}

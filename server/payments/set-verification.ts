import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { getBooking } from '../ledger/bookings.ts'
import { lockParts, type BookingRow } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail } from './booking-emails.ts'
import { lockSubmitted, submissionOf } from './store.ts'
import { forgetImport } from './forget-import.ts'
import { revoke } from './revoke.ts'
import { setBookingsVerified } from './store.ts'
import { changeState, type Staff } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { verify } from './verify-parts.ts'

/**
 * Verifies or revokes the part of an advance that is for one booking. It changes nothing if the booking has this status.
 * @throws AppError NOT_FOUND, UTR_CHANGED, UTR_TAKEN if the payment was rejected and another payment now has its UTR, REFUND_SENT
 * if the money was already sent back
 */
export const setVerification = (
  db: Db,
  staff: Staff,
  { bookingId, comparedUtr, status }: { bookingId: string; comparedUtr?: string; status: boolean },
  moment: Moment,
  env: DocumentEnv,
): Promise<BookingRow> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const { payment_id: paymentId } = await getBooking(tx, bookingId)
      const payment = await lockSubmitted(tx, paymentId, comparedUtr)
      const parts = await lockParts(tx, payment.id)
      const part = parts.find(({ booking }) => booking.id === bookingId)
      if (!part) throw new AppError('NOT_FOUND')
      if (part.booking.verified === status) return part.booking
      if (status) {
        await verify(tx, staff, {
          payment,
          parts,
          wanted: [{ part, found: part.share.part }],
          receivedOn: moment.today,
          moment,
          env,
        })
      } else {
        if (part.share.verified) {
          await revoke(tx, payment, [part], 'PAYMENT_NOT_RECEIVED', moment)
          const email = revokedEmail(part.booking, payment, part.share.part)
          await queueEmailTo(tx, part.booking.user_id, moment.at, email)
        }
        if (payment.state === 'VERIFIED') {
          await forgetImport(tx, payment.id)
          await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
        }
        await setBookingsVerified(tx, staff, [bookingId], false, moment)
      }
      return getBooking(tx, bookingId)
    }),
  )

import type { Tx } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import type { EmailKind } from '../email/data.ts'
import { queueEmailTo, withdrawEmails } from '../email/outbox.ts'
import { lockParts } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail } from './booking-emails.ts'
import { restsOnThis } from './reject.ts'
import { revoke } from './revoke.ts'
import { changeState, lockSubmitted, setBookingVerified, type Staff, submissionOf } from './store.ts'

/** The emails of a verification. */
const VERIFIED: readonly EmailKind[] = ['booking_verified', 'payment_verified', 'amount_corrected', 'refund_changed']

/**
 * Revokes a verified payment as a whole: it waits to be checked again, its bookings are unconfirmed, and each devotee whom an
 * email has told of the verification is told. Returns whether it was verified.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, REFUND_SENT if its money was already sent back
 */
export async function revokePayment(tx: Tx, staff: Staff, paymentId: string, moment: Moment): Promise<boolean> {
  const payment = await lockSubmitted(tx, paymentId)
  if (payment.state !== 'VERIFIED') return false
  const parts = await lockParts(tx, paymentId)
  const verified = parts.filter(({ share }) => share.verified)
  await revoke(tx, payment, verified, 'PAYMENT_NOT_RECEIVED', moment)
  await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
  for (const part of parts)
    if (part.booking.verified && (payment.purpose === 'ADVANCE' || restsOnThis(part)))
      await setBookingVerified(tx, staff, part.booking.id, false, moment)
  const unsent = await withdrawEmails(tx, paymentId, { kinds: VERIFIED })
  const untold = new Set(unsent.map((content) => (content as { bookingId: string }).bookingId))
  for (const { share, booking } of verified)
    if (!untold.has(booking.id))
      await queueEmailTo(tx, booking.user_id, moment.at, revokedEmail(booking, payment, share.part))
  const change = { action: 'payment_revoked', subjectId: paymentId, from: {}, to: {} } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
  return true
}

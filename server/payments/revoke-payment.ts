import type { Tx } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import type { EmailKind } from '../email/data.ts'
import { queueEmailsTo, withdrawEmails } from '../email/outbox.ts'
import { lockParts } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail } from './booking-emails.ts'
import { restsOnThis } from './reject.ts'
import { revoke } from './revoke.ts'
import { changeState, lockSubmitted, setBookingsVerified, type Staff, submissionOf } from './store.ts'

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
  const unconfirmed = parts.filter(
    (part) => part.booking.verified && (payment.purpose === 'ADVANCE' || restsOnThis(part)),
  )
  const ids = unconfirmed.map(({ booking }) => booking.id)
  await setBookingsVerified(tx, staff, ids, false, moment)
  const unsent = await withdrawEmails(tx, paymentId, { kinds: VERIFIED })
  const untold = new Set(unsent.map((content) => (content as { bookingId: string }).bookingId))
  const emails = verified
    .filter(({ booking }) => !untold.has(booking.id))
    .map(({ share, booking }) => revokedEmail(booking, payment, share.part))
  await queueEmailsTo(tx, payment.userId, moment.at, emails)
  const change = { action: 'payment_revoked', subjectId: paymentId, from: {}, to: {} } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
  return true
}

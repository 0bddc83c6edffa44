import type { Tx } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import { lockParts } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revoke } from './revoke.ts'
import { changeState, lockSubmitted, setBookingVerified, type Staff, submissionOf } from './store.ts'

/**
 * Revokes a verified payment as a whole: it waits to be checked again, and its bookings are unconfirmed. Returns whether it was
 * verified. @throws AppError NOT_FOUND, NOT_SUBMITTED, REFUND_SENT if its money was already sent back
 */
export async function revokePayment(tx: Tx, staff: Staff, paymentId: string, moment: Moment): Promise<boolean> {
  const payment = await lockSubmitted(tx, paymentId)
  if (payment.state !== 'VERIFIED') return false
  const parts = await lockParts(tx, paymentId)
  await revoke(tx, payment, parts, 'PAYMENT_NOT_RECEIVED', moment)
  await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
  for (const { booking } of parts)
    if (booking.verified && payment.purpose === 'ADVANCE')
      await setBookingVerified(tx, staff, booking.id, false, moment.at)
  const change = { action: 'payment_revoked', subjectId: paymentId, from: {}, to: {}, at: moment.at }
  await recordChange(tx, { actorId: staff.id, ...change })
  return true
}

import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { standingVerifications, startAct } from '../acts/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailsTo, queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { getBooking } from '../ledger/bookings.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import { type BookingRow, lockParts, type Part } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail, verifiedEmails } from './booking-emails.ts'
import { settlingOf } from './settlement.ts'
import { lockSubmitted, openAgain, setBookingsVerified, type Staff, type SubmittedPayment } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { takeBack } from './take-back.ts'
import { issueWithAct } from './document-acts.ts'
import { verifyParts } from './verify-parts.ts'

type Wanted = { bookingId: string; comparedUtr?: string; status: boolean }

/**
 * Verifies or revokes the part of an advance that is for one booking. It changes nothing if the booking has this status.
 * @throws AppError NOT_FOUND, UTR_CHANGED, UTR_TAKEN if the payment was rejected and another payment now has its UTR, REFUND_SENT
 * if the money was already sent back
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
      const payment = await lockSubmitted(tx, paymentId, comparedUtr)
      const parts = await lockParts(tx, payment.id)
      const part = parts.find(({ booking }) => booking.id === bookingId)
      if (!part) throw new AppError('NOT_FOUND')
      if (part.booking.verified === status) return part.booking
      if (status) await verifyPart(tx, staff, payment, parts, part, moment, env)
      else await revokePart(tx, staff, payment, part, moment)
      await settleRefunds(tx, [settlingOf(part.booking)], moment.at)
      return getBooking(tx, bookingId)
    }),
  )

async function verifyPart(
  tx: Tx,
  staff: Staff,
  payment: SubmittedPayment,
  parts: readonly Part[],
  part: Part,
  moment: Moment,
  env: DocumentEnv,
): Promise<void> {
  const act = await startAct(tx, staff, { kind: 'VERIFY', paymentId: payment.id }, moment)
  const wanted = [{ part, found: part.share.part }]
  const results = await verifyParts(tx, staff, { payment, parts, wanted, receivedOn: moment.today, moment, act })
  await issueWithAct(tx, env, { payment, receivedOn: moment.today, found: results, act })
  await queueEmailsTo(
    tx,
    payment.userId,
    moment.at,
    verifiedEmails(payment, results, { amount: payment.amountPayable }, moment.today),
    act,
  )
}

/** A booking that its advance does not confirm was confirmed by later payments: staff have decided against them. */
async function revokePart(tx: Tx, staff: Staff, payment: SubmittedPayment, part: Part, moment: Moment): Promise<void> {
  const act = await startAct(tx, staff, { kind: 'REVOKE', paymentId: payment.id }, moment)
  const by = { staff, by: act }
  if (!part.share.verified) {
    await openAgain(tx, [payment.id])
    return setBookingsVerified(tx, by, [part.booking.id], false, moment)
  }
  const acts = (await standingVerifications(tx, payment.id)).filter(({ id }) => id === part.share.actId)
  const taking = { ...by, reason: 'PAYMENT_NOT_RECEIVED', only: [part.booking.id] } as const
  const { told } = await takeBack(tx, payment, acts, taking, moment)
  if (told.length > 0) await queueEmailTo(tx, payment.userId, moment.at, revokedEmail(told, payment), act)
}

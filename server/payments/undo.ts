import type { Db } from '../../db/connect.ts'
import type { PaymentUndo } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { submitted } from '../../domain/ledger.ts'
import { canUndo } from '../../domain/undo.ts'
import { recordChange } from '../audit/store.ts'
import { hasEmailOf, withdrawEmails } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { appendEntries, lockParts } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { forgetImport } from './forget-import.ts'
import { revoke } from './revoke.ts'
import { changeState, lockSubmitted, setBookingsVerified, type Staff, submissionOf } from './store.ts'
import type { SubmittedPayment } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'

/**
 * Undoes the last verification or rejection of a payment in the queue, by who did it: the payment waits again as before, and its
 * email is never sent.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, UNDO_OVER after its time or another change, UTR_TAKEN if a rejected UTR was
 * submitted for another payment since, REFUND_SENT
 */
export const undoAct = (db: Db, staff: Staff, paymentId: string, moment: Moment): Promise<void> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const payment = await lockSubmitted(tx, paymentId)
      const undo = await readUndo(tx, paymentId)
      if (!undo || undo.staffId !== staff.id || !canUndo(undo.at, moment.at.getTime())) throw new AppError('UNDO_OVER')
      const actAt = new Date(undo.at)
      await withdrawEmails(tx, paymentId, { queuedAt: actAt })
      if (await hasEmailOf(tx, paymentId, actAt)) throw new AppError('UNDO_OVER')
      if (undo.kind === 'VERIFIED') await revokeAll(tx, staff, payment, undo, moment)
      else await submitAgain(tx, payment, moment.at)
      await changeState(tx, payment, { state: 'SUBMITTED', ...submissionOf(payment) })
      const change = { action: 'payment_undone', subjectId: paymentId, from: { act: undo.kind }, to: {} } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
    }),
  )

const readUndo = async (tx: Tx, id: string): Promise<PaymentUndo | null> =>
  (await tx.selectFrom('payments').select('undo').where('id', '=', id).executeTakeFirstOrThrow()).undo

async function revokeAll(tx: Tx, staff: Staff, payment: SubmittedPayment, undo: PaymentUndo, moment: Moment) {
  await forgetImport(tx, payment.id)
  const parts = await lockParts(tx, payment.id)
  const verified = parts.filter(({ share }) => share.verified && undo.verified.includes(share.bookingId))
  await revoke(tx, payment, verified, 'PAYMENT_NOT_RECEIVED', moment)
  for (const { booking } of verified)
    if (booking.verified && undo.confirmed.includes(booking.id))
      await setBookingsVerified(tx, staff, [booking.id], false, moment)
}

async function submitAgain(tx: Tx, payment: SubmittedPayment, at: Date): Promise<void> {
  const parts = await lockParts(tx, payment.id)
  await appendEntries(
    tx,
    at,
    parts.map(({ share: { part, bookingId } }) => ({
      bookingId,
      paymentId: payment.id,
      entry: submitted(part),
      detail: { utr: payment.utr },
    })),
  )
}

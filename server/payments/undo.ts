import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { canUndo } from '../../domain/undo.ts'
import { lastAct, startAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { hasEmailOf, withdrawEmails } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import type { Moment } from '../moment.ts'
import { settlingOf } from './settlement.ts'
import { lockSubmitted, type Staff } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { takeBack } from './take-back.ts'

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
      const act = await lastAct(tx, paymentId)
      const { at } = moment
      const isOpen = act && !act.undone_at && act.certain_at > act.at && canUndo(act.at.getTime(), at.getTime())
      // What the devotee changed since begins another submission.
      const isLast = act && payment.submittedAt <= act.at
      if (!isOpen || !isLast || act.staff_id !== staff.id) throw new AppError('UNDO_OVER')
      await withdrawEmails(tx, [act.id])
      if (await hasEmailOf(tx, act.id)) throw new AppError('UNDO_OVER')
      const by = await startAct(tx, staff, { kind: 'UNDO', paymentId }, moment)
      const back = await takeBack(tx, payment, [act], { staff, by, reason: 'PAYMENT_NOT_RECEIVED' }, moment)
      await settleRefunds(
        tx,
        back.taken.map(({ booking }) => settlingOf(booking)),
        at,
      )
      const from = { act: act.kind === 'REJECT' ? 'REJECTED' : 'VERIFIED' }
      const change = { action: 'payment_undone', subjectId: paymentId, from, to: {}, actId: by.id } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
    }),
  )

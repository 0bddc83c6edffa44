import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { canUndo } from '../../domain/undo.ts'
import { lastAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { hasEmailOf, withdrawEmails } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { lockSubmitted, type Staff } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { takeBackByAct } from './take-back.ts'

/**
 * Undoes the last verification or rejection of a payment in the queue, for the person who did it: the payment waits again as
 * before, and its email is never sent.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, UNDO_OVER after its time or another change, UTR_TAKEN if a rejected UTR was submitted
 * for another payment since, REFUND_SENT
 */
export const undoAct = (db: Db, staff: Staff, paymentId: string, moment: Moment): Promise<void> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const payment = await lockSubmitted(tx, paymentId)
      const act = await lastAct(tx, paymentId)
      const { at } = moment
      const isOpen = act && !act.undone_at && act.certain_at > act.at && canUndo(act.at.getTime(), at.getTime())
      // A later change by the devotee is a new submission.
      const isLast = act && payment.submittedAt <= act.at
      if (!isOpen || !isLast || act.staff_id !== staff.id) throw new AppError('UNDO_OVER')
      await withdrawEmails(tx, [act.id])
      if (await hasEmailOf(tx, act.id)) throw new AppError('UNDO_OVER')
      const { by } = await takeBackByAct(tx, payment, [act], { staff, kind: 'UNDO' }, moment)
      const from = { act: act.kind === 'REJECT' ? 'REJECTED' : 'VERIFIED' }
      const change = { action: 'payment_undone', subjectId: paymentId, from, to: {}, actId: by.id } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
    }),
  )

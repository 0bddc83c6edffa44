import type { PaymentUndo } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { UNDO_MS } from '../../domain/undo.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff, SubmittedPayment } from './store.ts'

/** `undoable`: an act in the queue of payments. Only a waiting payment is taken, and the email waits until the undo is over. */
export type Undoable = { undoable?: boolean }

/** Until when the act can be undone; null if its emails are sent at once. */
export type UndoUntil = { undoUntil: Date | null }

/** Two people who work through the queue at once never do the same twice. @throws AppError PAYMENT_HANDLED with who did it */
export async function refuseHandled(tx: Tx, payment: SubmittedPayment): Promise<void> {
  if (payment.state === 'SUBMITTED') return
  const last = await tx
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.actor_id')
    .select('users.name')
    .where('subject_id', '=', payment.id)
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  throw new AppError('PAYMENT_HANDLED', { words: { name: last?.name || 'Admin' } })
}

/** Stores what an act on a locked payment did, and returns until when it can be undone. The next change forgets it. */
export async function storeUndo(
  tx: Tx,
  staff: Staff,
  paymentId: string,
  did: Pick<PaymentUndo, 'kind'> & { verified: readonly string[]; confirmed: readonly string[] },
  { at }: Pick<Moment, 'at'>,
): Promise<Date> {
  await tx
    .updateTable('payments')
    .set({ undo: JSON.stringify({ ...did, staffId: staff.id, at: at.getTime() }) })
    .where('id', '=', paymentId)
    .execute()
  return new Date(at.getTime() + UNDO_MS)
}

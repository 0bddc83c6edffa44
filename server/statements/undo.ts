import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { revokePayment } from '../payments/revoke-payment.ts'
import type { Staff } from '../payments/store.ts'
import { lockStatement, rowsOf } from './store.ts'

/**
 * Takes back all that this import verified, or nothing. Payments that were verified otherwise stay. Returns how many were taken
 * back. @throws AppError NOT_FOUND, UNDO_REFUND_SENT, UNDO_BALANCE_PAID with the booking that prevents it
 */
export const undoStatement = (db: Db, staff: Staff, statementId: string, moment: Moment): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockStatement(tx, statementId)
    const paymentIds = (await rowsOf(tx, statementId)).flatMap((row) => row.verified_payment ?? [])
    await refuseIfNeeded(tx, paymentIds)
    let undone = 0
    // Balances come after the advances that they rest on.
    for (const paymentId of paymentIds.toSorted().toReversed())
      if (await revokePayment(tx, staff, paymentId, moment)) undone += 1
    await tx.updateTable('statements').set({ undone_at: moment.at }).where('id', '=', statementId).execute()
    await tx
      .updateTable('statement_rows')
      .set({ verified_payment: null })
      .where('statement_id', '=', statementId)
      .execute()
    const change = { action: 'statement_undone', subjectId: statementId, from: {}, to: { undone } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    return undone
  })

async function refuseIfNeeded(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  const bookings = tx
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .where('payments.id', 'in', paymentIds)
  const refunded = await bookings
    .innerJoin('refunds', 'refunds.booking_id', 'bookings.id')
    .select('payments.reference')
    .where('refunds.sent_at', 'is not', null)
    .executeTakeFirst()
  if (refunded) throw new AppError('UNDO_REFUND_SENT', { words: { name: refunded.reference } })
  const balanced = await bookings
    .innerJoin('payments as balances', 'balances.booking_id', 'bookings.id')
    .select('payments.reference')
    .where('balances.state', 'in', ['SUBMITTED', 'VERIFIED'])
    .where('balances.id', 'not in', paymentIds)
    .executeTakeFirst()
  if (balanced) throw new AppError('UNDO_BALANCE_PAID', { words: { name: balanced.reference } })
}

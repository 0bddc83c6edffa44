import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { verificationsOfStatement } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail } from '../payments/booking-emails.ts'
import { lockSubmitted, type Staff } from '../payments/store.ts'
import { takeBackByAct } from '../payments/take-back.ts'
import { insertJob, type LockedJob, refuseRunning, Skipped } from './job-store.ts'
import { lockStatement } from './store.ts'

/**
 * Begins to take back all valid verifications of this import; with `lines`, only the verifications of these rows, and the import
 * stays. Verifications by somebody else stay. Returns the id of the job. @throws AppError NOT_FOUND, IMPORT_RUNNING,
 * UNDO_REFUND_SENT, UNDO_BALANCE_PAID with the booking that prevents it
 */
export const startUndoing = (
  db: Db,
  staff: Staff,
  { statementId, lines }: { statementId: string; lines?: readonly number[] | undefined },
  moment: Moment,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const statement = await lockStatement(tx, statementId)
    await refuseRunning(tx, statementId)
    const all = await verificationsOfStatement(tx, statementId)
    const acts = all.filter(({ line }) => !lines || (line !== null && lines.includes(line)))
    await refuseIfNeeded(
      tx,
      acts.flatMap((act) => act.payment_id ?? []),
    )
    // A second undo takes back what the first one could not, and keeps the person and the time of the first.
    if (!lines && !statement.undone_at) {
      await tx.updateTable('statements').set({ undone_at: moment.at }).where('id', '=', statementId).execute()
      const to = { undone: acts.length }
      const change = { action: 'statement_undone', subjectId: statementId, from: {}, to } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
    }
    const items = acts.map(({ id }) => id)
    return insertJob(tx, staff, { statementId, kind: 'UNDO', items, confirmed: false }, moment)
  })

/** Takes back one verification of the import, unless somebody has already done so. @throws AppError REFUND_SENT */
export async function undoItem(tx: Tx, job: LockedJob, moment: Moment): Promise<void> {
  const staff = { id: job.staff_id }
  const act = await tx.selectFrom('acts').selectAll().where('id', '=', String(job.item)).executeTakeFirst()
  if (!act?.payment_id) throw new Skipped('NOT_FOUND')
  const payment = await lockSubmitted(tx, act.payment_id)
  const { undone_at: undoneAt } = await tx
    .selectFrom('acts')
    .select('undone_at')
    .where('id', '=', act.id)
    .executeTakeFirstOrThrow()
  if (undoneAt) throw new Skipped('ALREADY_UNDONE')
  const { by, told } = await takeBackByAct(tx, payment, [act], { staff, kind: 'UNDO' }, moment)
  if (told.length > 0) await queueEmailTo(tx, payment.userId, moment.at, revokedEmail(told, payment), by)
  const change = { action: 'payment_revoked', subjectId: payment.id, from: {}, to: {}, actId: by.id } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
}

/** Checks everything that depends on the payments before the first one is taken back. */
async function refuseIfNeeded(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  const bookings = tx
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .where('payments.id', 'in', [...paymentIds])
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
    .where('balances.id', 'not in', [...paymentIds])
    .executeTakeFirst()
  if (balanced) throw new AppError('UNDO_BALANCE_PAID', { words: { name: balanced.reference } })
}

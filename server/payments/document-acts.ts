import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import type { Act } from '../acts/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { type Found, issueForPayment } from '../documents/issue-for-payment.ts'
import { type BookingRow, lockParts, readShares } from '../ledger/store.ts'
import { getPayment, lockSubmitted, type SubmittedPayment } from './store.ts'

/** The number of acts per batch. Emails are sent between batches. */
const MOST_AT_ONCE = 50

type ActId = { id: string; payment_id: string | null }

/** Issues the documents of acts that can no longer be undone in the queue; returns the number of acts. Instances share the work. */
export async function documentCertainActs(db: Db, env: DocumentEnv, now: () => Date): Promise<number> {
  const certain = await db
    .selectFrom('acts')
    .select('id')
    .where('documented_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('certain_at', '<=', now())
    .orderBy('certain_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { id } of certain) await documentAct(db, env, id, now())
  return certain.length
}

/** Issues the documents of one act, unless it was undone or already has them. */
const documentAct = (db: Db, env: DocumentEnv, actId: string, at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const waiting = tx
      .selectFrom('acts')
      .select(['id', 'payment_id'])
      .where('id', '=', actId)
      .where('documented_at', 'is', null)
      .where('undone_at', 'is', null)
    const seen = await waiting.executeTakeFirst()
    if (!seen?.payment_id) return
    // The act is locked after the payment, in the same order as in an undo.
    await lockSubmitted(tx, seen.payment_id)
    const act = await waiting.forUpdate().executeTakeFirst()
    if (!act) return
    const parts = await lockParts(tx, seen.payment_id)
    const bookings = parts.map(({ booking }) => booking)
    await issueWaiting(tx, env, bookings, at, { certainAt: at })
    await tx.updateTable('acts').set({ documented_at: at }).where('id', '=', act.id).execute()
  })

type Documented = {
  payment: Pick<SubmittedPayment, 'id' | 'utr' | 'userId' | 'way'>
  receivedOn: CalendarDay
  /** The bookings in the state after the act. */
  found: readonly Found[]
  act: Act
}

/** Issues the documents of an act that cannot be undone in the queue, after waiting documents of its bookings. */
export async function issueWithAct(tx: Tx, env: DocumentEnv, documented: Documented): Promise<void> {
  const { payment, receivedOn, found, act } = documented
  if (!act.documented_at || found.length === 0) return
  const bookings = found.map(({ booking }) => booking)
  await issueWaiting(tx, env, bookings, act.at)
  await issueForPayment(tx, env, { ...payment, receivedOn, at: act.at }, found, act)
}

/**
 * Issues the waiting documents of locked bookings, in the order of their acts: an invoice and a refund voucher name the receipts
 * before them. With `certainAt`, only for acts that can no longer be undone in the queue.
 */
export async function issueWaiting(
  tx: Tx,
  env: DocumentEnv,
  bookings: readonly BookingRow[],
  at: Date,
  { certainAt }: { certainAt?: Date } = {},
): Promise<void> {
  const ids = bookings.map(({ id }) => id)
  if (ids.length === 0) return
  const waiting = await tx
    .selectFrom('acts')
    .select(['id', 'payment_id'])
    .where('documented_at', 'is', null)
    .where('undone_at', 'is', null)
    .$if(certainAt !== undefined, (acts) => acts.where('certain_at', '<=', certainAt ?? at))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger')
          .select('ledger.id')
          .whereRef('ledger.act_id', '=', 'acts.id')
          .where('ledger.booking_id', 'in', ids),
      ),
    )
    .orderBy('at')
    .execute()
  for (const act of waiting) await issueFor(tx, env, act, bookings, at)
}

/** Issues the missing documents for those of the bookings whose part of the payment is verified by the act. */
async function issueFor(tx: Tx, env: DocumentEnv, act: ActId, bookings: readonly BookingRow[], at: Date) {
  if (act.payment_id === null) return
  const payment = await getPayment(tx, act.payment_id)
  if (!('utr' in payment)) return
  const shares = await readShares(tx, payment.id)
  const found = bookings.flatMap((booking) => {
    const share = shares.find((one) => one.bookingId === booking.id)
    return share?.verified && share.actId === act.id ? [{ booking, amount: share.received }] : []
  })
  if (found.length === 0) return
  const { detail } = await tx
    .selectFrom('ledger')
    .select('detail')
    .where('act_id', '=', act.id)
    .where('kind', '=', 'VERIFIED')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id, utr, userId, way } = payment
  await issueForPayment(
    tx,
    env,
    { id, utr, userId, way, receivedOn: detail.receivedOn ?? dayOf(at.getTime()), at },
    found,
    act,
  )
}

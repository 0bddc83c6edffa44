import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { RefundCause } from '../../db/refund-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Paise, paise } from '../../domain/money.ts'
import type { RefundClosed } from '../../domain/refund-sources.ts'
import { newReference } from './reference.ts'

/** A booking whose refunds may change, and the cause of a new refund. */
export type Settling = { bookingId: string; cause: RefundCause }

type Waiting = { id: string; booking_id: string; cause: RefundCause; amount: Paise }

/**
 * Adjusts the waiting refunds to the amount that the ledger must send back, at the end of an act. The amount of a refund never
 * changes: if another amount is due, the refund is closed and replaced by one with a new reference. Reductions start with the
 * newest refund.
 */
export async function settleRefunds(tx: Tx, settling: readonly Settling[], at: Date): Promise<void> {
  if (settling.length === 0) return
  const rows = await tx
    .selectFrom('bookings')
    .select('id')
    .select([
      sql<Paise>`(select coalesce(sum(refund_due), 0)::bigint from ledger where booking_id = bookings.id)`.as('due'),
      sql<Waiting[]>`(select coalesce(jsonb_agg(refunds order by refunds.id desc), '[]') from refunds
        where booking_id = bookings.id and sent_at is null and closed_at is null)`.as('waiting'),
    ])
    .where(
      'id',
      'in',
      settling.map(({ bookingId }) => bookingId),
    )
    .execute()
  for (const { id, due, waiting } of rows) {
    const cause = settling.find(({ bookingId }) => bookingId === id)?.cause ?? 'OVERPAYMENT'
    const more = due - waiting.reduce((sum, { amount }) => sum + amount, 0)
    if (more > 0) await addRefund(tx, { bookingId: id, cause }, paise(more), waiting, at)
    if (more < 0) await reduceRefunds(tx, paise(0 - more), waiting, at)
  }
}

async function addRefund(tx: Tx, settling: Settling, more: Paise, own: readonly Waiting[], at: Date): Promise<void> {
  const { cause } = settling
  // A cancellation adds the refund of an overpayment to its own, so that there is one reference.
  const before = own.find((one) => one.cause === cause || (cause === 'CANCELLATION' && one.cause === 'OVERPAYMENT'))
  if (!before) return void (await insertRefund(tx, settling, more, at))
  const reason = before.cause === cause ? 'MORE_RECEIVED' : 'CANCELLED'
  await replaceRefund(tx, before, { ...settling, amount: paise(before.amount + more), reason }, at)
}

async function reduceRefunds(tx: Tx, less: Paise, own: readonly Waiting[], at: Date): Promise<void> {
  let left: number = less
  for (const refund of own) {
    const taken = Math.min(left, refund.amount)
    if (taken === 0) return
    left -= taken
    const settling = { bookingId: refund.booking_id, cause: refund.cause }
    await replaceRefund(tx, refund, { ...settling, amount: paise(refund.amount - taken), reason: 'LESS_RECEIVED' }, at)
  }
}

type Replacement = Settling & { amount: Paise; reason: RefundClosed }

/** Closes a refund and replaces it, unless nothing is left to send. */
async function replaceRefund(tx: Tx, { id }: Waiting, { reason, amount, ...settling }: Replacement, at: Date) {
  await tx.updateTable('refunds').set({ closed_at: at, closed_reason: reason }).where('id', '=', id).execute()
  if (amount === 0) return
  const next = await insertRefund(tx, settling, amount, at)
  await tx.updateTable('refunds').set({ replaced_by: next }).where('id', '=', id).execute()
}

async function insertRefund(tx: Tx, { bookingId, cause }: Settling, amount: Paise, at: Date): Promise<string> {
  const id = newId()
  await tx
    .insertInto('refunds')
    .values({ id, booking_id: bookingId, reference: `R${newReference()}`, amount, created_at: at, cause })
    .execute()
  return id
}

/** The waiting refund of a cancelled booking. The refund of an overpayment becomes a part of it. */
export const refundOfCancellation = (tx: Tx, bookingId: string) =>
  tx
    .updateTable('refunds')
    .set({ cause: 'CANCELLATION' })
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('reference')
    .executeTakeFirst()

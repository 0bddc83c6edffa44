import type { InsertObject } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { newReference } from '../ledger/reference.ts'
import { type Payment, toPayment } from './store.ts'

/** A row of `payment_lines`, without its payment. */
export type LineRow = Omit<InsertObject<Tables, 'payment_lines'>, 'payment_id'>

type NewPayment = Omit<InsertObject<Tables, 'payments'>, 'id' | 'reference' | 'state'>

/** Writes an open payment with a new reference, and its lines. */
export async function insertPayment(tx: Tx, row: NewPayment, lines: readonly LineRow[] = []): Promise<Payment> {
  const inserted = await tx
    .insertInto('payments')
    .values({ ...row, id: newId(), reference: newReference(), state: 'OPEN' })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lines.length > 0)
    await tx
      .insertInto('payment_lines')
      .values(lines.map((line) => ({ ...line, payment_id: inserted.id })))
      .execute()
  return toPayment(inserted)
}

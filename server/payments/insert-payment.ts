import { type InsertObject, type Selectable, sql } from 'kysely'
import { LAST } from '../../db/limited-pool.ts'
import { newId } from '../../db/new-id.ts'
import type { PaymentLines, Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { newReference } from '../ledger/reference.ts'
import { type Payment, toPayment } from './store.ts'

/** A row of `payment_lines`, without its payment. */
export type LineRow = Omit<Selectable<PaymentLines>, 'payment_id'>

type NewPayment = Omit<InsertObject<Tables, 'payments'>, 'id' | 'reference' | 'state'>

/** Writes an open payment with a new reference, and its lines. With `commits` no statement may follow. */
export async function insertPayment(
  tx: Tx,
  row: NewPayment,
  { lines = [], commits = false }: { lines?: readonly LineRow[]; commits?: boolean } = {},
): Promise<Payment> {
  const inserted = await tx
    .with('payment', (db) =>
      db
        .insertInto('payments')
        .values({ ...row, id: newId(), reference: newReference(), state: 'OPEN' })
        .returningAll(),
    )
    .with('line', (db) =>
      db
        .insertInto('payment_lines')
        .columns(['payment_id', 'position', 'cart_entry_id', 'head_count', 'date_start', 'package', 'poojas'])
        .expression(
          sql`select payment.id, line.* from payment, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(
            position smallint, cart_entry_id uuid, head_count smallint, date_start date, package jsonb, poojas jsonb)`,
        ),
    )
    .selectFrom('payment')
    .selectAll()
    .modifyEnd(sql.raw(commits ? LAST : ''))
    .executeTakeFirstOrThrow()
  return toPayment(inserted)
}

import { sql } from 'kysely'
import type { DeskPayment } from '../../contract/desk/queue.ts'
import type { Db } from '../../db/connect.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { isVerifiedByRow } from '../acts/store.ts'

type Transfer = NonNullable<DeskPayment['transfer']>

/** Few rows name several payments; older ones are not shown as work of today. */
const MOST_ROWS = 200

/** The transfers on statements that name several waiting payments, by the id of each payment; one statement. */
export async function sharedTransfers(db: Db): Promise<Map<string, Transfer>> {
  const rows = await db
    .selectFrom('statement_rows')
    .innerJoin('statements', 'statements.id', 'statement_rows.statement_id')
    .select(['statement_id', 'line', 'amount'])
    .select(
      sql<{ id: string; reference: string; name: string; amount: Paise }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', payments.id, 'reference', payments.reference, 'name', users.name,
          'amount', payments.amount_payable) order by payments.id), '[]')
        from payments join users on users.id = payments.user_id
        where payments.id in (select jsonb_array_elements_text(payment_ids)::uuid))`.as('payments'),
    )
    .where(sql<boolean>`reasons @> '["ONE_TRANSFER"]'`)
    .where('statements.undone_at', 'is', null)
    .where('statements.published', 'is not', null)
    .where(({ not }) => not(isVerifiedByRow))
    .orderBy('statement_id', 'desc')
    .limit(MOST_ROWS)
    .execute()
  return new Map(
    rows.flatMap(({ statement_id: statementId, line, amount, payments }) =>
      payments.map(({ id }): [string, Transfer] => [
        id,
        {
          statementId,
          line,
          amount: rupeesFromPaise(amount ?? (0 as Paise)),
          others: payments
            .filter((other) => other.id !== id)
            .map((other) => ({
              reference: other.reference,
              name: other.name,
              amountPaid: rupeesFromPaise(other.amount),
            })),
        },
      ]),
    ),
  )
}

import { sql } from 'kysely'
import { isVerifiedByRow } from '../acts/store.ts'

/**
 * Whether a row of a statement that verifies no payment still needs an act of staff: its payment waits, was marked as not found
 * before the import, or was received with another amount. The query contains the tables of statements and their rows.
 */
export const isOpen = sql<boolean>`
  statement_rows.kind in ('EXACT', 'REVIEW') and exists (
    select from jsonb_array_elements_text(statement_rows.payment_ids) as named(id)
    join payments on payments.id = named.id::uuid
    where payments.state = 'SUBMITTED'
      or (payments.state = 'REJECTED' and payments.rejected_at <= statements.created_at)
      or (payments.state = 'VERIFIED' and statement_rows.reasons @> '["AMOUNT_DIFFERS", "ALREADY_VERIFIED"]'))`

/** Whether a row of a statement verifies no payment and still needs an act of staff. */
export const isLeft = sql<boolean>`not ${isVerifiedByRow} and ${isOpen}`

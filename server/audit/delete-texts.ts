import { type Expression, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/**
 * Deletes the texts of staff about the bookings and payments that the subqueries name, and the names that staff changed. The audit
 * log still says who wrote and when.
 */
export async function deleteTextsAbout(
  tx: Tx,
  bookings: Expression<string>,
  payments: Expression<string>,
): Promise<void> {
  const empty = sql<string>`case action when 'booking_note' then '{"note": ""}'::jsonb else '{}'::jsonb end`
  await tx
    .updateTable('audit')
    .set({ changed_from: empty, changed_to: empty })
    .where('action', 'in', ['booking_note', 'booking_sankalp', 'booking_travellers', 'booking_buyer'])
    .where('subject_id', 'in', bookings)
    .execute()
  await tx
    .updateTable('audit')
    .set({ changed_to: sql`changed_to - 'text'` })
    .where(sql<boolean>`changed_to ? 'text'`)
    .where(({ eb, or }) => or([eb('subject_id', 'in', bookings), eb('subject_id', 'in', payments)]))
    .execute()
}

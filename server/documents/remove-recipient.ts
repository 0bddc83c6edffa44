import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { BookingIds } from '../ledger/store.ts'

/**
 * Removes the name, phone, email and address of the recipient from the numbered documents and the earlier receipts of bookings.
 * Their amounts stay for the accounts. GSTIN and state, which tax returns need, stay as long as the accounts must be kept.
 */
export async function removeRecipient(tx: Tx, bookings: BookingIds): Promise<void> {
  const nobody = JSON.stringify({ name: '', phone: '', email: '', address: null })
  await tx
    .with('earlier', (receipts) =>
      receipts
        .updateTable('imported_bookings')
        .set({ receipt: sql`jsonb_set(receipt, '{recipient}', ${nobody}::jsonb)` })
        .where('booking_id', 'in', bookings),
    )
    .updateTable('documents')
    .set({
      data: sql`jsonb_set(data, '{recipient}', case
        when exists (select from bookings where bookings.id = documents.booking_id and personal_data_deleted_at is not null)
        then ${nobody}::jsonb else (data -> 'recipient') || ${nobody}::jsonb end)`,
    })
    .where('booking_id', 'in', bookings)
    .execute()
}

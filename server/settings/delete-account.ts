import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { formatDay } from '../../domain/format.ts'
import { emailKey } from '../account/store.ts'
import { hasWaitingRefund } from '../payments/refunds.ts'
import { lastBookedDay } from '../ledger/bookings.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { AppError } from '../http/app-error.ts'
import { confirmPassword } from './confirm-password.ts'

type Person = Pick<SignedIn, 'id' | 'email'>

/**
 * Deletes a person's data in one transaction; their bookings and payments stay for the accounts (docs/decisions/0008).
 * Refused while a journey lies ahead, because its driver and priest need the phone number.
 * @throws AppError PASSWORD_WRONG, BOOKING_AHEAD, REFUND_WAITING
 */
export async function deleteAccount(
  db: Db,
  person: Person,
  { password }: { password: string },
  { at, today, language }: Moment,
  deps: Pick<Services, 'limits'>,
): Promise<void> {
  const confirmedHash = await confirmPassword(db, person, password, deps)
  await inTransaction(db, async (tx) => {
    // First, because it locks the user's row: other requests of the account wait for it, and then find no account.
    await removePerson(tx, person.id, confirmedHash, at)
    const lastDay = await lastBookedDay(tx, person.id)
    if (lastDay !== null && lastDay >= today)
      throw new AppError('BOOKING_AHEAD', { words: { date: formatDay(lastDay, language) } })
    if (await hasWaitingRefund(tx, person.id)) throw new AppError('REFUND_WAITING')
    await removeTraces(tx, person, at)
  })
}

/** A trigger ends the sessions, because the password changes (account/sessions.ts). */
async function removePerson(tx: Tx, userId: string, passwordHash: string, at: Date): Promise<void> {
  const removed = await tx
    .updateTable('users')
    .set({ name: '', email: '', email_key: null, phone: '', password_hash: '', deleted_at: at })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  // The password was changed meanwhile, which ended this session, or the account is already deleted.
  if (!removed) throw new AppError('UNAUTHENTICATED')
}

async function removeTraces(tx: Tx, { id, email }: Person, at: Date): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('user_id', '=', id).execute()
  await tx.deleteFrom('cart_entries').where('user_id', '=', id).execute()
  await tx.deleteFrom('feedback').where('user_id', '=', id).execute()
  await tx
    .deleteFrom('outbox')
    .where(sql<boolean>`lower(recipient) = ${emailKey(email)}`)
    .execute()
  await tx
    .updateTable('payments')
    .set({ state: 'ENDED', ended_at: at })
    .where('user_id', '=', id)
    .where('state', '=', 'OPEN')
    .execute()
  await removeNotes(tx, id)
  await removeReasons(tx, id)
  await removeFromJourneys(tx, id)
}

/** Ends links to their bookings, deletes their reasons for cancelling, and takes their name out of the documents. */
async function removeFromJourneys(tx: Tx, userId: string): Promise<void> {
  const theirs = tx.selectFrom('bookings').select('id').where('user_id', '=', userId)
  await tx.deleteFrom('share_links').where('booking_id', 'in', theirs).execute()
  await tx.updateTable('bookings').set({ cancel_reason: null }).where('user_id', '=', userId).execute()
  const nobody = JSON.stringify({ name: '', phone: '', email: '', address: null })
  await tx
    .updateTable('documents')
    .set({ data: sql`jsonb_set(data, '{recipient}', ${nobody}::jsonb)` })
    .where('booking_id', 'in', theirs)
    .execute()
}

/** Deletes the notes of staff about the person; the record still says who wrote a note and when. */
async function removeNotes(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('bookings').set({ note: '' }).where('user_id', '=', userId).execute()
  const empty = JSON.stringify({ note: '' })
  await tx
    .updateTable('audit')
    .set({ changed_from: empty, changed_to: empty })
    .where('action', '=', 'booking_note')
    .where('subject_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute()
}

/** Deletes the words in which staff rejected a payment or cancelled a booking. */
async function removeReasons(tx: Tx, userId: string): Promise<void> {
  const bookings = tx.selectFrom('bookings').select('id').where('user_id', '=', userId)
  const payments = tx.selectFrom('payments').select('id').where('user_id', '=', userId)
  await tx.updateTable('payments').set({ reject_text: null }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('audit')
    .set({ changed_to: sql`changed_to - 'text'` })
    .where('action', 'in', ['booking_cancelled', 'payment_rejected'])
    .where('subject_id', 'in', bookings.union(payments))
    .execute()
  await tx
    .updateTable('ledger')
    .set({ detail: sql`detail - 'text'` })
    .where('booking_id', 'in', bookings)
    .where(sql<boolean>`detail ->> 'text' is not null`)
    .execute()
}

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Language } from '../../domain/language.ts'
import type { EmailPayload } from './data.ts'

/** An email to be sent. */
export type Email = EmailPayload & { recipient: string; language: Language }

/** Puts an email into the outbox; within a transaction it is sent only if the transaction is committed. */
export async function queueEmail(db: Db, { kind, recipient, language, content }: Email, at: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id: newId(), kind, recipient, language, content: JSON.stringify(content), due_at: at, created_at: at })
    .execute()
}

/**
 * Queues an email to a user in the language of their choice. A deleted account gets none; one that is being deleted makes
 * this transaction wait, and its deletion removes the email too.
 */
export async function queueEmailTo(
  tx: Tx,
  userId: string,
  at: Date,
  write: (name: string) => EmailPayload,
): Promise<void> {
  const recipient = await tx
    .selectFrom('users')
    .select(({ fn }) => ['name', 'email', fn.coalesce('mail_language', 'language').as('language')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!recipient) return
  const { name, email, language } = recipient
  await queueEmail(tx, { ...write(name), recipient: email, language }, at)
}

export async function deleteSentBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('outbox').where('sent_at', '<', at).execute()
}

/** Deletes the emails to an address, in any case of its letters, whether sent or not. */
export async function deleteEmailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where(sql<boolean>`lower(recipient) = ${recipient.trim().toLowerCase()}`)
    .execute()
}

import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import type { EmailData } from './templates.ts'

/** A mail to be sent: which letter, to whom, in which language, with what in it. */
export type Mail = {
  [Kind in keyof EmailData]: { kind: Kind; recipient: string; language: Language; content: EmailData[Kind] }
}[keyof EmailData]

/** Puts a mail into the outbox; within a transaction it is sent only if that stands. */
export async function queueEmail(db: Db, { kind, recipient, language, content }: Mail, at: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id: newId(), kind, recipient, language, content: JSON.stringify(content), due_at: at, created_at: at })
    .execute()
}

/** What an email says, whoever gets it. */
export type Content = { [Kind in keyof EmailData]: { kind: Kind; content: EmailData[Kind] } }[keyof EmailData]

/**
 * Queues an email to a user in the language of their choice. A deleted account gets none; one that is being deleted makes
 * this transaction wait, and its deletion removes the email too.
 */
export async function queueEmailTo(tx: Tx, userId: string, at: Date, write: (name: string) => Content): Promise<void> {
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

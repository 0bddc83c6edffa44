import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
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

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Language } from '../../domain/language.ts'
import type { EmailPayload } from './data.ts'

/** An email to be sent. */
export type Email = EmailPayload & { recipient: string; language: Language }

/** The act of staff that an email reports; the email is sent when the act can no longer be undone. */
export type OfAct = { id: string; certain_at: Date }

/** Puts an email into the outbox. Within a transaction, it is sent only if the transaction commits. */
export const queueEmail = (db: Db, email: Email, at: Date, act?: OfAct): Promise<void> =>
  insertEmails(db, [email], at, act)

async function insertEmails(db: Db, emails: readonly Email[], at: Date, act?: OfAct): Promise<void> {
  const rows = emails.map((email) => rowOf(email, at, act))
  await db.insertInto('outbox').values(rows).execute()
}

const rowOf = ({ kind, recipient, language, content }: Email, at: Date, act?: OfAct) => ({
  id: newId(),
  kind,
  recipient,
  language,
  content: JSON.stringify(content),
  due_at: act?.certain_at ?? at,
  created_at: at,
  act_id: act?.id ?? null,
})

/** Makes the data of an email; the worker makes its text. */
export type WriteEmail = (name: string) => EmailPayload

/** Queues an email to a user, as `queueEmailsTo` does. */
export const queueEmailTo = (tx: Tx, userId: string, at: Date, write: WriteEmail, act?: OfAct): Promise<void> =>
  queueEmailsTo(tx, userId, at, [write], act)

/**
 * Queues emails to a user in the language of their choice. A user without an email and a deleted account get none. An account that
 * is being deleted makes this transaction wait, and its deletion removes the emails, too.
 */
export async function queueEmailsTo(
  tx: Tx,
  userId: string,
  at: Date,
  writes: readonly WriteEmail[],
  act?: OfAct,
): Promise<void> {
  if (writes.length === 0) return
  const user = await tx
    .selectFrom('users')
    .select(({ fn }) => ['name', 'email as recipient', fn.coalesce('mail_language', 'language').as('language')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  // A devotee who booked by phone may have no email.
  if (!user?.recipient) return
  const { name, ...to } = user
  await insertEmails(
    tx,
    writes.map((write) => ({ ...write(name), ...to })),
    at,
    act,
  )
}

/**
 * The acts whose emails no server has begun to send; no server begins until the transaction ends. An email that is being sent makes
 * this transaction wait.
 */
export async function lockUntold(tx: Tx, actIds: readonly string[]): Promise<Set<string | null>> {
  if (actIds.length === 0) return new Set()
  const emails = await tx
    .selectFrom('outbox')
    .select(['act_id', 'attempts'])
    .where('act_id', 'in', [...actIds])
    .forUpdate()
    .execute()
  const told = emails.filter(({ attempts }) => attempts > 0).map((row) => row.act_id)
  return new Set(emails.map((row) => row.act_id)).difference(new Set(told))
}

/**
 * Removes the emails of acts, unless a server has begun to send them. An email that is being sent makes this transaction wait and
 * then stays.
 */
export async function withdrawEmails(tx: Tx, actIds: readonly string[]): Promise<void> {
  if (actIds.length === 0) return
  await tx
    .deleteFrom('outbox')
    .where('act_id', 'in', [...actIds])
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .execute()
}

/** Whether an email of an act exists, sent or not. */
export const hasEmailOf = async (tx: Tx, actId: string): Promise<boolean> =>
  (await tx.selectFrom('outbox').select('id').where('act_id', '=', actId).limit(1).executeTakeFirst()) !== undefined

/** Deletes at most `most` emails that were sent before a time, and returns how many. */
export async function deleteSentBefore(db: Db, at: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', (from) => from.selectFrom('outbox').select('id').where('sent_at', '<', at).limit(most))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the emails to an address, in upper or lower case, sent or not. */
export async function deleteEmailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where(sql<boolean>`lower(recipient) = ${recipient.trim().toLowerCase()}`)
    .execute()
}

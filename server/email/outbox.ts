import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { LAST } from '../../db/limited-pool.ts'
import { newId } from '../../db/new-id.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Language } from '../../domain/language.ts'
import type { EmailPayload } from './data.ts'

/** An email to be sent. */
export type Email = EmailPayload & { recipient: string; language: Language }

/** The payment that an email tells about, and when it is sent at the earliest; by default at once. */
export type AboutPayment = { paymentId: string; dueAt?: Date }

/** Puts an email into the outbox; within a transaction it is sent only if the transaction is committed. */
export const queueEmail = (db: Db, email: Email, at: Date, about?: AboutPayment): Promise<void> =>
  insertEmails(db, [email], at, about)

const insertLast = prepared((db, row: ReturnType<typeof rowOf>) =>
  db
    .insertInto('outbox')
    .values({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      language: row.language,
      content: row.content,
      due_at: row.due_at,
      created_at: row.created_at,
    })
    .modifyEnd(sql.raw(LAST)),
)

/** Puts an email into the outbox and commits the transaction: no statement may follow. */
export async function queueEmailAndCommit(tx: Tx, email: Email, at: Date): Promise<void> {
  await insertLast.all(tx, rowOf(email, at))
}

async function insertEmails(db: Db, emails: readonly Email[], at: Date, about?: AboutPayment): Promise<void> {
  const rows = emails.map((email) => rowOf(email, at, about))
  await db.insertInto('outbox').values(rows).execute()
}

const rowOf = ({ kind, recipient, language, content }: Email, at: Date, about?: AboutPayment) => ({
  id: newId(),
  kind,
  recipient,
  language,
  content: JSON.stringify(content),
  due_at: about?.dueAt ?? at,
  created_at: at,
  payment_id: about?.paymentId ?? null,
})

/** Writes the data of an email; the worker makes its text. */
export type WriteEmail = (name: string) => EmailPayload

/** Queues an email to a user, as `queueEmailsTo` does. */
export const queueEmailTo = (
  tx: Tx,
  userId: string,
  at: Date,
  write: WriteEmail,
  about?: AboutPayment,
): Promise<void> => queueEmailsTo(tx, userId, at, [write], about)

/**
 * Queues emails to a user in the language of their choice. A deleted account gets none; one that is being deleted makes
 * this transaction wait, and its deletion removes the emails too.
 */
export async function queueEmailsTo(
  tx: Tx,
  userId: string,
  at: Date,
  writes: readonly WriteEmail[],
  about?: AboutPayment,
): Promise<void> {
  if (writes.length === 0) return
  const user = await tx
    .selectFrom('users')
    .select(({ fn }) => ['name', 'email as recipient', fn.coalesce('mail_language', 'language').as('language')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!user) return
  const { name, ...to } = user
  await insertEmails(
    tx,
    writes.map((write) => ({ ...write(name), ...to })),
    at,
    about,
  )
}

/**
 * Removes emails about a payment that no server has begun to send, and returns their contents; with `queuedAt` only those of
 * that instant. One that is being sent makes this transaction wait and then stays.
 */
export async function withdrawEmails(
  tx: Tx,
  paymentId: string,
  { kinds, queuedAt }: { kinds?: readonly EmailPayload['kind'][]; queuedAt?: Date } = {},
): Promise<unknown[]> {
  let unsent = tx
    .deleteFrom('outbox')
    .where('payment_id', '=', paymentId)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
  if (kinds) unsent = unsent.where('kind', 'in', kinds)
  if (queuedAt) unsent = unsent.where('created_at', '=', queuedAt)
  return (await unsent.returning('content').execute()).map(({ content }) => content)
}

/** Whether an email about a payment that was queued at an instant is still there. */
export const hasEmailOf = async (tx: Tx, paymentId: string, queuedAt: Date): Promise<boolean> =>
  (await tx
    .selectFrom('outbox')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('created_at', '=', queuedAt)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Deletes at most `most` emails that were sent before a time, and returns how many. */
export async function deleteSentBefore(db: Db, at: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', (from) => from.selectFrom('outbox').select('id').where('sent_at', '<', at).limit(most))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the emails to an address, in any case of its letters, whether sent or not. */
export async function deleteEmailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where(sql<boolean>`lower(recipient) = ${recipient.trim().toLowerCase()}`)
    .execute()
}

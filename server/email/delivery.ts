import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { NAMED } from '../../db/named-statements.ts'
import type { Language } from '../../domain/language.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long one instance keeps an email to itself while it sends, much longer than the transport's own time limits. */
const LEASE_MS = 5 * MINUTE
const FIRST_PAUSE_MS = 5 * SECOND
const LONGEST_PAUSE_MS = 60 * MINUTE
/** After this many tries, about two days, an email is given up and stays in the table, where staff can see it. */
const MOST_ATTEMPTS = 56

/** An email that this instance sends; another version of the server may have queued it. */
export type ClaimedEmail = {
  id: string
  kind: string
  recipient: string
  language: Language
  content: unknown
  attempts: number
}

/**
 * Marks the previous email as sent, if there is one, and claims one due email: its due time moves by the lease, so that it is due
 * again after a crash. Only one is claimed at a time: with a slow mail server, the last of many would be sent after the end of its
 * lease, and then twice.
 */
export function claimDue(db: Db, at: Date, sent: ClaimedEmail | null): Promise<ClaimedEmail | undefined> {
  const sentId = sent?.id ?? null
  return db
    .with('sent', (tables) =>
      tables.updateTable('outbox').set({ sent_at: at, last_error: null }).where('id', '=', sentId),
    )
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, due_at: new Date(at.getTime() + LEASE_MS) })
    .where(
      'id',
      '=',
      db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', at)
        .where('id', 'is distinct from', sentId)
        .orderBy('due_at')
        .orderBy('id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'language', 'content', 'attempts'])
    .modifyEnd(sql.raw(NAMED))
    .executeTakeFirst()
}

/** Makes an email due again after a pause, or gives it up after the last try. */
export async function markFailed(db: Db, { id, attempts }: ClaimedEmail, error: unknown, at: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      due_at: new Date(at.getTime() + pauseAfter(attempts)),
      given_up_at: attempts >= MOST_ATTEMPTS ? at : null,
      last_error: String(error).slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
}

/** The pause after the given number of failed tries: it doubles each time, up to an hour. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))

/** Whether a newer email of the same kind to the same address was queued. */
export async function isSuperseded(db: Db, { id, kind, recipient }: ClaimedEmail): Promise<boolean> {
  const newer = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '>', id)
    .where(sql<boolean>`lower(recipient) = ${recipient.toLowerCase()}`)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

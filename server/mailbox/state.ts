import type { Db } from '../../db/connect.ts'
import type { MailboxProblem } from '../../domain/statement/source.ts'

/** If a server dies, another one takes over the mailbox after this time. */
const LEASE_MS = 90_000

const longAgo = new Date(0)

export const readState = (db: Db, address: string) =>
  db.selectFrom('alert_mailboxes').selectAll().where('address', '=', address).executeTakeFirst()

/** Acquires or keeps the mailbox for this server; undefined while another server reads it. */
export async function lease(db: Db, address: string, by: string, at: Date) {
  await db
    .insertInto('alert_mailboxes')
    .values({ address, leased_until: longAgo, leased_by: null, looked_at: null, problem: null, uid_validity: null })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute()
  return db
    .updateTable('alert_mailboxes')
    .set({ leased_by: by, leased_until: new Date(at.getTime() + LEASE_MS) })
    .where('address', '=', address)
    .where(({ or, eb }) => or([eb('leased_by', '=', by), eb('leased_until', '<', at)]))
    .returning(['uid_validity', 'last_uid'])
    .executeTakeFirst()
}

/** Releases the mailbox for another server at once. */
export const release = (db: Db, address: string, by: string) =>
  db
    .updateTable('alert_mailboxes')
    .set({ leased_until: longAgo })
    .where('address', '=', address)
    .where('leased_by', '=', by)
    .execute()

/**
 * Stores the last message that was read, in the transaction that stores its alerts. False if another server reads the mailbox now.
 */
export async function remember(
  db: Db,
  { address, by }: { address: string; by: string },
  { validity, uid }: { validity: number; uid: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_mailboxes')
    .set({ uid_validity: validity, last_uid: uid })
    .where('address', '=', address)
    .where('leased_by', '=', by)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const noteLook = (db: Db, address: string, at: Date) =>
  db.updateTable('alert_mailboxes').set({ looked_at: at, problem: null }).where('address', '=', address).execute()

export const noteProblem = (db: Db, address: string, problem: MailboxProblem) =>
  db.updateTable('alert_mailboxes').set({ problem }).where('address', '=', address).execute()

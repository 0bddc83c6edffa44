import type { ImapFlow } from 'imapflow'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AUTOMATIC } from '../../domain/automatic.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import type { Moment } from '../moment.ts'
import { storeAlerts } from '../statements/alerts.ts'
import { ensureAutomatic } from '../statements/automatic.ts'
import { matchAgain } from '../statements/match-again.ts'
import { readAlertEmail, type Trusted } from './alert-email.ts'
import { remember } from './state.ts'
import { DAY_MS } from '../../domain/durations.ts'

/** Alerts are short; a larger email from a bank is a statement or an advertisement. */
const LARGEST_EMAIL = 512 * 1024
/** So many messages are read at once. */
const AT_ONCE = 200
/** If the last message is unknown, the messages of so many days are read; duplicates are not stored twice. */
const FIRST_DAYS_MS = 2 * DAY_MS

export type Known = { uid_validity: number | null; last_uid: number }
type Looking = { db: Db; log: Logger; address: string; by: string; trusted: Trusted }
type Found = { uid: number; size: number; receivedAt: Date; isListed: boolean }

/** Reads the new messages of an open mailbox and stores their alerts. */
export async function look(client: ImapFlow, looking: Looking, known: Known, moment: Moment): Promise<void> {
  const validity = client.mailbox ? Number(client.mailbox.uidValidity) : 0
  const after = known.uid_validity === validity ? known.last_uid : 0
  const since = new Date(moment.at.getTime() - FIRST_DAYS_MS)
  const wanted = after > 0 ? { uid: `${after + 1}:*` } : { since }
  // If a range begins after the last message, a server answers with the last message.
  const uids = ((await client.search(wanted, { uid: true })) || [])
    .filter((uid) => uid > after)
    .toSorted((a, b) => a - b)
  for (let from = 0; from < uids.length; from += AT_ONCE) {
    const part = uids.slice(from, from + AT_ONCE)
    for (const found of await headsOf(client, part, looking.trusted, moment))
      if (found.isListed) await readOne(client, looking, { ...found, validity }, moment)
    await remember(looking.db, looking, { validity, uid: part.at(-1) ?? after })
  }
}

async function headsOf(client: ImapFlow, uids: readonly number[], { senders }: Trusted, { at }: Moment) {
  const query = { uid: true, envelope: true, size: true, internalDate: true }
  const heads = await client.fetchAll(uids.join(','), query, { uid: true })
  return heads
    .map(({ uid, size = 0, internalDate, envelope }): Found => {
      const from = envelope?.from?.map(({ address }) => address?.toLowerCase() ?? '') ?? []
      return {
        uid,
        size,
        receivedAt: new Date(internalDate ?? at),
        isListed: from.some((one) => senders.includes(one)),
      }
    })
    .toSorted((a, b) => a.uid - b.uid)
}

async function readOne(
  client: ImapFlow,
  { db, log, address, by, trusted }: Looking,
  { uid, size, receivedAt, validity }: Found & { validity: number },
  moment: Moment,
): Promise<void> {
  if (size > LARGEST_EMAIL) {
    log.warn({ uid, size }, 'email of a bank not read, because it is too large for an alert')
    return
  }
  const message = await client.fetchOne(String(uid), { source: { maxLength: LARGEST_EMAIL } }, { uid: true })
  if (!message || !message.source) return
  const read = await readAlertEmail(message.source, dayOf(receivedAt.getTime()), trusted).catch((error: unknown) => {
    log.warn({ err: error, uid }, 'email of a bank not read')
    return null
  })
  if (!read || read.rows.length === 0) return
  await ensureAutomatic(db, moment.at)
  const id = await inTransaction(db, async (tx) => {
    if (!(await remember(tx, { address, by }, { validity, uid }))) return null
    return storeAlerts(
      tx,
      AUTOMATIC,
      { source: 'MAILBOX', name: `${trusted.recipients[0] ?? ''} ${moment.today}`, ...read },
      moment,
    )
  })
  if (id !== null) await matchAgain(db, id, moment, { isNew: true })
}

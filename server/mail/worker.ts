import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import type { Language } from '../../db/tables.ts'
import { makeCode } from '../account/reset-password.ts'
import type { Env } from '../env.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import { type Letters, letters } from './letters.ts'
import type { Send } from './transport.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long one instance keeps a mail to itself while it sends, well over the transport's own time limits. */
const LEASE_MS = 5 * MINUTE
const FIRST_PAUSE_MS = 5 * SECOND
const LONGEST_PAUSE_MS = 60 * MINUTE
/** After this many tries, about two days, a mail is given up and stays in the table for staff to see. */
const MOST_ATTEMPTS = 56
const IDLE_MS = 2 * SECOND

type Claimed = { id: string; kind: string; recipient: string; language: Language; content: unknown; attempts: number }

export type Post = {
  db: Db
  send: Send
  env: Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM' | 'CARE_PHONE' | 'CARE_EMAIL'>
  log: Logger
  now: () => Date
}

/** The pause after the given number of failed tries: doubled each time, up to an hour. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))

/** Sends what is due, each mail once, in the order of writing; answers how many it took up. Instances share the work. */
export async function sendDue(post: Post): Promise<number> {
  for (let taken = 0; ; taken++) {
    const mail = await claim(post.db, post.now())
    if (!mail) return taken
    await sendOne(post, mail)
  }
}

/**
 * Takes a due mail for itself by moving its due time on; a crash leaves it due again after the lease. One at a time:
 * behind a slow mail server, the last of many would outlive the lease and go out twice.
 */
const claim = (db: Db, at: Date): Promise<Claimed | undefined> =>
  db
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
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'language', 'content', 'attempts'])
    .executeTakeFirst()

async function sendOne({ db, send, env, log, now }: Post, mail: Claimed): Promise<void> {
  try {
    const written = await write(db, mail, env.PUBLIC_URL, now())
    if (written) {
      const { letter, recipient } = written
      const care = { phone: env.CARE_PHONE, email: env.CARE_EMAIL }
      await send({
        id: mail.id,
        from: env.MAIL_FROM,
        to: recipient,
        subject: letter.subject,
        text: asText(letter, care, mail.language),
        html: asHtml(letter, care, mail.language),
      })
    }
    await db.updateTable('outbox').set({ sent_at: now(), last_error: null }).where('id', '=', mail.id).execute()
  } catch (error) {
    const given_up_at = mail.attempts >= MOST_ATTEMPTS ? now() : null
    const due_at = new Date(now().getTime() + pauseAfter(mail.attempts))
    log.warn({ err: error, mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail not sent')
    await db
      .updateTable('outbox')
      .set({ due_at, given_up_at, last_error: String(error).slice(0, 500) })
      .where('id', '=', mail.id)
      .execute()
  }
}

type Written = { letter: Letter; recipient: string }

/** Null where nothing is to be sent: a code for an email without an account, or one that a newer code has overtaken. */
async function write(db: Db, mail: Claimed, publicUrl: string, at: Date): Promise<Written | null> {
  const place = { language: mail.language, publicUrl }
  if (mail.kind !== 'one_time_code') {
    const compose = letters[mail.kind as keyof Letters] as (content: unknown, at: typeof place) => Letter
    return { letter: compose(mail.content, place), recipient: mail.recipient }
  }
  if (await isOvertaken(db, mail)) return null
  const made = await makeCode(db, mail.recipient, at)
  return made && { letter: letters.one_time_code({ code: made.code }, place), recipient: made.recipient }
}

/** A late code would put the newer one, which its reader has before them, out of force. */
async function isOvertaken(db: Db, { id, kind, recipient }: Claimed): Promise<boolean> {
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

/** Keeps sending until stopped; `wake` has it look at once instead of after the pause. */
export function startMailWorker(post: Post) {
  const state = { stopped: false, woken: false, wakeUp: () => {} }
  const run = async () => {
    while (!state.stopped) {
      const sent = await sendDue(post).catch((error: unknown) => {
        post.log.error({ err: error }, 'outbox not read')
        return 0
      })
      if (sent > 0 || state.woken) {
        state.woken = false
        continue
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, IDLE_MS)
        state.wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const done = run()
  return {
    wake() {
      state.woken = true
      state.wakeUp()
    },
    async stop() {
      state.stopped = true
      state.wakeUp()
      await done
    },
  }
}

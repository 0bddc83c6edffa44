import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { makeCode } from '../account/one-time-code.ts'
import type { Env } from '../env.ts'
import { type EmailContent, render } from './message.ts'
import { compose, isKind, type RenderContext } from './templates.ts'
import type { Mail } from './outbox.ts'
import type { Attachment, Send } from './transport.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long one instance keeps a mail to itself while it sends, well over the transport's own time limits. */
const LEASE_MS = 5 * MINUTE
const FIRST_PAUSE_MS = 5 * SECOND
const LONGEST_PAUSE_MS = 60 * MINUTE
/** After this many tries, about two days, a mail is given up and stays in the table for staff to see. */
const MOST_ATTEMPTS = 56
/** After this many tries, about twenty minutes, news of one's money goes out without papers that cannot be made. */
const MOST_ATTEMPTS_TO_ATTACH = 9
/** How long the making of papers may take; with the transport's own limits it stays well under the lease. */
const LONGEST_ATTACHING_MS = MINUTE
const IDLE_MS = 2 * SECOND

const careContact = (env: MailerDeps['env']) => ({ phone: env.CARE_PHONE, email: env.CARE_EMAIL })

type Claimed = { id: string; kind: string; recipient: string; language: Language; content: unknown; attempts: number }

/**
 * Makes the files that go with a mail, at the moment of sending. None for most kinds; never asked for a code. When it
 * throws, the mail is tried again later.
 */
export type Attach = (mail: Mail & { id: string }) => Promise<Attachment[]>

export type MailerDeps = {
  db: Db
  send: Send
  attach?: Attach
  env: Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM' | 'CARE_PHONE' | 'CARE_EMAIL'>
  log: Logger
  now: () => Date
}

/** The pause after the given number of failed tries: doubled each time, up to an hour. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))

/** Sends what is due, each mail once, in the order of writing; answers how many it took up. Instances share the work. */
export async function sendDue(deps: MailerDeps): Promise<number> {
  for (let taken = 0; ; taken++) {
    const mail = await claim(deps.db, deps.now())
    if (!mail) return taken
    await sendOne(deps, mail)
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

async function sendOne(deps: MailerDeps, mail: Claimed): Promise<void> {
  const { db, send, env, log, now } = deps
  try {
    const written = await write(deps, mail)
    if (written) {
      const { letter, recipient, attachments } = written
      const care = careContact(env)
      await send({
        id: mail.id,
        date: now(),
        from: env.MAIL_FROM,
        to: recipient,
        replyTo: env.CARE_EMAIL,
        attachments,
        ...render(letter, care, mail.language),
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

type Written = { letter: EmailContent; recipient: string; attachments: Attachment[] }

/** Null where nothing is to be sent: a code for an email without an account, or one that a newer code has overtaken. */
async function write(deps: MailerDeps, mail: Claimed): Promise<Written | null> {
  const { db, env, now } = deps
  const context: RenderContext = {
    language: mail.language,
    publicUrl: env.PUBLIC_URL,
    care: careContact(env),
    hasPapers: false,
  }
  if (mail.kind !== 'one_time_code') {
    // An instance of a newer version knows more kinds; it is there for the next try.
    if (!isKind(mail.kind)) throw new Error(`no letter of the kind ${mail.kind}`)
    const attachments = await attachmentsOf(deps, mail)
    const letter = compose(mail.kind, mail.content as never, { ...context, hasPapers: attachments.length > 0 })
    return { letter, recipient: mail.recipient, attachments }
  }
  if (await isOvertaken(db, mail)) return null
  const made = await makeCode(db, mail.recipient, now())
  return (
    made && {
      letter: compose('one_time_code', { code: made.code }, context),
      recipient: made.recipient,
      attachments: [],
    }
  )
}

async function attachmentsOf({ attach, log }: MailerDeps, mail: Claimed): Promise<Attachment[]> {
  if (!attach) return []
  try {
    return await within(LONGEST_ATTACHING_MS, attach(mail as Mail & { id: string }))
  } catch (error) {
    if (mail.attempts < MOST_ATTEMPTS_TO_ATTACH) throw error
    log.error({ err: error, mail: mail.id, kind: mail.kind }, 'mail goes without its attachments')
    return []
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`attachments not made within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
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
export function startMailWorker(deps: MailerDeps) {
  const state = { stopped: false, woken: false, wakeUp: () => {} }
  const run = async () => {
    while (!state.stopped) {
      const sent = await sendDue(deps).catch((error: unknown) => {
        deps.log.error({ err: error }, 'outbox not read')
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

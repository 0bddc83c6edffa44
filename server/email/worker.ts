import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import type { Env } from '../env.ts'
import type { EmailContent, EmailStep } from './content.ts'
import type { EmailData, RenderContext } from './data.ts'
import { render } from './message.ts'
import type { Email } from './outbox.ts'
import { claimDue, type ClaimedEmail, isSuperseded, markFailed } from './delivery.ts'
import { compose, isKind } from './templates.ts'
import type { Attachment, Send } from './transport.ts'

/** After this many tries, about twenty minutes, an email is sent without the attachments that cannot be made. */
const MOST_ATTEMPTS_TO_ATTACH = 9
/** The time limit for making the attachments. Together with the transport's own limits it is much shorter than the lease. */
const LONGEST_ATTACHING_MS = 60_000
const IDLE_MS = 2000

/** Makes a code for a new password, or for a new email of `ownerId`, and returns it with its recipient; null without an account. */
type Asked = { email: string; ownerId?: string | undefined }
type MakeCode = (db: Db, asked: Asked, at: Date) => Promise<{ code: string; recipient: string } | null>

/**
 * Makes the attachments of an email, at the moment of sending; most kinds have none. It is not called for an email with a code. If
 * it throws, the email is tried again later.
 */
export type Attach = (email: Email & { id: string }) => Promise<Attachment[]>

export type MailerDeps = {
  db: Db
  send: Send
  makeCode: MakeCode
  attach?: Attach
  /** The text about the meeting in an email about a journey in the future, at the moment of sending. */
  readMeetings?: (email: Email) => Promise<EmailStep[]>
  /** The part of an email that is still true; null if it must not be sent. It is not called for an email with a code. */
  whatIsTrue?: (email: Email) => Promise<Email | null>
  /** Issues the documents of acts that can no longer be undone, before their emails are sent; returns the number of acts. */
  documentActs?: () => Promise<number>
  env: Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM' | 'CARE_PHONE' | 'CARE_EMAIL'>
  log: Logger
  now: () => Date
}

/**
 * Issues the documents of acts that can no longer be undone, then sends each due email once, in the order of queueing; returns the
 * number of emails that it handled. Instances share the work.
 */
export async function sendDue(deps: MailerDeps): Promise<number> {
  await deps.documentActs?.()
  let sent: ClaimedEmail | null = null
  for (let taken = 0; ; taken++) {
    const email: ClaimedEmail | undefined = await claimDue(deps.db, deps.now(), sent)
    if (!email) return taken
    sent = (await sendOne(deps, email)) ? email : null
  }
}

/** Sends an email, or makes it due again later; returns false if it could not be sent. */
async function sendOne(deps: MailerDeps, email: ClaimedEmail): Promise<boolean> {
  const { db, send, env, log, now } = deps
  try {
    const written = email.kind === 'one_time_code' ? await writeCode(deps, email) : await write(deps, email)
    if (written)
      await send({
        id: email.id,
        date: now(),
        from: env.MAIL_FROM,
        to: written.recipient,
        replyTo: env.CARE_EMAIL,
        attachments: written.attachments,
        language: email.language,
        ...render(written.content, careOf(env), email.language),
      })
    return true
  } catch (error) {
    log.warn({ err: error, mail: email.id, kind: email.kind, attempts: email.attempts }, 'email not sent')
    await markFailed(db, email, error, now())
    return false
  }
}

const careOf = (env: MailerDeps['env']) => ({ phone: env.CARE_PHONE, email: env.CARE_EMAIL })

const contextOf = (
  { env }: MailerDeps,
  { language }: ClaimedEmail,
  more: Pick<RenderContext, 'hasDocuments' | 'meetings'>,
): RenderContext => ({
  language,
  publicUrl: env.PUBLIC_URL,
  care: careOf(env),
  ...more,
})

type Written = { content: EmailContent; recipient: string; attachments: Attachment[] }

/** Null if nothing must be sent, because the content of the email is no longer true. */
async function write(deps: MailerDeps, email: ClaimedEmail): Promise<Written | null> {
  // A newer version of the server knows more kinds of emails; its instance sends this one at the next try.
  if (!isKind(email.kind)) throw new Error(`no template for the kind ${email.kind}`)
  const told = deps.whatIsTrue ? await deps.whatIsTrue(email as Email) : (email as Email)
  if (!told) {
    deps.log.info({ mail: email.id, kind: email.kind }, 'email not sent, because it is no longer true')
    return null
  }
  const attachments = await attachmentsOf(deps, { ...email, content: told.content })
  const meetings = (await deps.readMeetings?.(told)) ?? []
  const more = { hasDocuments: attachments.length > 0, meetings }
  const content = compose(email.kind, told.content as never, contextOf(deps, email, more))
  return { content, recipient: email.recipient, attachments }
}

/** Null if nothing must be sent: there is no account, or a newer code was requested, which this one would invalidate. */
async function writeCode(deps: MailerDeps, email: ClaimedEmail): Promise<Written | null> {
  if (await isSuperseded(deps.db, email)) return null
  const { ownerId } = email.content as EmailData['one_time_code']
  const made = await deps.makeCode(deps.db, { email: email.recipient, ownerId }, deps.now())
  if (!made) return null
  const content = compose(
    'one_time_code',
    { code: made.code, ownerId },
    contextOf(deps, email, { hasDocuments: false, meetings: [] }),
  )
  return { content, recipient: made.recipient, attachments: [] }
}

async function attachmentsOf({ attach, log }: MailerDeps, email: ClaimedEmail): Promise<Attachment[]> {
  if (!attach) return []
  try {
    return await within(LONGEST_ATTACHING_MS, attach(email as Email & { id: string }))
  } catch (error) {
    if (email.attempts < MOST_ATTEMPTS_TO_ATTACH) throw error
    log.error({ err: error, mail: email.id, kind: email.kind }, 'email goes without its attachments')
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

/** Keeps sending until it is stopped; `wake` ends the current pause. */
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

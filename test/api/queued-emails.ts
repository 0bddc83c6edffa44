import pino from 'pino'
import { expect } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { makeCode } from '../../server/account/one-time-code.ts'
import { type Email, queueEmail } from '../../server/email/outbox.ts'
import type { Message } from '../../server/email/transport.ts'
import { type Attach, type MailerDeps, sendDue } from '../../server/email/worker.ts'
import { publicUrl } from '../email-preview.ts'
import { contentOf, recipient, type Sample } from '../email-samples.ts'
import type { World } from '../world.ts'

export const queue = (w: World, { kind, ...sample }: Sample, language: Language, to: string = recipient.email) =>
  queueEmail(
    w.db,
    // TypeScript does not tell apart more than 25 kinds.
    {
      kind,
      recipient: to,
      language,
      content: contentOf({ kind, ...sample } as Sample, recipient.name[language]),
    } as Email,
    w.clock.now(),
  )

/** Runs the worker every few hours until the outbox is empty. */
export async function sendAll(w: World, post: Partial<MailerDeps> & Pick<MailerDeps, 'send'>, hours = 30) {
  const env = { ...w.env, PUBLIC_URL: publicUrl }
  for (let hour = 0; hour < hours; hour++) {
    await sendDue({ db: w.db, env, log: pino({ level: 'silent' }), now: w.clock.now, makeCode, ...post })
    w.clock.pass({ hours: 1 })
  }
  const open = w.db.selectFrom('outbox').select('last_error').where('sent_at', 'is', null)
  expect(await open.execute()).toEqual([])
}

/** An email worker that collects what it sends. */
export function catching(w: World, attach: Attach) {
  const sent: Message[] = []
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  const send = async (mail: Message) => void sent.push(mail)
  return {
    sent,
    errors,
    post: { db: w.db, env: w.env, log, now: w.clock.now, makeCode, send, attach } satisfies MailerDeps,
  }
}

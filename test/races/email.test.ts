import pino from 'pino'
import { describe, expect } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { paise } from '../../domain/money.ts'
import { makeCode } from '../../server/account/one-time-code.ts'
import { matchesSecret } from '../../server/account/password.ts'
import { readEnv } from '../../server/env.ts'
import { queueEmail } from '../../server/email/outbox.ts'
import type { Message } from '../../server/email/transport.ts'
import { type MailerDeps, sendDue } from '../../server/email/worker.ts'
import { makeUser } from '../factories.ts'
import { waitFor } from '../wait.ts'
import { test, usePostgres } from './postgres.ts'
import { codeIn, firstOf, lastOf } from '../present.ts'

const pg = usePostgres()

const SECOND = 1000

const start = Date.parse('2026-11-21T04:30:00Z')

const log = pino({ level: 'silent' })

const env = readEnv({ NODE_ENV: 'test', PUBLIC_URL: 'http://tirtha.test' })

/** Email workers of different processes with one outbox, one clock and one list of sent emails. */
function sharedOutbox(url?: string) {
  const clock = { ms: start }
  const sent: Message[] = []
  const newWorker = (send: MailerDeps['send'] = async (message) => void sent.push(message)): MailerDeps => ({
    db: pg.connect(url).db,
    env,
    log,
    now: () => new Date(clock.ms),
    makeCode,
    send,
  })
  return { clock, sent, newWorker }
}

/** Queues so many verification emails and returns their recipients in that order. */
async function queue(count: number): Promise<string[]> {
  const subject = { name: 'Kashi', nameHindi: 'काशी', city: 'Varanasi', cityHindi: 'वाराणसी' }
  const content = {
    name: 'Kamala',
    utr: '426812345678',
    amount: paise(100),
    parts: [
      {
        amount: paise(100),
        balance: paise(0),
        bookingId: newId(),
        line: { subject, date: '2026-12-01', headCount: 2 },
      },
    ],
  }
  const recipients = Array.from({ length: count }, (_, index) => `devotee${String(index).padStart(3, '0')}@example.com`)
  for (const recipient of recipients)
    await queueEmail(pg.database.db, { kind: 'booking_verified', recipient, language: 'en', content }, new Date(start))
  return recipients
}

const drain = async (post: MailerDeps) => {
  while ((await sendDue(post)) > 0);
}

const recipientsOf = (sent: Message[]) => sent.map((message) => message.to).toSorted()

const outbox = () =>
  pg.database.db.selectFrom('outbox').select(['recipient', 'attempts', 'sent_at']).orderBy('id').execute()

describe('DESIGN past one machine', () => {
  test('five workers of an outbox send each email exactly once', async () => {
    const { sent, newWorker } = sharedOutbox()
    const recipients = await queue(120)
    const workers = Array.from({ length: 5 }, () => newWorker())
    await Promise.all(workers.map(drain))
    // A worker that found only locked emails has stopped, so another run is needed.
    await drain(firstOf(workers))
    expect(recipientsOf(sent)).toEqual(recipients)
    expect(new Set(sent.map((message) => message.id)).size).toBe(120)
    expect((await outbox()).every(({ attempts, sent_at }) => attempts === 1 && sent_at !== null)).toBe(true)
  })

  test('emails queued while five workers run are sent once as well', async () => {
    const { sent, newWorker } = sharedOutbox()
    const workers = Array.from({ length: 5 }, () => newWorker())
    let isWriting = true
    const written = queue(60).finally(() => (isWriting = false))
    const work = async (worker: MailerDeps) => {
      do await sendDue(worker)
      while (isWriting)
    }
    await Promise.all(workers.map(work))
    const recipients = await written
    await drain(firstOf(workers))
    expect(recipientsOf(sent)).toEqual(recipients)
  })

  test('another worker sends the email of a dead worker after its lease', async () => {
    const { clock, sent, newWorker } = sharedOutbox()
    const recipients = await queue(10)
    // The mail server never answers the fourth email, because the process is killed.
    const dying = newWorker(async (message) => {
      if (sent.length === 3) await new Promise(() => {})
      sent.push(message)
    })
    void sendDue(dying)
    await waitFor(async () => expect((await outbox()).filter((row) => row.attempts > 0)).toHaveLength(4))
    const another = newWorker()
    expect(await sendDue(another)).toBe(6)
    clock.ms += 240 * SECOND
    expect(await sendDue(another)).toBe(0)
    clock.ms += 61 * SECOND
    expect(await sendDue(another)).toBe(1)
    expect(recipientsOf(sent)).toEqual(recipients)
  })

  test('a refused email is sent once after a pause, by any worker', async () => {
    const { clock, sent, newWorker } = sharedOutbox()
    const [recipient] = await queue(1)
    const refusing = newWorker(async () => {
      throw new Error('451 later')
    })
    expect(await sendDue(refusing)).toBe(1)
    const workers = [newWorker(), newWorker(), newWorker()]
    expect(await Promise.all(workers.map(sendDue))).toEqual([0, 0, 0])
    clock.ms += 6 * SECOND
    await Promise.all(workers.map(drain))
    clock.ms += 600 * SECOND
    await Promise.all(workers.map(drain))
    expect(recipientsOf(sent)).toEqual([recipient])
  })

  test('a mail server that needs 15 s gets each of ten emails once', async () => {
    const { clock, sent, newWorker } = sharedOutbox()
    const recipients = await queue(10)
    const other = newWorker()
    const slow = newWorker(async (message) => {
      clock.ms += 15 * SECOND
      sent.push(message)
      await sendDue(other)
    })
    await sendDue(slow)
    await drain(other)
    expect(recipientsOf(sent)).toEqual(recipients)
  })
})

test('CONTRACT user/sendOtp: of two simultaneous emails one has the valid code', async () => {
  const { sent, newWorker } = sharedOutbox()
  const user = await makeUser(pg.database.db)
  for (const _time of [1, 2])
    await queueEmail(
      pg.database.db,
      { kind: 'one_time_code', recipient: user.email, language: 'en', content: {} },
      new Date(start),
    )
  await Promise.all([newWorker(), newWorker()].map(drain))
  const codes = sent.map((message) => codeIn(message.text))
  const { code_hash } = await pg.database.db.selectFrom('one_time_codes').selectAll().executeTakeFirstOrThrow()
  expect(await matchesSecret(lastOf(codes), code_hash)).toBe(true)
  // The older email would invalidate the newer one, so it is not sent.
  expect(codes).toHaveLength(1)
})

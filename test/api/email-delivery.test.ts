/** @module-tag thorough */
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { makeCode } from '../../server/account/one-time-code.ts'
import { sendBySmtp } from '../../server/email/transport.ts'
import { type MailerDeps, sendDue } from '../../server/email/worker.ts'
import { freePort } from '../free-port.ts'
import { asPreview } from '../email-preview.ts'
import { samplesIn } from '../email-samples.ts'
import { sampleOf } from '../email-texts.ts'
import { type Answer, startMailServer } from '../mail-server.ts'
import { world } from '../world.ts'
import { catching, queue, sendAll } from './queued-emails.ts'
import { present } from '../present.ts'

const servers: { stop(): Promise<void> }[] = []

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

/** OTPs are made when they are sent, so all other emails are known before. */
const sampleEmails = languages.flatMap((language) =>
  samplesIn(language)
    .filter(({ kind }) => kind !== 'one_time_code')
    .map((sample) => ({ sample, language, expected: asPreview(sample, language) })),
)

const withNewlines = (text = '') => text.replaceAll('\r\n', '\n').trimEnd()

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

test('EMAIL every email in both languages passes a mail server that refuses, delays and drops', async () => {
  const w = await world()
  const troubles: Answer[] = ['take', 'put off', 'take', { takeAfterMs: 200 }, 'drop', 'take', 'take', 'take']
  const server = await mailServer({ answer: (count) => present(troubles[count % troubles.length]) })
  for (const { sample, language } of sampleEmails)
    await queue(w, sample, language, `${sample.name}-${language}@example.com`)
  await sendAll(w, { send: sendBySmtp(server.url) })

  const taken = server.taken()
  expect(taken.map(({ to }) => to[0]).toSorted()).toEqual(
    sampleEmails.map(({ sample, language }) => `${sample.name}-${language}@example.com`).toSorted(),
  )
  expect(new Set(taken.map(({ mail }) => mail.messageId)).size).toBe(sampleEmails.length)
  for (const { sample, language } of sampleEmails) {
    const { mail } = present(taken.find(({ to }) => to[0] === `${sample.name}-${language}@example.com`))
    // This worker attaches no documents and does not read the meeting, so the email mentions neither.
    const expected = asPreview(sample, language, { attachments: [], isMet: false })
    expect(mail.subject).toBe(expected.subject)
    expect(withNewlines(mail.text)).toBe(withNewlines(expected.text))
    expect(withNewlines(mail.html)).toBe(withNewlines(expected.html))
    expect(mail.attachments).toEqual([])
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'care@example.com' })
  }
})

test('EMAIL a mail server that was unavailable gets each waiting email once', async () => {
  const w = await world()
  const port = await freePort()
  const send = sendBySmtp(`smtp://127.0.0.1:${port}`)
  const post: MailerDeps = { db: w.db, env: w.env, log: pino({ level: 'silent' }), now: w.clock.now, makeCode, send }
  for (const { sample, language } of sampleEmails.slice(0, 5)) await queue(w, sample, language)
  expect(await sendDue(post)).toBe(5)
  const first = await mailServer({ port })
  w.clock.pass({ minutes: 1 })
  for (const { sample, language } of sampleEmails.slice(5, 8)) await queue(w, sample, language)
  expect(await sendDue(post)).toBe(8)
  await first.stop()
  servers.splice(0)
  for (const { sample, language } of sampleEmails.slice(8, 10)) await queue(w, sample, language)
  await sendDue(post)
  const second = await mailServer({ port })
  await sendAll(w, { send }, 2)
  const subjects = [...first.taken(), ...second.taken()].map(({ mail }) => mail.subject)
  expect(subjects.toSorted()).toEqual(
    sampleEmails
      .slice(0, 10)
      .map(({ expected }) => expected.subject)
      .toSorted(),
  )
})

test('EMAIL an email of an unknown kind waits for a version that knows it', async () => {
  const w = await world()
  const { sent, post } = catching(w, async () => [])
  await queue(w, sampleOf('thanks'), 'en')
  await w.db.updateTable('outbox').set({ kind: 'toString' }).execute()
  await sendDue(post)
  expect(sent).toEqual([])
  expect(await w.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    sent_at: null,
    given_up_at: null,
    last_error: expect.stringContaining('toString'),
  })
})

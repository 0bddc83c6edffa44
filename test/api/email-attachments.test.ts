import { afterEach, expect, test, vi } from 'vitest'
import { queueEmail } from '../../server/email/outbox.ts'
import { type Attachment, sendBySmtp } from '../../server/email/transport.ts'
import { type Attach, sendDue } from '../../server/email/worker.ts'
import { contentOf, recipient, samplesIn } from '../email-samples.ts'
import { sampleOf } from '../email-texts.ts'
import { startMailServer } from '../mail-server.ts'
import { world } from '../world.ts'
import { catching, queue, sendAll } from './queued-emails.ts'
import { firstOf, present } from '../present.ts'
import { m } from '../../messages/compiled/messages.js'

const servers: { stop(): Promise<void> }[] = []

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

/** Attaches the attachments of the sample of each kind. */
const attachSamples: Attach = async ({ kind, language }) =>
  samplesIn(language).find((sample) => sample.kind === kind && sample.attachments)?.attachments ?? []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

test('EMAIL attachments arrive unchanged, with names in both scripts, and are mentioned', async () => {
  const w = await world()
  const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7 + (index >> 8)) % 256)
  const attachments: Attachment[] = [
    // A view of a larger buffer must not expose the rest of the buffer.
    { filename: 'voucher.pdf', content: everyByte.subarray(1, 69_000), contentType: 'application/pdf' },
    { filename: 'यात्रा के कागज़.pdf', content: everyByte.subarray(0, 1), contentType: 'application/pdf' },
    {
      filename: 'day "1"; x=\r\nBcc: all@example.com.ics',
      content: new TextEncoder().encode('BEGIN:VCALENDAR\r\nSUMMARY:काशी\nEND:VCALENDAR\r\r\n'),
      contentType: 'text/calendar',
    },
  ]
  const server = await mailServer({ answer: (count) => (count === 0 ? 'drop' : 'take') })
  const asked: unknown[] = []
  const attach: Attach = async ({ id, kind, recipient: to, language, content }) => {
    asked.push({ id, kind, to, language, content })
    return attachments
  }
  const sample = sampleOf('booking-verified', 'hi')
  await queue(w, sample, 'hi')
  await sendAll(w, { send: sendBySmtp(server.url), attach }, 3)
  const taken = firstOf(server.taken())
  const { mail, bytes } = taken
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
    'application/pdf',
    'application/pdf',
    'text/calendar',
  ])
  expect(mail.attachments.map(({ filename }) => filename).slice(0, 2)).toEqual(['voucher.pdf', 'यात्रा के कागज़.pdf'])
  expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  for (const [index, { content }] of attachments.entries().take(2))
    expect(Buffer.from(present(mail.attachments[index]).content as ArrayBuffer).equals(content)).toBe(true)
  // The parser changes the line ends of a calendar, so the sent bytes are compared.
  const asSent = Buffer.from(present(attachments[2]).content).toString('base64')
  expect(bytes.toString('latin1').replaceAll('\r\n', '')).toContain(asSent)
  expect(mail.text).toContain('कागज़')
  // Each attempt makes them again from the queued data.
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual({
    id: expect.any(String),
    kind: 'booking_verified',
    to: recipient.email,
    language: 'hi',
    content: contentOf(sample, recipient.name.hi),
  })
})

test('EMAIL a failing attachment delays only its own email, which is tried again later', async () => {
  const w = await world()
  let calls = 0
  const { sent, post } = catching(w, async (mail) => {
    if (mail.kind === 'booking_changed' && calls++ < 3) throw new Error('no paper in the tray')
    return attachSamples(mail)
  })
  for (const name of ['booking-changed', 'thanks']) await queue(w, sampleOf(name), 'en')
  await sendDue(post)
  expect(sent.map(({ subject }) => subject)).toEqual(['Thank you for coming to Prayagraj'])
  const waiting = firstOf(await w.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute())
  expect(waiting).toMatchObject({ kind: 'booking_changed', attempts: 1, given_up_at: null })
  expect(waiting.last_error).toContain('no paper')
  await sendDue(post)
  expect(calls).toBe(1)
  for (let minute = 0; minute < 10; minute++) {
    w.clock.pass({ minutes: 1 })
    await sendDue(post)
  }
  expect([calls, sent.length, present(sent[1]).attachments.length]).toEqual([4, 2, 1])
  expect(present(sent[1]).text).toContain(m.email_changed_documents({}, { locale: 'en' }))
})

test('EMAIL attachments that never come hold the worker at most for its lease', async () => {
  const w = await world()
  const called = Promise.withResolvers<void>()
  let calls = 0
  const { sent, post } = catching(w, () => {
    called.resolve()
    return calls++ === 0 ? new Promise(() => {}) : Promise.resolve([])
  })
  await queue(w, sampleOf('booking-verified'), 'en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const working = sendDue(post)
    await called.promise
    vi.advanceTimersByTime(60_000)
    await working
  } finally {
    vi.useRealTimers()
  }
  expect(sent).toEqual([])
  w.clock.pass({ minutes: 1 })
  await sendDue(post)
  expect([calls, sent.length]).toEqual([2, 1])
})

test('EMAIL an email whose documents fail for twenty minutes is sent without them', async () => {
  const w = await world()
  const start = w.clock.now().getTime()
  const { sent, errors, post } = catching(w, () => {
    throw new Error('no font for this letter')
  })
  await queue(w, sampleOf('booking-verified'), 'en')
  for (let minute = 0; minute < 60 && sent.length === 0; minute++) {
    await sendDue(post)
    w.clock.pass({ minutes: 1 })
  }
  expect((w.clock.now().getTime() - start) / 60_000).toBeLessThan(30)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ subject: m.email_verified_subject({}, { locale: 'en' }), attachments: [] })
  expect(firstOf(sent).text + firstOf(sent).html).not.toMatch(/attached|papers/i)
  // The log tells staff about it.
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('no font for this letter')
})

test('EMAIL an email with a code has no attachments, and none are made', async () => {
  const w = await world()
  const { user } = await w.devotee()
  const { sent, post } = catching(w, async () => {
    throw new Error('not to be asked')
  })
  await queueEmail(w.db, { kind: 'one_time_code', recipient: user.email, language: 'en', content: {} }, w.clock.now())
  await sendDue(post)
  expect(sent).toMatchObject([{ to: user.email, attachments: [] }])
})

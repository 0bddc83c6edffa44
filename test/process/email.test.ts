/** @module-tag thorough */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { admin } from '../data-template.ts'
import { startMailServer } from '../mail-server.ts'
import { registerAt } from './register-at.ts'
import { waitFor, waitUntil } from '../wait.ts'
import { useServers } from './server-process.ts'
import { firstOf, leading, present } from '../present.ts'
import { m } from '../../messages/compiled/messages.js'

const { start, startPrepared } = useServers()

let first: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  first = await startPrepared()
})

const decode = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The complete emails in a data folder. */
const mailsIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => ({
      path: join(dataDir, 'mail', name),
      text: decode(readFileSync(join(dataDir, 'mail', name), 'utf8')),
    }))

const subjectOf = (text: string) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim()

const codeIn = (text: string) => /\b\d{6}\b/.exec(text.slice(text.indexOf('\n\n')).replace(/charset[^\n]*/g, ''))?.[0]

describe('CONTRACT SMTP_URL', () => {
  test('without it each email is a file: welcome, code, booking, verification', async () => {
    const server = first
    const devotee = await registerAt(server)
    const mails = (count: number) =>
      waitFor(() => {
        const found = mailsIn(server.dataDir)
        expect(found.length).toBeGreaterThanOrEqual(count)
        return found
      }, 60_000)

    const welcome = firstOf(await mails(1))
    expect(subjectOf(welcome.text)).toBe('Welcome to Tirtha')
    await server.call('POST', '/user/sendOtp', { email: devotee.email })
    const [, codeMail] = leading(await mails(2), 2)
    expect(codeMail.text).toMatch(new RegExp(`^To: ${devotee.email}\\s*$`, 'm'))
    expect(codeMail.text).toMatch(/^From: Tirtha <\S+@\S+>\s*$/m)
    const otp = codeIn(codeMail.text)
    const password = 'a quite new secret 9'
    expect((await server.call('POST', '/user/verifyOtp', { email: devotee.email, otp, password })).status).toBe(200)
    const { data: session } = await server.call('POST', '/user/login', { email: devotee.email, password })
    const token = session.access_token as string

    const date = Date.now() + 10 * 24 * 60 * 60 * 1000
    const [event] = (await server.call('GET', '/events/city/varanasi')).data
    await server.call(
      'POST',
      '/cart/add',
      { packageId: '', headCount: 0, date, events: [{ eventId: event.id, date }] },
      token,
    )
    const amountPaid = Math.min(5000, (await server.call('GET', '/bookings/cost', undefined, token)).data)
    const booked = await server.call('POST', '/bookings/add', { amountPaid, refNo: '426812345678' }, token)
    expect(present((await mails(3))[2]).text).toContain('426812345678')

    const adminToken = (await server.call('POST', '/user/login', { email: admin.email, password: admin.password })).data
      .access_token
    await server.call('POST', '/bookings/verification', { id: booked.data[0].id, status: true }, adminToken)
    const all = await mails(4)
    expect(all.map((mail) => subjectOf(mail.text))).toEqual([
      'Welcome to Tirtha',
      'Your OTP for a new password',
      expect.stringContaining('We have received your booking'),
      m.email_verified_subject({}, { locale: 'en' }),
    ])
    // Other users of the machine must not read codes and names.
    for (const { path } of all)
      expect((statSync(path).mode & 0o007) === 0 || (statSync(server.dataDir).mode & 0o007) === 0).toBe(true)
  })

  const mailServers: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const mailServer of mailServers.splice(0)) await mailServer.stop()
  })

  test('a deferred email is delivered once and delays no other', async () => {
    const mailServer = await startMailServer({ answer: (count) => (count === 0 ? 'put off' : 'take') })
    mailServers.push(mailServer)
    const { tries } = mailServer
    await first.stop()
    const { dataDir } = first
    const server = await start({
      dataDir,
      env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Tirtha <office@example.org>', CARE_EMAIL: 'care@example.org' },
    })
    const devotee = await registerAt(server)
    await waitUntil(() => tries[0], 20_000)
    await devotee.addPooja()
    expect((await devotee.book('426812345679')).status).toBe(201)
    await waitUntil(() => tries[2], 20_000)
    expect(tries.map(({ answer, to, mail }) => [answer, to, mail.subject])).toEqual([
      ['put off', [devotee.email], 'Welcome to Tirtha'],
      ['take', [devotee.email], expect.stringContaining('We have received your booking')],
      ['take', [devotee.email], 'Welcome to Tirtha'],
    ])
    const [putOff, received, again] = leading(
      tries.map(({ mail }) => mail),
      3,
    )
    // The receiver recognizes a repetition by the id.
    expect(putOff.messageId).toMatch(/^<.+@.+>$/)
    expect(again.messageId).toBe(putOff.messageId)
    expect(received.messageId).not.toBe(putOff.messageId)
    expect(present(tries[2]).at - firstOf(tries).at).toBeGreaterThan(3000)
    expect(received.text).toContain('426812345679')
    expect(received.html).toContain('426812345679')
    expect(received.from).toMatchObject({ name: 'Tirtha', address: 'office@example.org' })
    expect(received.replyTo).toMatchObject([{ address: 'care@example.org' }])
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(tries).toHaveLength(3)
    // No email waits in the outbox, and no file was written.
    const database = await connectEmbedded({ dataDir }, { onPoolError: () => {} })
    try {
      const outbox = await database.db
        .selectFrom('outbox')
        .select(['attempts', 'sent_at', 'last_error'])
        .where('recipient', '=', devotee.email)
        .orderBy('id')
        .execute()
      const sent = { sent_at: expect.any(Date), last_error: null }
      expect(outbox).toEqual([
        { attempts: 2, ...sent },
        { attempts: 1, ...sent },
      ])
    } finally {
      await database.close()
    }
    expect(tries).toHaveLength(3)
  })
})

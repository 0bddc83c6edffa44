import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { connectEmbedded } from '../../db/connect.ts'
import { freePort } from '../free-port.ts'
import { eventually, operator, registerAt, useServers } from './server-process.ts'

const { start, startFirst } = useServers()

let first: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  first = await startFirst()
})

const decode = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The mails in a data folder, whole ones only. */
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

describe('CONTRACT SMTP_URL', { timeout: 60_000 }, () => {
  test('CONTRACT SMTP_URL: without it each mail is a file: the code, the booking, its verification', async () => {
    const server = first
    const devotee = await registerAt(server)
    const mails = (count: number) =>
      eventually(() => (mailsIn(server.dataDir).length >= count ? mailsIn(server.dataDir) : undefined))

    await server.call('POST', '/user/sendOtp', { email: devotee.email })
    const [codeMail] = await mails(1)
    expect(codeMail!.text).toMatch(new RegExp(`^To: ${devotee.email}\\s*$`, 'm'))
    expect(codeMail!.text).toMatch(/^From: Tirtha <\S+@\S+>\s*$/m)
    const otp = codeIn(codeMail!.text)
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
    expect((await mails(2))[1]!.text).toContain('426812345678')

    const admin = (await server.call('POST', '/user/login', { email: operator.email, password: operator.password }))
      .data.access_token
    await server.call('POST', '/bookings/verification', { id: booked.data[0].id, status: true }, admin)
    const all = await mails(3)
    expect(all.map((mail) => subjectOf(mail.text))).toEqual([
      expect.any(String),
      expect.stringContaining('We have received your booking'),
      'Your payment is verified',
    ])
    // A letter with a code in it, and the names of devotees, are nobody else's business on this machine.
    for (const { path } of all)
      expect((statSync(path).mode & 0o007) === 0 || (statSync(server.dataDir).mode & 0o007) === 0).toBe(true)
  })

  const mailServers: SMTPServer[] = []
  afterEach(async () => {
    for (const mailServer of mailServers.splice(0))
      await new Promise<void>((resolve) => mailServer.close(() => resolve()))
  })

  /** A mail server that puts off the first so many messages with 451. */
  async function mailServer(refusals: number) {
    const port = await freePort()
    const seen: { at: number; answer: number; messageId: string; text: string; to: string[] }[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, session, callback) {
        let text = ''
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        stream.once('end', () => {
          const refuse = seen.length < refusals
          const messageId = /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? ''
          const to = session.envelope.rcptTo.map((recipient) => recipient.address)
          seen.push({ at: performance.now(), answer: refuse ? 451 : 250, messageId, text, to })
          callback(refuse ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null)
        })
      },
    })
    server.on('error', () => {})
    mailServers.push(server)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return { port, seen }
  }

  test('CONTRACT SMTP_URL: a mail that the mail server puts off is sent again and delivered once', async () => {
    const { port, seen } = await mailServer(1)
    await first.stop()
    const { dataDir } = first
    const server = await start({
      dataDir,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Tirtha <office@example.org>' },
    })
    const devotee = await registerAt(server)
    await devotee.addPooja()
    expect((await devotee.book('426812345679')).status).toBe(201)
    await eventually(() => seen.find((mail) => mail.answer === 250), 20_000)
    expect(seen.map(({ answer, to }) => [answer, to])).toEqual([
      [451, [devotee.email]],
      [250, [devotee.email]],
    ])
    // A receiver can tell a repetition.
    expect(seen[0]!.messageId).not.toBe('')
    expect(seen[1]!.messageId).toBe(seen[0]!.messageId)
    expect(seen[1]!.at - seen[0]!.at).toBeGreaterThan(3000)
    expect(decode(seen[1]!.text)).toContain('426812345679')
    expect(seen[1]!.text).toMatch(/^From: Tirtha <office@example\.org>/m)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(seen).toHaveLength(2)
    // Nothing is left to be sent, and no file was written beside.
    const database = await connectEmbedded({ dataDir }, { onPoolError: () => {} })
    try {
      const outbox = await database.db
        .selectFrom('outbox')
        .select(['attempts', 'sent_at', 'last_error'])
        .where('recipient', '=', devotee.email)
        .execute()
      expect(outbox).toEqual([{ attempts: 2, sent_at: expect.any(Date), last_error: null }])
    } finally {
      await database.close()
    }
    expect(seen).toHaveLength(2)
  })
})

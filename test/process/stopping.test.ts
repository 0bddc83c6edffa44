/** @module-tag thorough */
import { readdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { waitUntil } from '../wait.ts'
import { freePort } from '../free-port.ts'
import { registerAt } from './register-at.ts'
import { useServers } from './server-process.ts'
import { firstOf } from '../present.ts'

const { start, startPrepared } = useServers()

let first: Awaited<ReturnType<typeof start>>

let dataDir: string

beforeAll(async () => {
  first = await startPrepared()
  dataDir = first.dataDir
})

/** A request of which the server has only the headers; `finish` sends the body and returns the answer. */
async function underWay(port: number, body: string) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket
    .setEncoding('utf8')
    .on('data', (chunk: string) => (heard += chunk))
    .on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = `POST /v1/user/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  socket.write(head)
  // The server answers 100 when it has started to handle the request.
  await waitUntil(() => heard.startsWith('HTTP/1.1 100'))
  return {
    finish: async () => {
      socket.write(body)
      await closed
      return heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    },
  }
}

describe('DESIGN: the end of a server', () => {
  test('DESIGN: SIGTERM ends with code 0 after the running request and accepts no new one', async () => {
    const server = first
    const request = await underWay(
      server.port,
      JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }),
    )
    server.kill('SIGTERM')
    await waitUntil(async () => (await fetch(`${server.url}/healthz`).catch(() => null)) === null)
    const answer = await request.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).toContain('BAD_CREDENTIALS')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('DESIGN: SIGINT, as from Ctrl-C, ends it with code 0 despite idle connections', async () => {
    const server = await start({ dataDir })
    const idle = connect(server.port, '127.0.0.1').on('error', () => {})
    await new Promise((resolve) => idle.once('connect', resolve))
    const begun = performance.now()
    server.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - begun).toBeLessThan(8000)
    idle.destroy()
  })

  const hung: { close(): void }[] = []
  afterEach(() => hung.splice(0).forEach((mute) => mute.close()))

  test('DESIGN: a mail server that never answers does not prevent the end', async () => {
    const port = await freePort()
    let called = 0
    const mute = createServer((socket) => {
      called++
      socket.on('error', () => {})
      hung.push({ close: () => socket.destroy() })
    }).listen(port, '127.0.0.1')
    hung.push({ close: () => mute.close() })
    const server = await start({ dataDir, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const devotee = await registerAt(server)
    await server.call('POST', '/user/sendOtp', { email: devotee.email })
    await waitUntil(() => called > 0, 60_000)
    server.kill('SIGTERM')
    // Docker waits ten seconds before it kills a container.
    const ending = await Promise.race([
      server.ended,
      new Promise((resolve) => setTimeout(resolve, 10_000, 'still running')),
    ])
    expect(ending).toEqual({ code: 0, signal: null })
  })

  test('DESIGN: kill -9 after an acknowledged booking loses neither the booking nor its email', async () => {
    const server = await start({ dataDir })
    const devotee = await registerAt(server)
    await devotee.addPooja()
    const booked = await devotee.book('426812345678')
    server.kill('SIGKILL')
    expect(booked.status).toBe(201)
    await server.ended
    const second = await start({ dataDir })
    const answer = await second.call('GET', '/bookings/all', undefined, devotee.token)
    expect(answer.data).toMatchObject(booked.data as object)
    expect((await second.call('GET', '/cart', undefined, devotee.token)).data).toEqual([])
    // A repeated click after the outage does not book again.
    const again = await second.call(
      'POST',
      '/bookings/add',
      { amountPaid: booked.data[0].amountPaid, refNo: '426812345678' },
      devotee.token,
    )
    expect([again.status, again.data]).toEqual([200, booked.data])
    // Its email was sent, or waits in the outbox until the dead process's lease ends.
    await second.stop()
    const { db, close } = await connectEmbedded({ dataDir }, { onPoolError: () => {} })
    const outbox = await db
      .selectFrom('outbox')
      .select(['id', 'sent_at', 'given_up_at'])
      .where('kind', '=', 'booking_received')
      .execute()
    await close()
    expect(outbox).toHaveLength(1)
    expect(firstOf(outbox).given_up_at).toBe(null)
    if (firstOf(outbox).sent_at) expect(readdirSync(join(dataDir, 'mail'))).toContain(`${firstOf(outbox).id}.eml`)
  })
})

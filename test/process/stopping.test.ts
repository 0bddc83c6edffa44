import { readdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually, freePort, registerAt, useServers } from './server-process.ts'

const { start, preparedFolder } = useServers()

let dataDir: string
beforeAll(async () => {
  dataDir = await preparedFolder()
})

/** A request of which the server has the head and not yet the body; `finish` sends the rest and gives the whole answer. */
async function underWay(port: number, body: string) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk)).on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = `POST /v1/user/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  socket.write(head)
  // The server says so when it has taken the request up.
  await eventually(() => heard.startsWith('HTTP/1.1 100') || undefined)
  return {
    finish: async () => {
      socket.write(body)
      await closed
      return heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    },
  }
}

describe('DESIGN: the end of a server', { timeout: 40_000 }, () => {
  test('DESIGN: SIGTERM lets the request that is under way be answered, takes no new one, and ends with 0', async () => {
    const server = await start({ dataDir })
    const request = await underWay(server.port, JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }))
    server.kill('SIGTERM')
    await eventually(async () => ((await fetch(`${server.url}/healthz`).catch(() => null)) === null ? true : undefined))
    const answer = await request.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).toContain('BAD_CREDENTIALS')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('DESIGN: SIGTERM lets twelve logins under way be answered', async () => {
    const server = await start({ dataDir, env: { RATE_LIMIT_SCALE: '0' } })
    const bodies = Array.from({ length: 12 }, (_, n) => ({ email: `nobody${n}@example.com`, password: 'a wrong password' }))
    const answers = bodies.map((body) => server.call('POST', '/user/login', body).then(({ status }) => status, () => 'no answer'))
    await Promise.race(answers)
    server.kill('SIGTERM')
    expect(await Promise.all(answers)).toEqual(bodies.map(() => 400))
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('DESIGN: SIGINT, as from Ctrl-C, ends it with 0, and idle connections do not hold it', async () => {
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

  test('DESIGN: a mail server that never answers does not hold the end of ours', async () => {
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
    await eventually(() => called || undefined)
    server.kill('SIGTERM')
    // Docker waits ten seconds before it kills.
    const ending = await Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, 10_000, 'still running'))])
    expect(ending).toEqual({ code: 0, signal: null })
  })

  test('DESIGN: kill -9 right after an acknowledged booking loses neither it nor its mail', async () => {
    const folder = await preparedFolder()
    const first = await start({ dataDir: folder })
    const devotee = await registerAt(first)
    await devotee.addPooja()
    const booked = await devotee.book('426812345678')
    first.kill('SIGKILL')
    expect(booked.status).toBe(201)
    await first.ended
    const second = await start({ dataDir: folder })
    const again = await registerAt(second)
    expect(await again.bookings()).toEqual([])
    const answer = await second.call('GET', '/bookings/all', undefined, devotee.token)
    expect(answer.data).toEqual(booked.data)
    expect((await second.call('GET', '/cart', undefined, devotee.token)).data).toEqual([])
    // The mail went out before the end, or goes out after the lease of whoever held it.
    const mails = () => readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'))
    const { data } = await second.call('POST', '/bookings/add', { amountPaid: booked.data[0].amountPaid, refNo: '426812345678' }, devotee.token)
    expect(data).toEqual(booked.data)
    expect(mails().length).toBeLessThanOrEqual(1)
  })
})

import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type ArrivalLimits, createHttpServer, listen } from './listen.ts'

const limits: ArrivalLimits = { headers: 200, request: 300, upload: 1500, lookedAt: 20 }
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data; boundary=x'
const LENGTH = 8

/** Sends headers, and then the body byte by byte. Returns what the server sent until it answered or closed the connection. */
async function send({ type = JSON_TYPE, everyMs = 50, path = '/', head = '' }) {
  const server = createHttpServer(
    async (request) => {
      if (new URL(request.url).pathname === '/refused') return new Response('refused', { status: 401 })
      return new Response(`${(await request.arrayBuffer()).byteLength} bytes`)
    },
    undefined,
    limits,
  )
  const port = await listen(server, 0, '127.0.0.1')
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  let heard = ''
  let isClosed = false
  socket
    .on('data', (text: string) => (heard += text))
    .on('error', () => {})
    .on('close', () => (isClosed = true))
  const begun = performance.now()
  socket.write(head || `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${LENGTH}\r\n\r\n`)
  for (let sent = 0; sent < LENGTH && !isClosed; sent++) {
    await pause(everyMs)
    if (!isClosed) socket.write(head ? 'X' : '1')
  }
  await expect.poll(() => isClosed || /bytes|refused/.test(heard), { timeout: 5000 }).toBe(true)
  return { heard, isClosed: () => isClosed, ms: performance.now() - begun }
}

test('DESIGN arrival: an upload takes longer than other requests, and is read whole', async () => {
  const { heard, ms } = await send({ type: FORM_TYPE, everyMs: 80 })
  expect(heard).toContain(`${LENGTH} bytes`)
  expect(ms).toBeGreaterThan(limits.request)
})

test('DESIGN arrival: a body that is no upload, an upload without end and late headers are cut', async () => {
  const cut = /^HTTP\/1\.1 408|^$/
  const [slow, endless, late] = await Promise.all([
    send({ everyMs: 200 }),
    send({ type: FORM_TYPE, everyMs: 400 }),
    send({ head: 'POST / HTTP/1.1\r\nX', everyMs: 150 }),
  ])
  expect([slow.heard, endless.heard, late.heard]).toEqual(Array(3).fill(expect.stringMatching(cut)))
  expect(slow.ms).toBeLessThan(endless.ms)
})

test('DESIGN arrival: an upload that is refused before its end has no longer than other requests', async () => {
  const { heard, isClosed, ms } = await send({ type: FORM_TYPE, path: '/refused', everyMs: 120 })
  expect(heard).toContain('401')
  expect(isClosed()).toBe(true)
  expect(ms).toBeLessThan(LENGTH * 120)
})

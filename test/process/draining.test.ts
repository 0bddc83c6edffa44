/** @module-tag thorough */
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { waitUntil } from '../wait.ts'
import { type ServerProcess, useServers } from './server-process.ts'

const { start, preparedFolder } = useServers()

let dataDir: string

beforeAll(async () => {
  dataDir = await preparedFolder()
})

const sockets: Socket[] = []

afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

/** A client that keeps its connection, like a proxy. */
function keptClient({ port }: ServerProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (path: string) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path, agent }, resolve).once('error', reject).end()
    })
    for await (const _ of response);
    return { status: response.statusCode, connection: response.headers.connection }
  }
}

/** A connection of the test, and everything that it receives. */
async function open({ port }: ServerProcess) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const state = { heard: '', error: null as Error | null }
  socket
    .setEncoding('utf8')
    .on('data', (chunk: string) => (state.heard += chunk))
    .on('error', (error) => (state.error = error))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise((resolve) => socket.once('connect', resolve))
  return { state, closed, send: (text: string) => socket.write(text) }
}

const GET = 'GET /v1/packages/city/varanasi HTTP/1.1\r\nHost: x\r\n\r\n'

describe('DESIGN: SIGTERM', () => {
  test('the server is unready first, still answers, and closes connections with its answers', async () => {
    const server = await start({ dataDir, env: { DRAIN_SECONDS: '600' } })
    const ask = keptClient(server)
    const login = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' })
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'keep-alive' })
    const underWay = await open(server)
    underWay.send(
      `POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    await waitUntil(() => underWay.state.heard.startsWith('HTTP/1.1 100'))
    server.kill('SIGTERM')
    await waitUntil(async () => (await fetch(`${server.url}/readyz`)).status === 503)
    expect(await ask('/v1/packages/city/varanasi')).toEqual({ status: 200, connection: 'close' })
    expect(await ask('/landing')).toEqual({ status: 200, connection: 'close' })
    underWay.send(login)
    await underWay.closed
    expect(underWay.state.heard).toMatch(/HTTP\/1\.1 400 .*\r\nconnection: close\r\n.*BAD_CREDENTIALS/is)
    // npm may pass the signal twice.
    server.kill('SIGTERM')
    expect((await ask('/healthz')).status).toBe(200)
    // Ctrl-C does not wait for proxies.
    server.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('no request is reset that arrived while the process was busy', async () => {
    const server = await start({ dataDir })
    const kept = await Promise.all(Array.from({ length: 20 }, () => open(server)))
    for (const { send } of kept) send(GET)
    await waitUntil(() => kept.every(({ state }) => state.heard.endsWith('}')))
    for (const { state } of kept) state.heard = ''
    // The process is paused while requests arrive, on idle and on new connections.
    server.kill('SIGSTOP')
    const fresh = await Promise.all(Array.from({ length: 20 }, () => open(server)))
    for (const { send } of [...kept, ...fresh]) send(GET)
    server.kill('SIGTERM')
    server.kill('SIGCONT')
    await Promise.all([...kept, ...fresh].map(({ closed }) => closed))
    for (const { state } of [...kept, ...fresh])
      expect([state.error, state.heard.slice(0, 12)]).toEqual([null, 'HTTP/1.1 200'])
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })
})

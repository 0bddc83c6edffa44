import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createHttpServer, listen } from '../server/listen.ts'
import { answerFromMemory } from '../server/public-reads/answer-from-memory.ts'
import type { World } from './world.ts'

export type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }
export type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

/** Sends a request unchanged, because `fetch` adds headers, hides encodings and refuses some cookies. */
export async function send(port: number, { method = 'GET', path, headers = {}, body }: Sent): Promise<Received> {
  const request = ask({ host: '127.0.0.1', port, method, path, headers, agent: false })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(body)
  const [response] = await answered
  const encoding = (response.headers['content-encoding'] ?? 'identity') as keyof typeof decoders
  const bytes = await buffer(response)
  const text = bytes.length > 0 ? decoders[encoding](bytes).toString() : ''
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text }
}

/** The product of a test, listening at a port, with its memory of public answers in front. */
export async function memoryServer({ app, answers, cities, clock, env, log }: World) {
  await cities.read()
  const listener = answerFromMemory({
    answers,
    cities,
    fetch: app.fetch,
    log,
    now: clock.now,
    publicUrl: env.PUBLIC_URL,
  })
  const server = createHttpServer(app.fetch, listener)
  const port = await listen(server, 0, '127.0.0.1')
  return {
    send: (sent: Sent) => send(port, sent),
    get: (path: string, headers: Record<string, string> = {}) => send(port, { path, headers }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

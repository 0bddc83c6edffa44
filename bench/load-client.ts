import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Answer = { status: number; said: string }
export type Asked = { method: 'GET' | 'POST' | 'DELETE'; path: string; token?: string; body?: unknown }

/** Sends requests over at most `connections` connections, which stay open. */
export function loadClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return async ({ method, path, token, body }: Asked): Promise<Answer> => {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      // Only answers that are read but never inspected are requested compressed.
      ...(method === 'GET' && { 'Accept-Encoding': 'gzip, deflate, br' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(sent && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
    }
    const answered = Promise.withResolvers<Answer>()
    const read = async (response: IncomingMessage) =>
      answered.resolve({ status: response.statusCode ?? 0, said: await text(response) })
    request(url + path, { method, agent, headers }, (response) => {
      read(response).catch(answered.reject)
    })
      .on('error', answered.reject)
      .end(sent)
    return answered.promise
  }
}

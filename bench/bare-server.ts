import { createServer } from 'node:http'

type Answer = { url: string; headers: string[]; body: string }

/** Answers one address with given bytes, as fast as Node.js can: the floor of `bench/reads.ts`. */
process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => void response.writeHead(200, headers).end(bytes))
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})

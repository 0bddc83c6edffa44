import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Methods that no route has, and that a `Request` of the fetch API cannot have. */
const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** An HTTP server that answers with `fetch`; `first`, if given, gets each request before it (the development server's files). */
export function createHttpServer(
  fetch: Fetch,
  first?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Server {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  const handle: Handle = (request, response) => {
    if (REFUSED.has(request.method ?? ''))
      return void response.writeHead(405, { Allow: 'GET, HEAD, POST, DELETE' }).end()
    if (first) return first(request, response, () => void answer(request, response))
    return void answer(request, response)
  }
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    handle,
  )
  server.keepAliveTimeout = 65_000
  return server
}

/** @throws StartError when the port is taken or may not be used */
export const listen = (server: Server, port: number, host: string, variable = 'PORT'): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `${variable}: ${port} is already in use on ${host}`
          : error.code === 'EACCES'
            ? `${variable}: this user may not listen on ${port}`
            : error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
              ? `HOST: this machine has no address ${host}`
              : null
      reject(reason ? new StartError(reason) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

/** The server cannot start. The message is one line for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

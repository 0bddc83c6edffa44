import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Methods that no route has, and that a `Request` of the fetch API does not support. */
const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** In milliseconds: how long the headers, a request, and an upload may take to arrive, and the interval of the check. */
const usual = { headers: 15_000, request: 30_000, upload: 300_000, lookedAt: 5_000 }
export type ArrivalLimits = typeof usual

/**
 * Cuts a request whose body does not arrive in time. An upload, such as a photo of 12 MB over a slow network, has more time until
 * it is answered. An answer before its end is a refusal, so only senders who may upload can keep a connection open.
 */
function cutLate(request: IncomingMessage, response: ServerResponse, limit: number): void {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return
  const timer = setTimeout(() => {
    const isUpload = headers['content-type']?.startsWith('multipart/form-data') === true
    if (request.complete || (isUpload && !response.writableEnded)) return
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, limit)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

/** An HTTP server that answers with `fetch`; `first`, if given, gets each request before it (the development server's files). */
export function createHttpServer(
  fetch: Fetch,
  first?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  limits: ArrivalLimits = usual,
): Server {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  const handle: Handle = (request, response) => {
    cutLate(request, response, limits.request)
    if (REFUSED.has(request.method ?? ''))
      return void response.writeHead(405, { Allow: 'GET, HEAD, POST, DELETE' }).end()
    if (first) return first(request, response, () => void answer(request, response))
    return void answer(request, response)
  }
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.lookedAt,
    },
    handle,
  )
  server.keepAliveTimeout = 65_000
  return server
}

/** The number of the first socket that systemd opens for a service (`sd_listen_fds`). */
const SOCKET_OF_SYSTEMD = 3

/**
 * Listens on the socket that systemd opened for this process, if there is one, otherwise on PORT. Connections wait in a socket of
 * systemd while the product restarts; in the product's own socket they are reset or refused. @throws StartError
 */
export function listenForSite(server: Server, { PORT, HOST }: { PORT: number; HOST: string }): Promise<number> {
  const { LISTEN_FDS, LISTEN_PID } = process.env
  if (LISTEN_FDS !== '1' || LISTEN_PID !== String(process.pid)) return listen(server, PORT, HOST)
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new StartError('LISTEN_FDS: expected a socket of systemd that listens')))
    server.listen({ fd: SOCKET_OF_SYSTEMD }, () => resolve(portOf(server) ?? PORT))
  })
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : undefined
}

/** @throws StartError if the port is in use or not permitted */
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
    server.listen(port, host, () => resolve(portOf(server) ?? port))
  })

/** The server cannot start. The message is one line for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

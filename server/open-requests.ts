import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** How long a stop waits for the first request of connections that were accepted just before. */
const LONGEST_SILENCE_MS = 500
/** The longest time for which a stop waits until the process has finished other work. */
const LONGEST_WORK_MS = 500
const CHECK_EVERY_MS = 10

/** Follows the requests of a server, so that it can stop without cutting one off. */
export function followRequests(server: Server) {
  const open = new Set<ServerResponse>()
  /** Connections that have brought no request yet. */
  const unused = new Set<Socket>()
  const state = { isStopping: false, connections: 0 }
  server.on('connection', (socket: Socket) => {
    state.connections++
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket)
    open.add(response)
    if (state.isStopping) response.shouldKeepAlive = false
    response.once('close', () => open.delete(response))
  })

  /** Waits until requests that have arrived while the process was busy are read and counted. */
  async function readArrived(): Promise<void> {
    let seen
    do {
      seen = state.connections + open.size
      await turn()
      await turn()
    } while (seen !== state.connections + open.size)
  }

  /** Connections that arrive while the process does other work wait to be accepted, and a close would reset them. */
  async function acceptArrived(): Promise<void> {
    const end = performance.now() + LONGEST_WORK_MS
    let begun
    do {
      begun = performance.now()
      await turn()
    } while (performance.now() - begun > 1 && begun < end)
  }

  return {
    /**
     * From now on, each answer tells its client to close the connection, so that a proxy sends the next request to another server.
     */
    closeAfterAnswers(): void {
      state.isStopping = true
      for (const response of open) response.shouldKeepAlive = false
    },
    /** Accepts no more connections, and closes all of them when every request is answered, or after `ms` milliseconds. */
    async close(ms: number): Promise<void> {
      await readArrived()
      await acceptArrived()
      // The `close` of an HTTP server would also close connections with an arrived but unread request.
      NetServer.prototype.close.call(server)
      const closed = performance.now()
      const waited = () => performance.now() - closed
      const isAwaited = () => open.size > 0 || (unused.size > 0 && waited() < LONGEST_SILENCE_MS)
      await readArrived()
      while (isAwaited() && waited() < ms) {
        await pause(CHECK_EVERY_MS)
        await readArrived()
      }
      server.closeAllConnections()
    },
  }
}

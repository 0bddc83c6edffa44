import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** Follows the requests of a server, so that it can stop without cutting one off. */
export function followRequests(server: Server) {
  const open = new Set<ServerResponse>()
  const state = { isStopping: false, connections: 0 }
  let allAnswered = () => {}
  server.on('connection', () => void state.connections++)
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response)
    if (state.isStopping) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) allAnswered()
    })
  })

  /** Requests that have arrived and are not read yet, because the process was busy, become requests of ours. */
  async function readArrived(): Promise<void> {
    let seen
    do {
      seen = state.connections + open.size
      await turn()
      await turn()
    } while (seen !== state.connections + open.size)
  }

  return {
    /** From now on each answer tells its client to close the connection: a proxy takes another server for the next request. */
    closeAfterAnswers(): void {
      state.isStopping = true
      for (const response of open) response.shouldKeepAlive = false
    },
    /** Accepts no more connections, and closes all of them once every request is answered, or after `ms` milliseconds. */
    async close(ms: number): Promise<void> {
      await readArrived()
      // The method of an HTTP server would also close connections whose next request has arrived and is not read yet.
      NetServer.prototype.close.call(server)
      await readArrived()
      const answered = new Promise<void>((resolve) => (allAnswered = resolve))
      if (open.size > 0) await Promise.race([answered, pause(ms)])
      server.closeAllConnections()
    },
  }
}

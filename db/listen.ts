import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const CONNECTION_MS = 4000
const RETRY_MS = 1000

type Listener = {
  onMessage(payload: string): void
  onLost(error: Error | undefined): void
}

/**
 * Listens to a channel of PostgreSQL on a separate connection, and connects again whenever it is lost. Messages that are sent while
 * there is no connection are lost.
 */
export function listenTo(url: string, channel: string, { onMessage, onLost }: Listener) {
  const stopping = new AbortController()
  let open: pg.Client | null = null

  /** Listens until the connection ends, and returns the reason. */
  async function listen(): Promise<Error | undefined> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_MS,
      keepAlive: true,
      application_name: 'tirtha changes',
    })
    let lost: Error | undefined
    client.on('error', (error) => (lost = error))
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    const ended = once(client, 'end', { signal: stopping.signal }).catch(() => {})
    try {
      await client.connect()
      open = client
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      await ended
    } catch (error) {
      void client.end().catch(() => {})
      return error as Error
    } finally {
      if (!stopping.signal.aborted) open = null
    }
    return lost
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      const lost = await listen()
      if (stopping.signal.aborted) return
      onLost(lost)
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  void keepListening()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await open?.end()
    },
  }
}

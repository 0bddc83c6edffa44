import type { PGlite } from '@electric-sql/pglite'

/** Parse, bind, describe and execute. The engine answers them at the latest with the next message. */
const CONTINUED = new Set([...'PBDE'].map((type) => type.charCodeAt(0)))

/** The engine for node-postgres, which sends a statement in up to five messages; they become one call of the engine. */
export function inOneCall(engine: PGlite): PGlite {
  let waiting: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message)
    if (CONTINUED.has(message[0] ?? 0)) return []
    const messages = Buffer.concat(waiting)
    waiting = []
    return engine.execProtocolStream(messages, options)
  }
  return { waitReady: engine.waitReady, execProtocolStream } satisfies Partial<PGlite> as PGlite
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { listenTo } from '../../db/listen.ts'
import { type ContentPart, isContentPart } from '../../db/content-part.ts'

/** The channel of migration 0006. A message is a part and its version. */
const CHANNEL = 'content'
/** The connection is checked while it listens, too: a network that drops packets does not report lost messages. */
const LOOK_EVERY_MS = 500

type Deps = {
  db: Db
  /** The versions in PostgreSQL, which other processes change. */
  url: string
  log: Logger
  onChange: (part: ContentPart) => void
}

/**
 * Calls `onChange` for each part of the public content that any process has changed: at once after a message of PostgreSQL, or
 * within a second by reading the versions if messages do not come. The versions are known before it resolves, so that later reads
 * have these versions or newer ones.
 */
export async function followChanges({ db, url, log, onChange }: Deps) {
  const versions = new Map<ContentPart, string>()
  const stopping = new AbortController()

  function learn(part: ContentPart, version: string): void {
    if (versions.get(part) === version) return
    versions.set(part, version)
    onChange(part)
  }

  async function look(): Promise<void> {
    for (const { part, version } of await db.selectFrom('content_versions').selectAll().execute()) learn(part, version)
  }

  async function lookAgain(): Promise<void> {
    let isAway = false
    while (!stopping.signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      const error = await look().then(
        () => null,
        (reason: unknown) => reason,
      )
      if (error && !isAway) log.warn({ err: error }, 'changes of the catalogue cannot be looked up')
      isAway = error !== null
    }
  }

  await look()
  const looking = lookAgain()
  const listener = listenTo(url, CHANNEL, {
    onMessage(payload) {
      const [part, version] = payload.split(' ')
      if (isContentPart(part) && version) learn(part, version)
    },
    onLost: (error) => log.warn({ err: error }, 'connection for changes of the catalogue lost'),
  })
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all([looking, listener.stop()])
    },
  }
}
